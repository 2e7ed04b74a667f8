/** A part of a list, as one page of several shows it. */
export interface PageOf<T> {
	/** From 1. */
	number: number;
	/** How many pages there are, at least one. */
	count: number;
	items: T[];
}

/** A list cut into pages of a size; an empty list is one empty page. */
export function pagesOf<T>(items: T[], size: number): PageOf<T>[] {
	const count = Math.max(1, Math.ceil(items.length / size));
	return Array.from({ length: count }, (_, index) => ({
		number: index + 1,
		count,
		items: items.slice(index * size, (index + 1) * size),
	}));
}
