import { get } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { findByEmail, findById, type UserRow } from '../users.ts';

const held = 'SELECT user_id FROM email_undo WHERE email = ? AND expires_at > ?';

/** Whose a mail address is: of the account that has it, or of one that may still take it back. `email` is that address. */
export function findHolder({ db, now }: AccountContext, email: string): UserRow | undefined {
	const owner = findByEmail(db, email);
	if (owner) return owner;
	const undo = get<{ user_id: string }>(db, held, email, now());
	const former = undo && findById(db, undo.user_id);
	return former && { ...former, email };
}
