import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { get, run } from '../../store/query.ts';

/** Who has invited whom. */
export interface Invited {
	from: string;
	to: string;
}

/** Whether an invite waits for an answer, whichever of the two has sent it. */
export function isPending(db: DatabaseSync, { from, to }: Invited, now: number): boolean {
	const sql = `SELECT 1 FROM friend_invite
		WHERE expires_at > ? AND ((from_id = ? AND to_id = ?) OR (from_id = ? AND to_id = ?))`;
	return get(db, sql, now, from, to, to, from) !== undefined;
}

/** Sends an invite, in the place of one that has ended. */
export function addInvite(db: DatabaseSync, { from, to }: Invited, now: number): void {
	const sql = 'INSERT OR REPLACE INTO friend_invite (from_id, to_id, expires_at) VALUES (?, ?, ?)';
	run(db, sql, from, to, now + limits.lifetime.friendInvite * 1000);
}

/** Ends an invite; false where none waits for an answer. */
export function takeInvite(db: DatabaseSync, { from, to }: Invited, now: number): boolean {
	const sql = 'DELETE FROM friend_invite WHERE from_id = ? AND to_id = ? RETURNING expires_at';
	const found = get<{ expires_at: number }>(db, sql, from, to);
	return found !== undefined && found.expires_at > now;
}
