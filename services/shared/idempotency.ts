import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { get, run } from '../store/query.ts';
import type { AccountResult, Success } from './answer.ts';
import { digest } from './secrets.ts';

/** What makes two calls the same call. */
export interface CallIdentity {
	idempotencyKey: string;
	path: string;
	caller: string;
}

export function keyOf({ idempotencyKey, path, caller }: CallIdentity): string {
	return digest(JSON.stringify([idempotencyKey, path, caller]));
}

const select = 'SELECT answer FROM idempotency_answer WHERE key = ? AND kept_at > ?';

/** The answer that the same call got before. */
export function storedAnswer(db: DatabaseSync, key: string, now: number): Success | undefined {
	const since = now - limits.lifetime.idempotencyKey * 1000;
	const row = get<{ answer: string }>(db, select, key, since);
	return row && { ok: true, body: JSON.parse(row.answer) };
}

const insert = 'INSERT OR REPLACE INTO idempotency_answer (key, answer, kept_at) VALUES (?, ?, ?)';

/** Keeps a success; a refused call has made nothing, so it may be tried again. */
export function storeAnswer(
	db: DatabaseSync,
	{ key, now }: { key: string; now: number },
	answer: AccountResult,
): void {
	if (answer.ok) run(db, insert, key, JSON.stringify(answer.body), now);
}

/** Lets calls with the same key share one run. */
export function createSingleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
	const flying = new Map<string, Promise<Result>>();
	return (key, work) => {
		const present = flying.get(key);
		if (present) return present;
		const run = work().finally(() => flying.delete(key));
		flying.set(key, run);
		return run;
	};
}
