const accents = /\p{Mark}/gu;
const tags = /<[^>]*>/g;

const plain = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase();

/** Whether texts, markup or not, hold every word of a query; accents and capitals do not matter. */
export function holds(texts: readonly string[], query: string): boolean {
	const searched = plain(texts.join(' ').replace(tags, ' '));
	return plain(query)
		.split(/\s+/)
		.every((word) => searched.includes(word));
}
