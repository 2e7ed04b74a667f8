import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import type { Grant } from '#contract/upstream.ts';
import { get, run } from '../../store/query.ts';
import { createToken, digest } from '../secrets.ts';

export interface SessionRow {
	id: string;
	user_id: string;
	last_seen: number;
	expires_at: number;
}

interface Start {
	userId: string;
	device: string;
	now: number;
}

const insert = `INSERT INTO session (id, hash, user_id, device, created_at, last_seen, expires_at)
	VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** Starts a session whose end is fixed; only the hash of its token is stored. */
export function startSession(db: DatabaseSync, { userId, device, now }: Start): Grant {
	const token = createToken();
	const expires = now + limits.lifetime.session * 1000;
	run(db, insert, randomUUID(), digest(token), userId, device, now, now, expires);
	return { token, expire: new Date(expires).toISOString() };
}

const select = `SELECT id, user_id, last_seen, expires_at FROM session
	WHERE hash = ? AND revoked_at IS NULL AND expires_at > ?`;

/** The living session that a token opens. */
export function findSession(
	db: DatabaseSync,
	token: string | undefined,
	now: number,
): SessionRow | undefined {
	return token === undefined ? undefined : get<SessionRow>(db, select, digest(token), now);
}

/** Notes that a session is in use, at most once a minute. */
export function touchSession(db: DatabaseSync, session: SessionRow, now: number): void {
	if (now - session.last_seen < 60_000) return;
	run(db, 'UPDATE session SET last_seen = ? WHERE id = ?', now, session.id);
}

export function revokeSession(db: DatabaseSync, token: string | undefined, now: number): void {
	const sql = 'UPDATE session SET revoked_at = ? WHERE hash = ? AND revoked_at IS NULL';
	if (token !== undefined) run(db, sql, now, digest(token));
}

/** Ends every session and every waiting sign-in of a player. */
export function revokeAll(db: DatabaseSync, userId: string, now: number): void {
	run(db, 'UPDATE session SET revoked_at = ? WHERE user_id = ? AND revoked_at IS NULL', now, userId);
	run(db, 'UPDATE challenge SET ended = 1 WHERE user_id = ?', userId);
}
