import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { get, run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { type SentCode, sendCode } from '../mfa/sms-codes.ts';
import type { SignedInCall } from '../signed-in.ts';

const upsert = `INSERT INTO session_code (session_id, hash, expires_at) VALUES (?, ?, ?)
	ON CONFLICT (session_id) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at, tries = 0`;

/** Sends a code to confirm a sensitive change with; false when the number has had as many as an hour allows. */
export function sendSessionCode(account: AccountContext, call: SignedInCall<unknown>): boolean {
	const sent = sendCode(account, call.user, call.bearer ?? '');
	if (sent) run(account.db, upsert, call.session.id, sent.hash, sent.expiresAt);
	return sent !== undefined;
}

const select = 'SELECT hash, expires_at AS expiresAt FROM session_code WHERE session_id = ? AND tries < ?';

/** The code that a session was sent, while it may still be tried. */
export function findSessionCode(db: DatabaseSync, sessionId: string): SentCode | undefined {
	return get<SentCode>(db, select, sessionId, limits.attempts.codePerChallenge);
}

export function countSessionTry(db: DatabaseSync, sessionId: string): void {
	run(db, 'UPDATE session_code SET tries = tries + 1 WHERE session_id = ?', sessionId);
}

export function dropSessionCode(db: DatabaseSync, sessionId: string): void {
	run(db, 'DELETE FROM session_code WHERE session_id = ?', sessionId);
}
