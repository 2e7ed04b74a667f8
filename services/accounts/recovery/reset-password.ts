import type { ParsedInput } from '#contract/endpoint.ts';
import type { resetPassword as endpoint } from '#contract/endpoints/account.ts';
import { limits } from '#contract/limits.ts';
import {
	type AccountRefusal,
	type AccountResult,
	refuse,
	refuseUntil,
	succeed,
} from '../../shared/answer.ts';
import { forget, untilCounted } from '../../shared/attempts.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { dropPendingEmail } from '../email/pending-email.ts';
import { lockUser } from '../lock-user.ts';
import { dropPasskeys } from '../passkeys/passkeys.ts';
import { hashPassword } from '../passwords.ts';
import { unlinkAll } from '../platforms/unlink-all.ts';
import { recordEvent } from '../security-events.ts';
import { revokeAll } from '../sessions.ts';
import { passwordKey } from '../sign-in/password-key.ts';
import { findByUsername, type UserRow } from '../users.ts';
import { notifyOfReset } from './notify-of-reset.ts';
import { dropResetCodes, endOfResetCode } from './reset-codes.ts';

type ResetCall = AccountCall<ParsedInput<typeof endpoint>>;

/** Sets a new password with a code from a mail. */
export async function resetPassword(account: AccountContext, call: ResetCall): Promise<AccountResult> {
	const found = await findOwner(account, call);
	if (!found.ok) return found;
	const password = await hashPassword(call.input.password);
	return call.commit(async (account) => {
		await lockUser(account, found.user.id);
		// Between reading and here the code may have been used.
		const present = await findOwner(account, call);
		return present.ok
			? replace(account, present.user, { ...call.input, password, device: call.device })
			: present;
	});
}

/** Whose a code is. A right one counts whatever strangers have sent; wrong ones are counted by where they come from. */
async function findOwner(
	account: AccountContext,
	call: ResetCall,
): Promise<{ ok: true; user: UserRow } | AccountRefusal> {
	const { db, now } = account;
	const user = await findByUsername(db, call.input.username);
	const end = await endOfResetCode(db, user?.id ?? '', call.input.recoveryCode);
	if (!user || end === undefined) return refuseWrongCode(account, call);
	return end > now() ? { ok: true, user } : refuse('PASSWORD_RESET_CODE_EXPIRED');
}

async function refuseWrongCode(account: AccountContext, { address }: ResetCall): Promise<AccountRefusal> {
	const key = `reset:address:${address}`;
	const wait = await untilCounted(account, [{ ...limits.attempts.resetCodePerAddress, key }]);
	return wait > 0 ? refuseUntil(wait) : refuse('PASSWORD_RESET_CODE_INVALID');
}

interface Change {
	/** As it is stored. */
	password: string;
	unlinkPlatforms: boolean;
	removePasskeys: boolean;
	device: string;
}

async function replace(
	account: AccountContext,
	user: UserRow,
	{ password, unlinkPlatforms, removePasskeys, device }: Change,
): Promise<AccountResult> {
	const { db, now } = account;
	await db.updateTable('user').set({ password }).where('id', '=', user.id).execute();
	await dropResetCodes(db, user.id);
	// Whoever knew the old password may have asked for it.
	await dropPendingEmail(db, user.id);
	await revokeAll(db, user.id, now());
	await forget(account, [user.username, user.email].map(passwordKey));
	if (unlinkPlatforms) await unlinkAll(account, user);
	const removed = removePasskeys ? await dropPasskeys(db, user.id) : 0;
	await notifyOfReset(account, user);
	await recordEvent(account, { userId: user.id, kind: 'passwordReset', device });
	if (removed > 0) await recordEvent(account, { userId: user.id, kind: 'passkeyRemoved', device });
	return succeed();
}
