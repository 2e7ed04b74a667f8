import type { DatabaseSync } from 'node:sqlite';
import type { Platform } from '#contract/platforms.ts';
import { all, get, run } from '../../store/query.ts';

/** A platform linked to a player. */
export interface Link {
	user_id: string;
	platform: Platform;
	/** The id of who they are there. */
	identity: string;
	/** What the platform lets the service ask with; none where a link is older than its token. */
	token: string | null;
}

const columns = 'SELECT user_id, platform, identity, token FROM platform_link';

export function findLink(db: DatabaseSync, userId: string, platform: Platform): Link | undefined {
	return get<Link>(db, `${columns} WHERE user_id = ? AND platform = ?`, userId, platform);
}

export function findLinkOf(db: DatabaseSync, platform: Platform, identity: string): Link | undefined {
	return get<Link>(db, `${columns} WHERE platform = ? AND identity = ?`, platform, identity);
}

export function listLinks(db: DatabaseSync, userId: string): Link[] {
	return all<Link>(db, `${columns} WHERE user_id = ?`, userId);
}

export interface NewLink {
	userId: string;
	platform: Platform;
	identity: string;
	name: string;
	token: string | null;
}

const insert = `INSERT INTO platform_link (user_id, platform, name, linked_at, identity, token)
	VALUES (?, ?, ?, ?, ?, ?)`;

export function addLink(
	db: DatabaseSync,
	{ userId, platform, name, identity, token }: NewLink,
	now: number,
): void {
	run(db, insert, userId, platform, name, now, identity, token);
}

export function renewLink(db: DatabaseSync, { userId, platform, name, token }: NewLink): void {
	const sql = 'UPDATE platform_link SET name = ?, token = ? WHERE user_id = ? AND platform = ?';
	run(db, sql, name, token, userId, platform);
}

const drop =
	'DELETE FROM platform_link WHERE user_id = ? AND platform = ? RETURNING user_id, platform, identity, token';

/** Unlinks; gives what there was to unlink. */
export function dropLink(db: DatabaseSync, userId: string, platform: Platform): Link | undefined {
	return get<Link>(db, drop, userId, platform);
}
