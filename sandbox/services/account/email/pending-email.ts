import type { DatabaseSync } from 'node:sqlite';
import { get, run } from '../../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { dropValidationToken } from '../validation/validation-tokens.ts';

const drop = 'UPDATE user SET pending_email = NULL WHERE id = ? AND pending_email IS NOT NULL';

/** Ends a change of address that is not confirmed yet; the link in its mail is dead. */
export function dropPendingEmail(db: DatabaseSync, userId: string): void {
	if (run(db, drop, userId) > 0) dropValidationToken(db, userId);
}

const undo = 'SELECT 1 FROM email_undo WHERE user_id = ? AND expires_at > ?';

/** Whether a change of address was left unconfirmed for so long that its owner could no longer undo it. */
export function hasLapsed({ db, now }: AccountContext, { id, pending_email }: UserRow): boolean {
	return pending_email !== null && !get(db, undo, id, now());
}
