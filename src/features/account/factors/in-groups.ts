/** A secret in groups of four, as it is easier to type. */
export function inGroups(secret: string): string {
	return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
