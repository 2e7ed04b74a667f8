import type { DatabaseSync } from 'node:sqlite';
import type { BotCheckKind } from '#contract/bot-check.ts';
import { createToken, digest } from '#services/shared/secrets.ts';
import { get, run } from '../../store/query.ts';

/** What a check found out about a visitor. */
export interface Verdict {
	action: string;
	/** From 0, a machine, to 1, a person; Turnstile says none. */
	score: number;
	hostname: string;
}

interface Row extends Verdict {
	made_at: number;
}

/** As the providers have it, in milliseconds. */
const lifetimes: Record<BotCheckKind, number> = { recaptcha: 120_000, turnstile: 300_000 };
const kept = 1_200_000;
const insert = 'INSERT INTO bot_token (hash, action, score, hostname, made_at) VALUES (?, ?, ?, ?, ?)';

/** No provider knows a token of another one. */
const hashOf = (kind: BotCheckKind, token: string) => digest(`${kind} ${token}`);

export function issueBotToken(
	db: DatabaseSync,
	{ action, score, hostname, kind }: Verdict & { kind: BotCheckKind },
	now: number,
): string {
	const token = createToken();
	run(db, 'DELETE FROM bot_token WHERE made_at < ?', now - kept);
	run(db, insert, hashOf(kind, token), action, score, hostname, now);
	return token;
}

export type Redeemed =
	| { ok: true; verdict: Verdict; madeAt: number }
	| { ok: false; reason: 'invalid-input-response' | 'timeout-or-duplicate' };

const consume =
	'UPDATE bot_token SET used = 1 WHERE hash = ? AND used = 0 RETURNING action, score, hostname, made_at';

/** What a token stands for; the first question uses it up. */
export function redeemBotToken(
	db: DatabaseSync,
	{ token, kind }: { token: string; kind: BotCheckKind },
	now: number,
): Redeemed {
	const hash = hashOf(kind, token);
	const row = get<Row>(db, consume, hash);
	if (row && now - row.made_at <= lifetimes[kind]) {
		const { made_at: madeAt, ...verdict } = row;
		return { ok: true, verdict, madeAt };
	}
	const known = row ?? get(db, 'SELECT 1 FROM bot_token WHERE hash = ?', hash);
	return { ok: false, reason: known ? 'timeout-or-duplicate' : 'invalid-input-response' };
}
