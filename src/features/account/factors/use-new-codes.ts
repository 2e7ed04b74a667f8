import { useState } from 'react';
import { call } from '#api/call.ts';
import { renewRecoveryCodes } from '#contract/endpoints/second-factor.ts';
import { proofCodes, useVerified } from '../verification/verified.ts';
import type { FactorStepProps } from './factor-props.ts';

/** Has ten new recovery codes made, once it is verified who asks. */
export function useNewCodes({ move, refresh }: FactorStepProps): {
	isBusy: boolean;
	renew: () => Promise<void>;
} {
	const verified = useVerified();
	const [isBusy, setBusy] = useState(false);
	const renew = async () => {
		setBusy(true);
		const result = await verified((proof) => call(renewRecoveryCodes, proof, { untold: proofCodes }));
		setBusy(false);
		if (result.kind === 'ok') move({ kind: 'codesMade', codes: result.data.recoveryCodes });
		// Another device may have removed the factor.
		if (result.kind === 'ok' || result.kind === 'failed') await refresh();
	};
	return { isBusy, renew };
}
