import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import { recordEvent } from '../security-events.ts';
import type { SignedInCall } from '../signed-in.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

/** Turns MFA off, and removes the codes that stood in for it and sign-ins that wait for it. */
export async function removeFactor(
	account: AccountContext,
	{ user, device }: SignedInCall<unknown>,
): Promise<AccountResult> {
	const { db } = account;
	if (!user.factor) return refuse('MFA_NOT_ENABLED');
	const off = { factor: null, phone: null, totp_secret: null, totp_step: 0 };
	await db.updateTable('user').set(off).where('id', '=', user.id).execute();
	await db.updateTable('challenge').set({ ended: 1 }).where('user_id', '=', user.id).execute();
	await dropRecoveryCodes(db, user.id);
	await notify(account, user, 'mfaRemoved');
	await recordEvent(account, { userId: user.id, kind: 'mfaDisabled', device });
	return succeed();
}
