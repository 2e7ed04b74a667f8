import { type Answer, refuse, refuseUntil, succeed } from '../answer.ts';
import type { AccountContext, Call } from '../call.ts';
import { findById } from '../users.ts';
import { findChallenge } from './challenges.ts';
import { sendSmsCode, untilNextSms } from './sms-codes.ts';

/** Sends a new code for a waiting sign-in; the one before is dead. */
export function resendCode(account: AccountContext, call: Call<unknown>): Answer {
	return call.commit(() => {
		const challenge = findChallenge(account.db, call.bearer, account.now());
		const user = challenge && findById(account.db, challenge.user_id);
		if (!user || !call.bearer) return refuse('NO_PENDING_MFA_VERIFICATION');
		if (challenge.factor !== 'sms') return refuse('MFA_NOT_ENABLED');
		return sendSmsCode(account, user, call.bearer) ? succeed() : refuseUntil(untilNextSms(account, user));
	});
}
