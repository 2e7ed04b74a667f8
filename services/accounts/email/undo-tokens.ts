import { limits } from '#contract/limits.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import type { Db } from '../../store/store.ts';
import type { UserRow } from '../users.ts';

/** Makes a token that gives an account its present address back later. */
export async function issueUndoToken(db: Db, { id, email }: UserRow, now: number): Promise<string> {
	const token = createToken();
	const expires_at = now + limits.lifetime.emailUndo * 1000;
	await db
		.insertInto('email_undo')
		.values({ hash: digest(token), user_id: id, email, expires_at })
		.execute();
	return token;
}

/** What an undo token is for, while it holds. */
export interface Undo {
	user_id: string;
	email: string;
}

export function findUndo(db: Db, token: string, now: number): Promise<Undo | undefined> {
	return db
		.selectFrom('email_undo')
		.select(['user_id', 'email'])
		.where('hash', '=', digest(token))
		.where('expires_at', '>', now)
		.executeTakeFirst();
}

/** Ends the tokens that would give an account the address that it has at present. */
export async function dropUndosOf(db: Db, { id, email }: UserRow): Promise<void> {
	await db.deleteFrom('email_undo').where('user_id', '=', id).where('email', '=', email).execute();
}

export async function dropUndos(db: Db, userId: string): Promise<void> {
	await db.deleteFrom('email_undo').where('user_id', '=', userId).execute();
}
