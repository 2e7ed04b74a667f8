import type { Selectable } from 'kysely';
import type { Platform } from '#contract/platforms.ts';
import type { Db } from '../../store/store.ts';
import type { PlatformLinkTable } from '../../store/tables.ts';

const columns = ['user_id', 'platform', 'identity', 'token'] as const;

/** A platform linked to a player. */
export type Link = Pick<Selectable<PlatformLinkTable>, (typeof columns)[number]>;

const links = (db: Db) => db.selectFrom('platform_link').select(columns);

export function findLink(db: Db, userId: string, platform: Platform): Promise<Link | undefined> {
	return links(db).where('user_id', '=', userId).where('platform', '=', platform).executeTakeFirst();
}

export function findLinkOf(db: Db, platform: Platform, identity: string): Promise<Link | undefined> {
	return links(db).where('platform', '=', platform).where('identity', '=', identity).executeTakeFirst();
}

export function listLinks(db: Db, userId: string): Promise<Link[]> {
	return links(db).where('user_id', '=', userId).execute();
}

export interface NewLink {
	userId: string;
	platform: Platform;
	identity: string;
	name: string;
	token: string | null;
}

export async function addLink(db: Db, { userId, ...link }: NewLink, now: number): Promise<void> {
	const { platform, name, identity, token } = link;
	await db
		.insertInto('platform_link')
		.values({ user_id: userId, platform, name, identity, token, linked_at: now })
		.execute();
}

export async function renewLink(db: Db, { userId, platform, name, token }: NewLink): Promise<void> {
	await db
		.updateTable('platform_link')
		.set({ name, token })
		.where('user_id', '=', userId)
		.where('platform', '=', platform)
		.execute();
}

/** Unlinks; gives what there was to unlink. */
export function dropLink(db: Db, userId: string, platform: Platform): Promise<Link | undefined> {
	return db
		.deleteFrom('platform_link')
		.where('user_id', '=', userId)
		.where('platform', '=', platform)
		.returning(columns)
		.executeTakeFirst();
}
