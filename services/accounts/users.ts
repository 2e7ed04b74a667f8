import { type Selectable, sql } from 'kysely';
import type { Db } from '../store/store.ts';
import type { UserTable } from '../store/tables.ts';

/** A row of the table of users. */
export type UserRow = Selectable<UserTable>;

export function findById(db: Db, id: string): Promise<UserRow | undefined> {
	return db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByUsername(db: Db, username: string): Promise<UserRow | undefined> {
	return db
		.selectFrom('user')
		.selectAll()
		.where(sql`lower(username)`, '=', username.toLowerCase())
		.executeTakeFirst();
}

export function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
	return db.selectFrom('user').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/** The player who asked for an address last and has not confirmed it yet. */
export function findByPendingEmail(db: Db, email: string): Promise<UserRow | undefined> {
	return db
		.selectFrom('user')
		.selectAll()
		.where('pending_email', '=', email.toLowerCase())
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.executeTakeFirst();
}

/** A player by what they type: a user name never has an at-sign. */
export function findByIdentifier(db: Db, identifier: string): Promise<UserRow | undefined> {
	return identifier.includes('@') ? findByEmail(db, identifier) : findByUsername(db, identifier);
}
