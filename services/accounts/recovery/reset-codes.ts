import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import { get, run } from '../../store/query.ts';

const insert = 'INSERT INTO reset_code (hash, user_id, expires_at) VALUES (?, ?, ?)';

/**
 * Makes a code of 256 bits for the link in a mail. Those of the mails before hold as well until one is used: anybody may ask
 * for a mail, and would end the owner's reset by it. What an hour allows to one mailbox bounds them.
 */
export function issueResetCode(db: DatabaseSync, userId: string, now: number): string {
	const code = createToken();
	run(db, insert, digest(code), userId, now + limits.lifetime.resetCode * 1000);
	return code;
}

/** When that player's code ends, in milliseconds; undefined when it is none of theirs. */
export function endOfResetCode(db: DatabaseSync, userId: string, code: string): number | undefined {
	const sql = 'SELECT expires_at FROM reset_code WHERE user_id = ? AND hash = ?';
	return get<{ expires_at: number }>(db, sql, userId, digest(code))?.expires_at;
}

/** Ends every code of a player. */
export function dropResetCodes(db: DatabaseSync, userId: string): void {
	run(db, 'DELETE FROM reset_code WHERE user_id = ?', userId);
}
