import { call } from '#api/call.ts';
import type { Result } from '#api/result.ts';
import { addSms } from '#contract/endpoints/second-factor.ts';
import { type Cancelled, proofCodes, useVerified } from '../verification/verified.ts';

/** What has a code sent to a phone that is to become the second factor, once it is verified who asks. */
export function useSmsCode(): (phone: string) => Promise<Result<null> | Cancelled> {
	const verified = useVerified();
	return (phone) =>
		verified((proof) =>
			call(addSms, { phone, ...proof }, { untold: [...proofCodes, 'INVALID_PHONE_NUMBER'] }),
		);
}
