import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../store/store.ts';
import type { ReservedUsernameTable } from '../store/tables.ts';
import { hashPassword } from './passwords.ts';

/** A user name that was asked for with a mail address that has an account. */
export type ReservedName = Selectable<ReservedUsernameTable>;

/** Keeps the name taken, so that trying it again or signing in with it does not show that the address was known. */
export async function reserveName(db: Db, { username, password }: ReservedName): Promise<void> {
	await db.insertInto('reserved_username').values({ username: username.toLowerCase(), password }).execute();
}

export function findReserved(db: Db, username: string): Promise<ReservedName | undefined> {
	return db
		.selectFrom('reserved_username')
		.selectAll()
		.where('username', '=', username.toLowerCase())
		.executeTakeFirst();
}

/** A password salted by the mail address, so that signing in with that address compares all names reserved for it at once. */
export function reservedHash({ email, password }: { email: string; password: string }): Promise<string> {
	const salt = createHash('sha256').update(email.toLowerCase()).digest().subarray(0, 16);
	return hashPassword(password, salt);
}

/** Whether a name was asked for with that address and password; takes as long for an address that nobody has. */
export async function isReserved(
	db: Db,
	{ username, password }: { username: string; password: string },
): Promise<boolean> {
	if (!username.includes('@')) return false;
	const hash = await reservedHash({ email: username, password });
	const found = await db
		.selectFrom('reserved_username')
		.select('username')
		.where('password', '=', hash)
		.executeTakeFirst();
	return found !== undefined;
}
