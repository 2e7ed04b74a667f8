import type { NewsItem } from '#cms/collections/news.ts';

const mostShown = 3;
/** An item and its two neighbours in time may be among the related ones of its kind, and are left out later. */
const leftOut = 3;

interface IndexedItem {
	item: NewsItem;
	index: number;
}

function findRelated({ game, tags }: NewsItem, all: IndexedItem[]): IndexedItem[] {
	const scoreOf = ({ item: other }: IndexedItem) =>
		(game && other.game === game ? 2 : 0) + other.tags.filter((tag) => tags.includes(tag)).length;
	return all
		.map((indexed) => ({ indexed, score: scoreOf(indexed) }))
		.filter(({ score }) => score > 0)
		.toSorted((a, b) => b.score - a.score)
		.slice(0, mostShown + leftOut)
		.map(({ indexed }) => indexed);
}

/**
 * The news most related to each item, by game and tags, newest first among equals; never its neighbours in time. Items
 * with the same game and tags are of one kind, whose related items are searched once.
 */
export function relatedNews(items: NewsItem[]): NewsItem[][] {
	const all = items.map((item, index) => ({ item, index }));
	const relatedByKind = new Map<string, IndexedItem[]>();
	return all.map(({ item, index }) => {
		const kind = JSON.stringify([item.game, item.tags]);
		const related = relatedByKind.get(kind) ?? findRelated(item, all);
		relatedByKind.set(kind, related);
		const others = related.filter((other) => Math.abs(other.index - index) > 1);
		return others.slice(0, mostShown).map((other) => other.item);
	});
}
