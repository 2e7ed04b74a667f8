/** An address at one of the given origins, normalised; undefined for any other, and for one that names a user. */
export function platformAddress(text: string, origins: readonly string[]): string | undefined {
	if (!URL.canParse(text)) return undefined;
	const { origin, username, password, href } = new URL(text);
	return origins.includes(origin) && username === '' && password === '' ? href : undefined;
}
