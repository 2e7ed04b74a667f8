import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { get, run } from '../../../store/query.ts';
import { createToken, digest } from '../../secrets.ts';

const upsert = `INSERT INTO reset_code (user_id, hash, expires_at) VALUES (?, ?, ?)
	ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at`;

/** Makes a code for the link in a mail; the one before is dead. */
export function issueResetCode(db: DatabaseSync, userId: string, now: number): string {
	const code = createToken();
	run(db, upsert, userId, digest(code), now + limits.lifetime.resetCode * 1000);
	return code;
}

/** When that player's newest code ends, in milliseconds; undefined when it is another one. */
export function endOfResetCode(db: DatabaseSync, userId: string, code: string): number | undefined {
	const sql = 'SELECT expires_at FROM reset_code WHERE user_id = ? AND hash = ?';
	return get<{ expires_at: number }>(db, sql, userId, digest(code))?.expires_at;
}

export function dropResetCode(db: DatabaseSync, userId: string): void {
	run(db, 'DELETE FROM reset_code WHERE user_id = ?', userId);
}

/** The counter of wrong codes for a user name, whether anybody has it or not. */
export function resetKey(username: string): string {
	return `reset:${username.toLowerCase()}`;
}
