import type { ParsedInput } from '#contract/endpoint.ts';
import type { undoEmail as endpoint } from '#contract/endpoints/account-settings.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { run } from '../../store/query.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { notify } from '../mails/notify.ts';
import { dropResetCodes } from '../recovery/reset-codes.ts';
import { revokeAll } from '../sessions.ts';
import { findById, type UserRow } from '../users.ts';
import { dropValidationTokens } from '../validation/validation-tokens.ts';
import { dropUndos, findUndo } from './undo-tokens.ts';

/** Gives an account the address back that it had, and signs out whoever changed it. */
export function undoEmail(
	account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): AccountResult {
	return call.commit(() => {
		const undo = findUndo(account.db, call.input.token, account.now());
		const user = undo && findById(account.db, undo.user_id);
		return user ? restore(account, { ...user, email: undo.email }) : refuse('INCORRECT_EMAIL_TOKEN');
	});
}

const update = 'UPDATE user SET email = ?, email_verified = 1, pending_email = NULL WHERE id = ?';

function restore(account: AccountContext, user: UserRow): AccountResult {
	const { db, now } = account;
	run(db, update, user.email, user.id);
	dropUndos(db, user.id);
	dropValidationTokens(db, user.id);
	dropResetCodes(db, user.id);
	revokeAll(db, user.id, now());
	notify(account, user, 'addressRestored');
	return succeed();
}
