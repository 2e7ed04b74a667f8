import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import { get, run } from '../../store/query.ts';
import type { UserRow } from '../users.ts';

const insert = 'INSERT INTO email_undo (hash, user_id, email, expires_at) VALUES (?, ?, ?, ?)';

/** Makes a token that gives an account its present address back later. */
export function issueUndoToken(db: DatabaseSync, { id, email }: UserRow, now: number): string {
	const token = createToken();
	run(db, insert, digest(token), id, email, now + limits.lifetime.emailUndo * 1000);
	return token;
}

/** What an undo token is for, while it holds. */
export interface Undo {
	user_id: string;
	email: string;
}

export function findUndo(db: DatabaseSync, token: string, now: number): Undo | undefined {
	const sql = 'SELECT user_id, email FROM email_undo WHERE hash = ? AND expires_at > ?';
	return get<Undo>(db, sql, digest(token), now);
}

/** Ends the tokens that would give an account the address that it has at present. */
export function dropUndosOf(db: DatabaseSync, { id, email }: UserRow): void {
	run(db, 'DELETE FROM email_undo WHERE user_id = ? AND email = ?', id, email);
}

export function dropUndos(db: DatabaseSync, userId: string): void {
	run(db, 'DELETE FROM email_undo WHERE user_id = ?', userId);
}
