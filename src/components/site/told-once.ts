/** What islands of several pages are told alike. */
export interface ToldOnce<T> {
	/** Tells it from whatever else islands are told alike. */
	once: string;
	value: T;
}

const known = new Map<string, ToldOnce<unknown>>();

/**
 * What was told by this name when it was first asked for. Only the page that asked first says what it is, though it may
 * be ready after others: src/build/late-props.ts knows it from there. Anew each time while developing, where content
 * changes under it.
 */
export function toldOnce<T>(once: string, tell: () => T): ToldOnce<T> {
	const told = known.get(once);
	if (told) return told as ToldOnce<T>;
	const first = { once, value: tell() };
	// Astro writes into a page only what is enumerable of an object.
	if (!import.meta.env.DEV)
		known.set(once, Object.defineProperty({ ...first }, 'value', { enumerable: false }));
	return first;
}
