import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { findSignedIn, type SignedIn } from '../signed-in.ts';
import { findById, type UserRow } from '../users.ts';
import { sendSessionCode } from '../verification/session-codes.ts';
import { type Challenge, findChallenge, sendChallengeCode } from './challenges.ts';
import { untilNextSms } from './sms-codes.ts';

/**
 * Sends a new code for a waiting sign-in, or to a signed-in player who is about to confirm a change; the one before is
 * dead. Terms that are not accepted are no reason to refuse: deleting the account needs the code.
 */
export function resendCode(account: AccountContext, call: AccountCall<unknown>): AccountResult {
	return call.commit(() => {
		const challenge = findChallenge(account.db, call.bearer, account.now());
		if (challenge) return sendForSignIn(account, call, challenge);
		const found = findSignedIn(account, call);
		return found ? sendForChange(account, call, found) : refuse('NO_PENDING_MFA_VERIFICATION');
	});
}

function sendForSignIn(
	account: AccountContext,
	{ bearer = '' }: AccountCall<unknown>,
	challenge: Challenge,
): AccountResult {
	const user = findById(account.db, challenge.user_id);
	if (!user || challenge.factor !== 'sms') return refuse('MFA_NOT_ENABLED');
	return answerTo(sendChallengeCode(account, user, bearer), account, user);
}

function sendForChange(account: AccountContext, call: AccountCall<unknown>, found: SignedIn): AccountResult {
	if (found.user.factor !== 'sms') return refuse('MFA_NOT_ENABLED');
	return answerTo(sendSessionCode(account, { ...call, ...found }), account, found.user);
}

function answerTo(wasSent: boolean, account: AccountContext, user: UserRow): AccountResult {
	return wasSent ? succeed() : refuseUntil(untilNextSms(account, user));
}
