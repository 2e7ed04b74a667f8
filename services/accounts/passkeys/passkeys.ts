import type { Insertable, Selectable } from 'kysely';
import type { Passkey } from '#contract/endpoints/passkeys.ts';
import type { Db } from '../../store/store.ts';
import type { PasskeyTable } from '../../store/tables.ts';
import type { AccountContext } from '../call.ts';

/** A row of the table of passkeys. */
export type PasskeyRow = Selectable<PasskeyTable>;

/** A player's passkeys, oldest first. */
export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
	return db
		.selectFrom('passkey')
		.selectAll()
		.where('user_id', '=', userId)
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}

/** A passkey by the id that its authenticator gave it. */
export function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
	return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** What a player calls the passkeys that let them in. */
export async function passkeyNames({ db, hasPasskeys }: AccountContext, userId: string): Promise<string[]> {
	if (!hasPasskeys) return [];
	return (await listPasskeys(db, userId)).map(({ name }) => name);
}

/** How many passkeys a player has. */
export async function countPasskeys(db: Db, userId: string): Promise<number> {
	const { count } = await db
		.selectFrom('passkey')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('user_id', '=', userId)
		.executeTakeFirstOrThrow();
	return count;
}

/** Stores a passkey; false where somebody has it already. */
export async function insertPasskey(db: Db, row: Insertable<PasskeyTable>): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('passkey')
		.values(row)
		.onConflict((conflict) => conflict.column('credential_id').doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

/** What a use of a passkey has shown. */
export interface PasskeyUse {
	passkey: PasskeyRow;
	/** How often the authenticator says that it was used; always 0 where it does not count. */
	counter: number;
	backedUp: boolean;
}

/** Notes a use; false where the passkey is gone by now or another use has counted as far. */
export async function markUsed(
	{ db, now }: AccountContext,
	{ passkey, counter, backedUp }: PasskeyUse,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('passkey')
		.set({ counter, backed_up: backedUp ? 1 : 0, last_used_at: now() })
		.where('id', '=', passkey.id)
		.where('counter', counter === 0 ? '=' : '<', counter)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Removes a player's passkeys; gives how many there were. */
export async function dropPasskeys(db: Db, userId: string): Promise<number> {
	const { numDeletedRows } = await db.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst();
	return Number(numDeletedRows);
}

const timeOf = (at: number) => new Date(at).toISOString();

/** A passkey as its player sees it. */
export function presentPasskey({ id, name, created_at, last_used_at, backed_up }: PasskeyRow): Passkey {
	return {
		id,
		name,
		createdAt: timeOf(created_at),
		lastUsedAt: last_used_at === null ? null : timeOf(last_used_at),
		backedUp: backed_up === 1,
	};
}
