import { limits } from '#contract/limits.ts';
import type { Db } from '../store/store.ts';
import { lockKeys, transaction } from '../store/transaction.ts';
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

interface Keeping {
	db: Db;
	/** Milliseconds since 1970. */
	now(): number;
}

/** The answer that the same call got before. */
export async function storedAnswer({ db, now }: Keeping, key: string): Promise<Success | undefined> {
	const row = await db
		.selectFrom('idempotency_answer')
		.select('answer')
		.where('key', '=', key)
		.where('kept_at', '>', now() - limits.lifetime.idempotencyKey * 1000)
		.executeTakeFirst();
	return row && { ok: true, body: JSON.parse(row.answer) };
}

/**
 * Does the work of a call in a transaction, once for its key: a repeat gets the answer of the first. A refused call has
 * made nothing, so its answer is not kept and it may be tried again. Without a key every call is a new one.
 */
export function answerOnce<Context extends Keeping>(
	context: Context,
	key: string | undefined,
	work: (context: Context) => Promise<AccountResult>,
): Promise<AccountResult> {
	return transaction(context, async (context) => {
		if (!key) return work(context);
		// The same call at the same moment waits here for this one.
		await lockKeys(context, [`call:${key}`]);
		const before = await storedAnswer(context, key);
		if (before) return before;
		const answer = await work(context);
		if (answer.ok) await storeAnswer(context, key, answer);
		return answer;
	});
}

async function storeAnswer({ db, now }: Keeping, key: string, { body }: Success): Promise<void> {
	const values = { answer: JSON.stringify(body), kept_at: now() };
	await db
		.insertInto('idempotency_answer')
		.values({ key, ...values })
		.onConflict((conflict) => conflict.column('key').doUpdateSet(values))
		.execute();
}
