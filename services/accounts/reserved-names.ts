import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { get, run } from '../store/query.ts';
import { hashPassword } from './passwords.ts';

/** A user name that was asked for with a mail address that has an account. */
export interface ReservedName {
	username: string;
	/** As reservedHash makes it; null where the name is that of a deleted player. */
	password: string | null;
}

const insert = 'INSERT INTO reserved_username (username, password) VALUES (?, ?)';

/** Keeps the name taken, so that trying it again or signing in with it does not show that the address was known. */
export function reserveName(db: DatabaseSync, { username, password }: ReservedName): void {
	run(db, insert, username, password);
}

export function findReserved(db: DatabaseSync, username: string): ReservedName | undefined {
	return get<ReservedName>(db, 'SELECT * FROM reserved_username WHERE username = ?', username);
}

/** A password salted by the mail address, so that signing in with that address compares all names reserved for it at once. */
export function reservedHash({ email, password }: { email: string; password: string }): Promise<string> {
	const salt = createHash('sha256').update(email.toLowerCase()).digest().subarray(0, 16);
	return hashPassword(password, salt);
}

/** Whether a name was asked for with that address and password; takes as long for an address that nobody has. */
export async function isReserved(
	db: DatabaseSync,
	{ username, password }: { username: string; password: string },
): Promise<boolean> {
	if (!username.includes('@')) return false;
	const hash = await reservedHash({ email: username, password });
	return get(db, 'SELECT 1 FROM reserved_username WHERE password = ?', hash) !== undefined;
}
