import { type AccountResult, redirect } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { countPasskeys } from '../passkeys/passkeys.ts';
import type { UserRow } from '../users.ts';
import { sendChallengeCode, startChallenge } from './challenges.ts';

/**
 * Starts the wait for MFA; where it comes by SMS, sends it. A number that has had its messages for this
 * hour gets none: a recovery code still lets its player in, and sending again says how long to wait.
 */
export async function askForFactor(
	account: AccountContext,
	user: UserRow,
	factor: 'sms' | 'totp',
): Promise<AccountResult> {
	const challenge = await startChallenge(account.db, { userId: user.id, factor, now: account.now() });
	if (factor === 'sms') await sendChallengeCode(account, user, challenge.token);
	const passkey = account.hasPasskeys && (await countPasskeys(account.db, user.id)) > 0;
	return redirect('/account/login/mfa', { data: { mfa: factor, ...(passkey && { passkey }) }, challenge });
}
