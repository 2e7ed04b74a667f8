import type { NewsItem } from '#cms/news.ts';

const shown = 3;

/** The news most akin to an item, by game and tags, newest first among equals; never those beside it in time. */
export function relatedNews(item: NewsItem, all: NewsItem[]): NewsItem[] {
	const at = all.indexOf(item);
	const kinship = (other: NewsItem) =>
		(item.game && other.game === item.game ? 2 : 0) +
		other.tags.filter((tag) => item.tags.includes(tag)).length;
	return all
		.filter((other, index) => Math.abs(index - at) > 1 && kinship(other) > 0)
		.toSorted((a, b) => kinship(b) - kinship(a))
		.slice(0, shown);
}
