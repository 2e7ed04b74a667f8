import type { UserRow } from '../users.ts';

/** The counter of an account, or of a name that nobody has: both lock alike. */
export function passwordKey(user: UserRow | undefined, identifier: string): string {
	return user ? `password:user:${user.id}` : `password:name:${identifier.toLowerCase()}`;
}
