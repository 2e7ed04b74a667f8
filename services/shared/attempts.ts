import type { Db } from '../store/store.ts';
import { lockKeys, transaction } from '../store/transaction.ts';

interface Counting {
	db: Db;
	/** Milliseconds since 1970. */
	now(): number;
}

/** A count of something within the last seconds. */
export interface Window {
	key: string;
	/** Seconds. */
	within: number;
}

export interface Count {
	times: number;
	/** Seconds until the oldest one leaves the window. */
	untilOldestLeaves: number;
}

export async function countOf({ db, now: clock }: Counting, { key, within }: Window): Promise<Count> {
	const now = clock();
	const { times, oldest } = await db
		.selectFrom('attempt')
		.select(({ fn }) => [fn.countAll<number>().as('times'), fn.min('at').as('oldest')])
		.where('key', '=', key)
		.where('at', '>', now - within * 1000)
		.executeTakeFirstOrThrow();
	const leaves = (oldest ?? now) + within * 1000;
	return { times, untilOldestLeaves: Math.max(1, Math.ceil((leaves - now) / 1000)) };
}

interface Counted {
	key: string;
	/** The file that is counted, which counts no longer once it is gone. */
	fileId?: string | undefined;
	/** Milliseconds for which its outcome may be open. */
	openFor?: number;
}

/** Counts one; gives its id, by which it can be taken back. */
export async function count({ db, now }: Counting, { key, fileId, openFor }: Counted): Promise<number> {
	const at = now();
	const values = {
		key,
		at,
		file_id: fileId ?? null,
		open_until: openFor === undefined ? null : at + openFor,
	};
	const { id } = await db.insertInto('attempt').values(values).returning('id').executeTakeFirstOrThrow();
	return id;
}

/** Takes back what was counted. */
export async function uncount({ db }: Pick<Counting, 'db'>, ids: readonly number[]): Promise<void> {
	await db.deleteFrom('attempt').where('id', 'in', ids).execute();
}

/**
 * Forgets what was counted and locked under these keys, in the transaction that it is called in. It waits for whoever is
 * looking at them: who found one locked and then nothing open would take an old lock for a new one.
 */
export async function forget({ db }: Pick<Counting, 'db'>, keys: readonly string[]): Promise<void> {
	await lockKeys({ db }, keys);
	await db.deleteFrom('attempt').where('key', 'in', keys).execute();
	await db.deleteFrom('attempt_lock').where('key', 'in', keys).execute();
}

/** A window with how many it lets through. */
export interface Allowance extends Window {
	times: number;
	/** The file that it counts. */
	fileId?: string;
}

/** Counts one under each key unless a window of it is full; gives the seconds to wait then, and 0 where it was counted. */
export function untilCounted(counting: Counting, allowances: readonly Allowance[]): Promise<number> {
	return transaction(counting, async (counting) => {
		const keys = [...new Set(allowances.map(({ key }) => key))];
		await lockKeys(counting, keys);
		let wait = 0;
		for (const allowance of allowances) {
			const { times, untilOldestLeaves } = await countOf(counting, allowance);
			if (times >= allowance.times) wait = Math.max(wait, untilOldestLeaves);
		}
		if (wait > 0) return wait;
		for (const key of keys)
			await count(counting, { key, fileId: allowances.find((allowance) => allowance.key === key)?.fileId });
		return 0;
	});
}
