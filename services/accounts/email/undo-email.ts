import type { ParsedInput } from '#contract/endpoint.ts';
import type { undoEmail as endpoint } from '#contract/endpoints/account-settings.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { lockKeys } from '../../store/transaction.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { endUnwantedAlerts } from '../mail-preferences/end-unwanted-alerts.ts';
import { notify } from '../mails/notify.ts';
import { dropResetCodes } from '../recovery/reset-codes.ts';
import { recordEvent } from '../security-events.ts';
import { revokeAll } from '../sessions.ts';
import type { UserRow } from '../users.ts';
import { dropValidationTokens } from '../validation/validation-tokens.ts';
import { dropUndos, findUndo } from './undo-tokens.ts';

/** Gives an account the address back that it had, and signs out whoever changed it. */
export function undoEmail(
	_account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	return call.commit(async (account) => {
		const seen = await findUndo(account.db, call.input.token, account.now());
		const user = seen && (await lockUser(account, seen.user_id));
		// It may have been used while this call waited.
		const undo = user && (await findUndo(account.db, call.input.token, account.now()));
		if (!undo) return refuse('INCORRECT_EMAIL_TOKEN');
		if (undo.email !== user.email) await endUnwantedAlerts(account.db, user);
		return restore(account, { ...user, email: undo.email }, call.device);
	});
}

async function restore(account: AccountContext, user: UserRow, device: string): Promise<AccountResult> {
	const { db, now } = account;
	// Who asks whose the address is looks at players first and at undos then, and must not miss it in between.
	await lockKeys(account, [`email:${user.email}`]);
	const before = { email: user.email, email_verified: 1, pending_email: null } as const;
	await db.updateTable('user').set(before).where('id', '=', user.id).execute();
	await dropUndos(db, user.id);
	await dropValidationTokens(db, user.id);
	await dropResetCodes(db, user.id);
	await revokeAll(db, user.id, now());
	await notify(account, user, 'addressRestored');
	await recordEvent(account, { userId: user.id, kind: 'emailRestored', device });
	return succeed();
}
