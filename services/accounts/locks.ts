import type { DatabaseSync } from 'node:sqlite';
import { get, run } from '../store/query.ts';

interface Lock {
	until: number;
	seconds: number;
}

/** First and longest duration of a lock that doubles each time, in seconds. */
export interface LockRule {
	lock: number;
	longestLock: number;
}

function lockOf(db: DatabaseSync, key: string): Lock | undefined {
	return get<Lock>(db, 'SELECT until, seconds FROM attempt_lock WHERE key = ?', key);
}

/** Seconds until that key is free; 0 when it is. */
export function lockedFor(db: DatabaseSync, key: string, now: number): number {
	const { until = 0 } = lockOf(db, key) ?? {};
	return Math.max(0, Math.ceil((until - now) / 1000));
}

const write = `INSERT INTO attempt_lock (key, until, seconds) VALUES (?, ?, ?)
	ON CONFLICT (key) DO UPDATE SET until = excluded.until, seconds = excluded.seconds`;

/** Locks a key, twice as long as last time; a lock that ended longer ago than the longest one is forgotten. */
export function lock(db: DatabaseSync, { key, now }: { key: string; now: number }, rule: LockRule): void {
	const last = lockOf(db, key);
	const recent = last && last.until + rule.longestLock * 1000 > now;
	const seconds = recent ? Math.min(last.seconds * 2, rule.longestLock) : rule.lock;
	run(db, write, key, now + seconds * 1000, seconds);
}
