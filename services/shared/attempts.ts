import type { DatabaseSync } from 'node:sqlite';
import { get, run } from '../store/query.ts';

/** A count of something within the last seconds. */
export interface Window {
	key: string;
	/** Seconds. */
	within: number;
	/** Milliseconds since 1970. */
	now: number;
}

export interface Count {
	times: number;
	/** Seconds until the oldest one leaves the window. */
	untilOldestLeaves: number;
}

const counted = 'SELECT count(*) AS times, min(at) AS oldest FROM attempt WHERE key = ? AND at > ?';

export function countOf(db: DatabaseSync, { key, within, now }: Window): Count {
	const row = get<{ times: number; oldest: number | null }>(db, counted, key, now - within * 1000);
	const leaves = (row?.oldest ?? now) + within * 1000;
	return { times: row?.times ?? 0, untilOldestLeaves: Math.max(1, Math.ceil((leaves - now) / 1000)) };
}

interface Counted extends Pick<Window, 'key' | 'now'> {
	/** The file that is counted, which counts no longer once it is gone. */
	fileId?: string;
}

const insert = 'INSERT INTO attempt (key, at, file_id) VALUES (?, ?, ?) RETURNING id';

/** Counts one; gives a way to take it back. */
export function count(db: DatabaseSync, { key, now, fileId = '' }: Counted): () => void {
	const row = get<{ id: number }>(db, insert, key, now, fileId || null);
	return () => run(db, 'DELETE FROM attempt WHERE id = ?', row?.id ?? null);
}

/** Forgets what was counted and locked under that key. */
export function forget(db: DatabaseSync, key: string): void {
	run(db, 'DELETE FROM attempt WHERE key = ?', key);
	run(db, 'DELETE FROM attempt_lock WHERE key = ?', key);
}

/** Counts one more unless the window already holds that many; true where it did. */
export function countUpTo(db: DatabaseSync, times: number, window: Window): boolean {
	if (countOf(db, window).times >= times) return false;
	count(db, window);
	return true;
}

/** A window with how many it lets through. */
export interface Allowance extends Window {
	times: number;
	/** The file that it counts. */
	fileId?: string;
}

/** Counts one under each key unless a window of it is full; gives the seconds to wait then, and 0 where it was counted. */
export function untilCounted(db: DatabaseSync, allowances: readonly Allowance[]): number {
	const waits = allowances.map((allowance) => {
		const { times, untilOldestLeaves } = countOf(db, allowance);
		return times < allowance.times ? 0 : untilOldestLeaves;
	});
	const wait = Math.max(...waits);
	const byKey = new Map(allowances.map((allowance) => [allowance.key, allowance]));
	if (wait === 0) for (const allowance of byKey.values()) count(db, allowance);
	return wait;
}
