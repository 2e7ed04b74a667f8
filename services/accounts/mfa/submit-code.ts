import type { ParsedInput } from '#contract/endpoint.ts';
import type { submitCode as endpoint } from '#contract/endpoints/account.ts';
import { type AccountResult, refuse } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { findById, type UserRow } from '../users.ts';
import { acceptCode } from './accept-code.ts';
import { type Challenge, countTry, endChallenge, findChallenge } from './challenges.ts';
import { forgetWrongCodes, refuseAfterWrongCodes, refuseCode } from './wrong-codes.ts';

type CodeCall = AccountCall<ParsedInput<typeof endpoint>>;

/** Finishes a sign-in; counting, checking and using a code up are one step that nothing can come between. */
export function submitCode(_account: AccountContext, call: CodeCall): Promise<AccountResult> {
	return call.commit(async (account) => {
		const owner = await findChallenge(account.db, call.bearer, account.now());
		if (owner) await lockUser(account, owner.user_id);
		// Somebody else may have met it while this call waited.
		const challenge = owner && (await findChallenge(account.db, call.bearer, account.now()));
		if (!challenge) return refuse('NO_PENDING_MFA_VERIFICATION');
		return (await refuseAfterWrongCodes(account, challenge.user_id)) ?? judge(account, call, challenge);
	});
}

async function judge(account: AccountContext, call: CodeCall, challenge: Challenge): Promise<AccountResult> {
	const user = await findById(account.db, challenge.user_id);
	if (!user || !(await isAccepted(account, { call, challenge, user }))) {
		await countTry(account.db, challenge);
		return refuseCode(account, challenge.user_id);
	}
	await endChallenge(account.db, challenge);
	await forgetWrongCodes(account, user.id);
	return signIn(account, user, call);
}

interface Attempt {
	call: CodeCall;
	challenge: Challenge;
	user: UserRow;
}

function isAccepted(account: AccountContext, { call, challenge, user }: Attempt): Promise<boolean> {
	const { factor, code_hash: hash, code_expires_at: expiresAt } = challenge;
	const sent = { hash, expiresAt };
	return acceptCode(account, { user, factor, sent, code: call.input.code, salt: call.bearer ?? '' });
}
