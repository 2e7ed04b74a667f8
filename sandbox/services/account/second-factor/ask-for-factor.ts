import { type Answer, redirect, refuseUntil } from '../answer.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { startChallenge } from './challenges.ts';
import { sendSmsCode, untilNextSms } from './sms-codes.ts';

/** Starts the wait for a second factor; where it comes by SMS, sends it, or refuses when the number had its messages. */
export function askForFactor(account: AccountContext, user: UserRow, factor: 'sms' | 'totp'): Answer {
	const challenge = startChallenge(account.db, { userId: user.id, factor, now: account.now() });
	if (factor === 'sms' && !sendSmsCode(account, user, challenge.token)) {
		return refuseUntil(untilNextSms(account, user));
	}
	return redirect('/account/login/mfa', { data: { mfa: factor }, challenge });
}
