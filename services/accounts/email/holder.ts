import type { AccountContext } from '../call.ts';
import { findByEmail, findById, type UserRow } from '../users.ts';

/** Whose a mail address is: of the account that has it, or of one that may still take it back. `email` is that address. */
export async function findHolder({ db, now }: AccountContext, email: string): Promise<UserRow | undefined> {
	const owner = await findByEmail(db, email);
	if (owner) return owner;
	const undo = await db
		.selectFrom('email_undo')
		.select('user_id')
		.where('email', '=', email)
		.where('expires_at', '>', now())
		.executeTakeFirst();
	const former = undo && (await findById(db, undo.user_id));
	return former && { ...former, email };
}
