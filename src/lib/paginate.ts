/** A part of a list, as one page of several shows it. */
export interface Paginated<T> {
	/** From 1. */
	number: number;
	/** How many pages there are, at least one. */
	count: number;
	items: T[];
}

/** A list cut into pages of a size; an empty list is one empty page. */
export function paginate<T>(items: T[], size: number): [Paginated<T>, ...Paginated<T>[]] {
	const count = Math.max(1, Math.ceil(items.length / size));
	const page = (number: number) => ({
		number,
		count,
		items: items.slice((number - 1) * size, number * size),
	});
	return [page(1), ...Array.from({ length: count - 1 }, (_, index) => page(index + 2))];
}
