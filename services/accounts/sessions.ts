import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Grant } from '#contract/upstream.ts';
import { createToken, digest } from '../shared/secrets.ts';
import type { Db } from '../store/store.ts';
import type { SessionTable } from '../store/tables.ts';

const columns = ['id', 'user_id', 'device', 'last_seen', 'expires_at', 'verified_at'] as const;

export type SessionRow = Pick<Selectable<SessionTable>, (typeof columns)[number]>;

interface Start {
	userId: string;
	device: string;
	now: number;
}

/** Starts a session whose end is fixed; only the hash of its token is stored. */
export async function startSession(db: Db, { userId, device, now }: Start): Promise<Grant> {
	const token = createToken();
	const expires = now + limits.lifetime.session * 1000;
	await db
		.insertInto('session')
		.values({
			id: randomUUID(),
			hash: digest(token),
			user_id: userId,
			device,
			created_at: now,
			last_seen: now,
			expires_at: expires,
		})
		.execute();
	return { token, expire: new Date(expires).toISOString() };
}

/** The living session that a token opens. */
export async function findSession(
	db: Db,
	token: string | undefined,
	now: number,
): Promise<SessionRow | undefined> {
	if (token === undefined) return undefined;
	return db
		.selectFrom('session')
		.select(columns)
		.where('hash', '=', digest(token))
		.where('revoked_at', 'is', null)
		.where('expires_at', '>', now)
		.executeTakeFirst();
}

/** Notes that a session is in use, at most once a minute. */
export async function touchSession(db: Db, session: SessionRow, now: number): Promise<void> {
	if (now - session.last_seen < 60_000) return;
	await db.updateTable('session').set({ last_seen: now }).where('id', '=', session.id).execute();
}

/** The sessions that still hold, to end them. */
const ending = (db: Db, now: number) =>
	db.updateTable('session').set({ revoked_at: now }).where('revoked_at', 'is', null);

export async function revokeSession(db: Db, token: string | undefined, now: number): Promise<void> {
	if (token !== undefined) await ending(db, now).where('hash', '=', digest(token)).execute();
}

/** Where a player is signed in, the newest use first. */
export function listSessions(db: Db, userId: string, now: number): Promise<SessionRow[]> {
	return db
		.selectFrom('session')
		.select(columns)
		.where('user_id', '=', userId)
		.where('revoked_at', 'is', null)
		.where('expires_at', '>', now)
		.orderBy('last_seen', 'desc')
		.orderBy('created_at', 'desc')
		.execute();
}

/** Gives a session another token; the one before is dead, its end stays. */
export async function renewToken(db: Db, session: SessionRow): Promise<Grant> {
	const token = createToken();
	await db
		.updateTable('session')
		.set({ hash: digest(token) })
		.where('id', '=', session.id)
		.execute();
	return { token, expire: new Date(session.expires_at).toISOString() };
}

/** Ends one session by its id; false when it is none of that player's. */
export async function revokeById(
	db: Db,
	{ id, user_id }: Pick<SessionRow, 'id' | 'user_id'>,
	now: number,
): Promise<boolean> {
	const { numUpdatedRows } = await ending(db, now)
		.where('id', '=', id)
		.where('user_id', '=', user_id)
		.where('expires_at', '>', now)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Ends every waiting sign-in of a player. */
async function endChallenges(db: Db, userId: string): Promise<void> {
	await db.updateTable('challenge').set({ ended: 1 }).where('user_id', '=', userId).execute();
}

/** Ends every session of a player but that one, and every waiting sign-in. */
export async function revokeOthers(db: Db, { id, user_id }: SessionRow, now: number): Promise<void> {
	await ending(db, now).where('user_id', '=', user_id).where('id', '<>', id).execute();
	await endChallenges(db, user_id);
}

/** Ends every session and every waiting sign-in of a player. */
export async function revokeAll(db: Db, userId: string, now: number): Promise<void> {
	await ending(db, now).where('user_id', '=', userId).execute();
	await endChallenges(db, userId);
}
