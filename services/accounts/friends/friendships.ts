import type { DatabaseSync } from 'node:sqlite';
import { get, run } from '../../store/query.ts';

/** Two players, whoever of them asked. */
export type Pair = readonly [string, string];

const inOrder = (pair: Pair) => [...pair].sort() as [string, string];

export function areFriends(db: DatabaseSync, pair: Pair): boolean {
	const sql = 'SELECT 1 FROM friendship WHERE one_id = ? AND other_id = ?';
	return get(db, sql, ...inOrder(pair)) !== undefined;
}

export function addFriendship(db: DatabaseSync, pair: Pair, now: number): void {
	run(db, 'INSERT INTO friendship (one_id, other_id, since) VALUES (?, ?, ?)', ...inOrder(pair), now);
}

/** Whether there was one to end. */
export function endFriendship(db: DatabaseSync, pair: Pair): boolean {
	return run(db, 'DELETE FROM friendship WHERE one_id = ? AND other_id = ?', ...inOrder(pair)) === 1;
}
