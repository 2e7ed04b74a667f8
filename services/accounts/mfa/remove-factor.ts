import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import type { SignedInCall } from '../signed-in.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

const update = 'UPDATE user SET factor = NULL, phone = NULL, totp_secret = NULL, totp_step = 0 WHERE id = ?';

/** Turns MFA off, and removes the codes that stood in for it and sign-ins that wait for it. */
export function removeFactor(account: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	const { db } = account;
	if (!user.factor) return refuse('MFA_NOT_ENABLED');
	run(db, update, user.id);
	run(db, 'UPDATE challenge SET ended = 1 WHERE user_id = ?', user.id);
	dropRecoveryCodes(db, user.id);
	notify(account, user, 'mfaRemoved');
	return succeed();
}
