import { useState } from 'react';
import { call } from '#api/call.ts';
import { addTotp } from '#contract/endpoints/second-factor.ts';
import { proofCodes, useVerified } from '../verification/verified.ts';
import type { FactorStepProps } from './factor-props.ts';

/** Has the secret for an app made, once it is verified who asks. */
export function useSecret({ move, refresh }: FactorStepProps): {
	isBusy: boolean;
	make: () => Promise<void>;
} {
	const verified = useVerified();
	const [isBusy, setBusy] = useState(false);
	const make = async () => {
		setBusy(true);
		const result = await verified((proof) => call(addTotp, proof, { untold: proofCodes }));
		setBusy(false);
		if (result.kind === 'ok') move({ kind: 'secretMade', setup: result.data });
		// Another device may have set one up.
		else if (result.kind === 'failed') await refresh();
	};
	return { isBusy, make };
}
