import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { get, run } from '../../store/query.ts';

/** An MFA method that is being set up. */
export interface PendingFactor {
	kind: 'sms' | 'totp';
	phone: string | null;
	secret: string | null;
	code_hash: string | null;
	expires_at: number;
}

const replace = `INSERT OR REPLACE INTO pending_factor (user_id, kind, phone, secret, code_hash, expires_at)
	VALUES (?, ?, ?, ?, ?, ?)`;

/** Starts setting up MFA; what was begun before is dead. */
export function startFactor(
	db: DatabaseSync,
	userId: string,
	factor: Partial<PendingFactor> & Pick<PendingFactor, 'kind' | 'expires_at'>,
): void {
	const { kind, phone = null, secret = null, code_hash = null, expires_at } = factor;
	run(db, replace, userId, kind, phone, secret, code_hash, expires_at);
}

interface Wanted {
	userId: string;
	kind: PendingFactor['kind'];
	now: number;
}

const select = `SELECT kind, phone, secret, code_hash, expires_at FROM pending_factor
	WHERE user_id = ? AND kind = ? AND expires_at > ? AND tries < ?`;

/** What that player has begun to set up, while it can still be confirmed. */
export function findFactor(db: DatabaseSync, { userId, kind, now }: Wanted): PendingFactor | undefined {
	return get<PendingFactor>(db, select, userId, kind, now, limits.attempts.codePerChallenge);
}

export function countFactorTry(db: DatabaseSync, userId: string): void {
	run(db, 'UPDATE pending_factor SET tries = tries + 1 WHERE user_id = ?', userId);
}

export function dropFactor(db: DatabaseSync, userId: string): void {
	run(db, 'DELETE FROM pending_factor WHERE user_id = ?', userId);
}
