import { type Answer, redirect } from '../answer.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { startChallenge } from './challenges.ts';
import { sendSmsCode } from './sms-codes.ts';

/** Starts the wait for a second factor; where it comes by SMS, sends it. */
export function askForFactor(account: AccountContext, user: UserRow, factor: 'sms' | 'totp'): Answer {
	const challenge = startChallenge(account.db, { userId: user.id, factor, now: account.now() });
	if (factor === 'sms') sendSmsCode(account, user, challenge.token);
	return redirect('/account/login/mfa', { data: { mfa: factor }, challenge });
}
