import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import type { Grant } from '#contract/upstream.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import { get, run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { sendCode } from './sms-codes.ts';

/** A sign-in that waits for MFA. */
export interface Challenge {
	hash: string;
	user_id: string;
	factor: 'sms' | 'totp';
	code_hash: string | null;
	code_expires_at: number;
	tries: number;
}

interface Start {
	userId: string;
	factor: Challenge['factor'];
	now: number;
}

const insert = 'INSERT INTO challenge (hash, user_id, factor, expires_at) VALUES (?, ?, ?, ?)';

export function startChallenge(db: DatabaseSync, { userId, factor, now }: Start): Grant {
	const token = createToken();
	const expires = now + limits.lifetime.challenge * 1000;
	run(db, insert, digest(token), userId, factor, expires);
	return { token, expire: new Date(expires).toISOString() };
}

const select = `SELECT hash, user_id, factor, code_hash, code_expires_at, tries FROM challenge
	WHERE hash = ? AND ended = 0 AND expires_at > ? AND tries < ?`;

/** The challenge that a token belongs to, while it can still be met. */
export function findChallenge(
	db: DatabaseSync,
	token: string | undefined,
	now: number,
): Challenge | undefined {
	if (token === undefined) return undefined;
	return get<Challenge>(db, select, digest(token), now, limits.attempts.codePerChallenge);
}

const update = 'UPDATE challenge SET code_hash = ?, code_expires_at = ? WHERE hash = ?';

/** Sends a new code for a challenge; false when the number has had as many as an hour allows. */
export function sendChallengeCode(account: AccountContext, user: UserRow, token: string): boolean {
	const sent = sendCode(account, user, token);
	if (sent) run(account.db, update, sent.hash, sent.expiresAt, digest(token));
	return sent !== undefined;
}

export function countTry(db: DatabaseSync, { hash }: Challenge): void {
	run(db, 'UPDATE challenge SET tries = tries + 1 WHERE hash = ?', hash);
}

export function endChallenge(db: DatabaseSync, { hash }: Challenge): void {
	run(db, 'UPDATE challenge SET ended = 1 WHERE hash = ?', hash);
}
