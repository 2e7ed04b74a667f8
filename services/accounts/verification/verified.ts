import type { AccountResult } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall, type SignedInHandler } from '../signed-in.ts';
import { byPassword, type Judge, type Verification } from './by-password.ts';
import { judgeCode } from './judge-code.ts';

type Change<Input> = (account: AccountContext, call: SignedInCall<Input>) => Promise<AccountResult>;

/**
 * Makes a sensitive change once its player has confirmed it: by a code where MFA is on, else by the
 * password. A confirmation holds 10 minutes for its session, unless the change asks `anew`.
 */
export function verified<Input extends Verification>(
	change: Change<Input>,
	{ anew = false } = {},
): SignedInHandler<Input> {
	return (account, call) => {
		const settle = (judge: Judge) =>
			commitSignedIn(
				call,
				async (account, present) => (await judge(account, present)) ?? change(account, present),
			);
		if (!call.user.factor && call.input.password !== '') return byPassword(account, call, settle);
		return settle((account, present) => judgeCode(account, present, { anew }));
	};
}
