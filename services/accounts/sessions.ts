import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import type { Grant } from '#contract/upstream.ts';
import { createToken, digest } from '../shared/secrets.ts';
import { all, get, run } from '../store/query.ts';

export interface SessionRow {
	id: string;
	user_id: string;
	device: string;
	last_seen: number;
	expires_at: number;
	verified_at: number | null;
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

const columns = 'id, user_id, device, last_seen, expires_at, verified_at';
const select = `SELECT ${columns} FROM session
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

const living = `SELECT ${columns} FROM session
	WHERE user_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY last_seen DESC, created_at DESC`;

/** Where a player is signed in, the newest use first. */
export function listSessions(db: DatabaseSync, userId: string, now: number): SessionRow[] {
	return all<SessionRow>(db, living, userId, now);
}

/** Gives a session another token; the one before is dead, its end stays. */
export function renewToken(db: DatabaseSync, session: SessionRow): Grant {
	const token = createToken();
	run(db, 'UPDATE session SET hash = ? WHERE id = ?', digest(token), session.id);
	return { token, expire: new Date(session.expires_at).toISOString() };
}

/** Ends one session by its id; false when it is none of that player's. */
export function revokeById(
	db: DatabaseSync,
	{ id, user_id }: Pick<SessionRow, 'id' | 'user_id'>,
	now: number,
): boolean {
	const sql =
		'UPDATE session SET revoked_at = ? WHERE id = ? AND user_id = ? AND revoked_at IS NULL AND expires_at > ?';
	return run(db, sql, now, id, user_id, now) === 1;
}

/** Ends every session of a player but that one, and every waiting sign-in. */
export function revokeOthers(db: DatabaseSync, { id, user_id }: SessionRow, now: number): void {
	const sql = 'UPDATE session SET revoked_at = ? WHERE user_id = ? AND id <> ? AND revoked_at IS NULL';
	run(db, sql, now, user_id, id);
	run(db, 'UPDATE challenge SET ended = 1 WHERE user_id = ?', user_id);
}

/** Ends every session and every waiting sign-in of a player. */
export function revokeAll(db: DatabaseSync, userId: string, now: number): void {
	run(db, 'UPDATE session SET revoked_at = ? WHERE user_id = ? AND revoked_at IS NULL', now, userId);
	run(db, 'UPDATE challenge SET ended = 1 WHERE user_id = ?', userId);
}
