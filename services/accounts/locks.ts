import type { Db } from '../store/store.ts';

/** First and longest duration of a lock that doubles each time, in seconds. */
export interface LockRule {
	lock: number;
	longestLock: number;
}

const lockOf = (db: Db, key: string) =>
	db.selectFrom('attempt_lock').select(['until', 'seconds']).where('key', '=', key).executeTakeFirst();

/** Seconds until that key is free; 0 when it is. */
export async function lockedFor(db: Db, key: string, now: number): Promise<number> {
	const { until = 0 } = (await lockOf(db, key)) ?? {};
	return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Locks a key, twice as long as last time; a lock that ended longer ago than the longest one is forgotten. */
export async function lock(
	db: Db,
	{ key, now }: { key: string; now: number },
	rule: LockRule,
): Promise<void> {
	const last = await lockOf(db, key);
	const recent = last && last.until + rule.longestLock * 1000 > now;
	const seconds = recent ? Math.min(last.seconds * 2, rule.longestLock) : rule.lock;
	const values = { until: now + seconds * 1000, seconds };
	await db
		.insertInto('attempt_lock')
		.values({ key, ...values })
		.onConflict((conflict) => conflict.column('key').doUpdateSet(values))
		.execute();
}
