import type { DatabaseSync } from 'node:sqlite';
import { get, run } from '../../store/query.ts';
import { createToken, digest } from '../secrets.ts';

/** What a check found out about a visitor. */
export interface Verdict {
	action: string;
	/** From 0, a machine, to 1, a person. */
	score: number;
	hostname: string;
}

interface Row extends Verdict {
	made_at: number;
}

/** Two minutes, as reCAPTCHA's, in milliseconds. */
const lifetime = 120_000;
const insert = 'INSERT INTO bot_token (hash, action, score, hostname, made_at) VALUES (?, ?, ?, ?, ?)';

export function issueBotToken(db: DatabaseSync, { action, score, hostname }: Verdict, now: number): string {
	const token = createToken();
	run(db, 'DELETE FROM bot_token WHERE made_at < ?', now - 10 * lifetime);
	run(db, insert, digest(token), action, score, hostname, now);
	return token;
}

export type Redeemed =
	| { ok: true; verdict: Verdict; madeAt: number }
	| { ok: false; reason: 'invalid-input-response' | 'timeout-or-duplicate' };

const consume =
	'UPDATE bot_token SET used = 1 WHERE hash = ? AND used = 0 RETURNING action, score, hostname, made_at';

/** What a token stands for; the first question uses it up. */
export function redeemBotToken(db: DatabaseSync, token: string, now: number): Redeemed {
	const hash = digest(token);
	const row = get<Row>(db, consume, hash);
	if (row && now - row.made_at <= lifetime) {
		const { made_at: madeAt, ...verdict } = row;
		return { ok: true, verdict, madeAt };
	}
	const known = row ?? get(db, 'SELECT 1 FROM bot_token WHERE hash = ?', hash);
	return { ok: false, reason: known ? 'timeout-or-duplicate' : 'invalid-input-response' };
}
