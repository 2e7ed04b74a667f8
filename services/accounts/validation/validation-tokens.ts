import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import { get, run } from '../../store/query.ts';

const insert = 'INSERT INTO validation_token (hash, user_id, expires_at) VALUES (?, ?, ?)';

/**
 * Makes a token for the link in a mail. Those of the mails before hold as well until one is used: anybody may ask for another,
 * and would end the owner's link by it.
 */
export function issueValidationToken(db: DatabaseSync, userId: string, now: number): string {
	const token = createToken();
	run(db, insert, digest(token), userId, now + limits.lifetime.validationToken * 1000);
	return token;
}

interface Found {
	used: 0 | 1;
}

/** The token as it stands, undefined when it is none of that player's or too old. */
export function findValidationToken(
	db: DatabaseSync,
	{ userId, token }: { userId: string; token: string },
	now: number,
): Found | undefined {
	const sql = 'SELECT used FROM validation_token WHERE user_id = ? AND hash = ? AND expires_at > ?';
	return get<Found>(db, sql, userId, digest(token), now);
}

const confirm = `UPDATE user SET email = coalesce(pending_email, email), pending_email = NULL, email_verified = 1
	WHERE id = ?`;

/** Uses the tokens up; the address that they were sent to is the player's from now on. */
export function consumeValidationTokens(db: DatabaseSync, userId: string): void {
	run(db, 'UPDATE validation_token SET used = 1 WHERE user_id = ?', userId);
	run(db, confirm, userId);
}

/** Ends every token of a player. */
export function dropValidationTokens(db: DatabaseSync, userId: string): void {
	run(db, 'DELETE FROM validation_token WHERE user_id = ?', userId);
}
