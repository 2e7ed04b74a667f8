import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { findSignedIn, type SignedIn } from '../signed-in.ts';
import type { UserRow } from '../users.ts';
import { sendSessionCode } from '../verification/session-codes.ts';
import { type Challenge, findChallenge, sendChallengeCode } from './challenges.ts';
import { untilNextSms } from './sms-codes.ts';

/**
 * Sends a new code for a waiting sign-in, or to a signed-in player who is about to confirm a change; the one before is
 * dead. Terms that are not accepted are no reason to refuse: deleting the account needs the code.
 */
export function resendCode(_account: AccountContext, call: AccountCall<unknown>): Promise<AccountResult> {
	return call.commit(async (account) => {
		const challenge = await findChallenge(account.db, call.bearer, account.now());
		if (challenge) return sendForSignIn(account, call, challenge);
		const found = await findSignedIn(account, call);
		return found ? sendForChange(account, call, found) : refuse('NO_PENDING_MFA_VERIFICATION');
	});
}

async function sendForSignIn(
	account: AccountContext,
	{ bearer = '' }: AccountCall<unknown>,
	challenge: Challenge,
): Promise<AccountResult> {
	const user = await lockUser(account, challenge.user_id);
	if (!user || challenge.factor !== 'sms') return refuse('MFA_NOT_ENABLED');
	return answerTo(await sendChallengeCode(account, user, bearer), account, user);
}

async function sendForChange(
	account: AccountContext,
	call: AccountCall<unknown>,
	found: SignedIn,
): Promise<AccountResult> {
	const user = await lockUser(account, found.user.id);
	if (user?.factor !== 'sms') return refuse('MFA_NOT_ENABLED');
	return answerTo(await sendSessionCode(account, { ...call, ...found, user }), account, user);
}

async function answerTo(wasSent: boolean, account: AccountContext, user: UserRow): Promise<AccountResult> {
	return wasSent ? succeed() : refuseUntil(await untilNextSms(account, user));
}
