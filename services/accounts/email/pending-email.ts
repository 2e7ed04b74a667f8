import type { DatabaseSync } from 'node:sqlite';
import type { User } from '#contract/endpoints/account.ts';
import type { ServiceContext } from '../../context.ts';
import { get, run } from '../../store/query.ts';
import type { UserRow } from '../users.ts';
import { dropValidationTokens } from '../validation/validation-tokens.ts';

type Clocked = Pick<ServiceContext, 'db' | 'now'>;
type Waiting = Pick<UserRow, 'id' | 'pending_email'>;

const drop = 'UPDATE user SET pending_email = NULL WHERE id = ? AND pending_email IS NOT NULL';

/** Ends a change of address that is not confirmed yet; the link in its mail is dead. */
export function dropPendingEmail(db: DatabaseSync, userId: string): void {
	if (run(db, drop, userId) > 0) dropValidationTokens(db, userId);
}

const undo = 'SELECT 1 FROM email_undo WHERE user_id = ? AND expires_at > ?';

/** The address that waits; none where it was left unconfirmed for so long that its owner could no longer undo it. */
export function pendingEmailOf({ db, now }: Clocked, { id, pending_email }: Waiting): string | null {
	return pending_email !== null && get(db, undo, id, now()) ? pending_email : null;
}

const link = 'SELECT 1 FROM validation_token WHERE user_id = ? AND used = 0 AND expires_at > ?';

/** The waiting change of address as its player sees it. */
export function presentPendingEmail(clocked: Clocked, user: Waiting): User['pendingEmail'] {
	const email = pendingEmailOf(clocked, user);
	return email === null ? null : { email, expired: !get(clocked.db, link, user.id, clocked.now()) };
}
