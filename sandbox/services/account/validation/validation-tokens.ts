import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { get, run } from '../../../store/query.ts';
import { createToken, digest } from '../../secrets.ts';

const upsert = `INSERT INTO validation_token (user_id, hash, expires_at) VALUES (?, ?, ?)
	ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at, used = 0`;

/** Makes a token for the link in a mail; the one before is dead. */
export function issueValidationToken(db: DatabaseSync, userId: string, now: number): string {
	const token = createToken();
	run(db, upsert, userId, digest(token), now + limits.lifetime.validationToken * 1000);
	return token;
}

interface Found {
	used: 0 | 1;
}

/** The token as it stands, undefined when it is not that player's newest or too old. */
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

/** Uses the token up; the address that it was sent to is the player's from now on. */
export function consumeValidationToken(db: DatabaseSync, userId: string): void {
	run(db, 'UPDATE validation_token SET used = 1 WHERE user_id = ?', userId);
	run(db, confirm, userId);
}

export function dropValidationToken(db: DatabaseSync, userId: string): void {
	run(db, 'DELETE FROM validation_token WHERE user_id = ?', userId);
}
