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
import { count, countOf, forget } from '../../shared/attempts.ts';
import { run } from '../../store/query.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { dropPendingEmail } from '../email/pending-email.ts';
import { hashPassword } from '../passwords.ts';
import { unlinkAll } from '../platforms/unlink-all.ts';
import { revokeAll } from '../sessions.ts';
import { passwordKey } from '../sign-in/password-key.ts';
import { findByUsername, type UserRow } from '../users.ts';
import { notifyOfReset } from './notify-of-reset.ts';
import { dropResetCodes, endOfResetCode } from './reset-codes.ts';

type ResetCall = AccountCall<ParsedInput<typeof endpoint>>;

/** Sets a new password with a code from a mail. */
export async function resetPassword(account: AccountContext, call: ResetCall): Promise<AccountResult> {
	const found = findOwner(account, call);
	if (!found.ok) return found;
	const password = await hashPassword(call.input.password);
	return call.commit(() => {
		// Between reading and here the code may have been used.
		const present = findOwner(account, call);
		return present.ok ? replace(account, present.user, { ...call.input, password }) : present;
	});
}

/** Whose a code is. A right one counts whatever strangers have sent; wrong ones are counted by where they come from. */
function findOwner(account: AccountContext, call: ResetCall): { ok: true; user: UserRow } | AccountRefusal {
	const { db, now } = account;
	const user = findByUsername(db, call.input.username);
	const end = endOfResetCode(db, user?.id ?? '', call.input.recoveryCode);
	if (!user || end === undefined) return refuseWrongCode(account, call);
	return end > now() ? { ok: true, user } : refuse('PASSWORD_RESET_CODE_EXPIRED');
}

function refuseWrongCode({ db, now }: AccountContext, { address }: ResetCall): AccountRefusal {
	const { times, within } = limits.attempts.resetCodePerAddress;
	const window = { key: `reset:address:${address}`, within, now: now() };
	const wrong = countOf(db, window);
	if (wrong.times >= times) return refuseUntil(wrong.untilOldestLeaves);
	count(db, window);
	return refuse('PASSWORD_RESET_CODE_INVALID');
}

interface Change {
	/** As it is stored. */
	password: string;
	unlinkPlatforms: boolean;
}

function replace(
	account: AccountContext,
	user: UserRow,
	{ password, unlinkPlatforms }: Change,
): AccountResult {
	const { db, now } = account;
	run(db, 'UPDATE user SET password = ? WHERE id = ?', password, user.id);
	dropResetCodes(db, user.id);
	// Whoever knew the old password may have asked for it.
	dropPendingEmail(db, user.id);
	revokeAll(db, user.id, now());
	for (const identifier of [user.username, user.email]) forget(db, passwordKey(identifier));
	if (unlinkPlatforms) unlinkAll(account, user);
	notifyOfReset(account, user);
	return succeed();
}
