/**
 * The counter of wrong passwords for a name or address, by what was typed: were a name and its address counted together, a
 * bot check or lock at one of them would show that they belong together.
 */
export function passwordKey(identifier: string): string {
	return `password:name:${identifier.toLowerCase()}`;
}
