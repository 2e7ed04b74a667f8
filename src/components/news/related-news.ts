import type { NewsItem } from '#cms/collections/news.ts';

const shown = 3;
/** An item itself and those beside it in time may stand among the kin of its kind. */
const near = 3;

interface Placed {
	item: NewsItem;
	at: number;
}

function kinOf({ game, tags }: NewsItem, all: Placed[]): Placed[] {
	const kinship = ({ item: other }: Placed) =>
		(game && other.game === game ? 2 : 0) + other.tags.filter((tag) => tags.includes(tag)).length;
	return all
		.map((placed) => ({ placed, kinship: kinship(placed) }))
		.filter((each) => each.kinship > 0)
		.toSorted((a, b) => b.kinship - a.kinship)
		.slice(0, shown + near)
		.map(({ placed }) => placed);
}

/**
 * The news most akin to each item, by game and tags, newest first among equals; never those beside it in time. Items of
 * one game with the same tags are of one kind, whose kin is found once.
 */
export function relatedNews(items: NewsItem[]): NewsItem[][] {
	const all = items.map((item, at) => ({ item, at }));
	const kinOfKinds = new Map<string, Placed[]>();
	return items.map((item, at) => {
		const kind = JSON.stringify([item.game, item.tags]);
		const kin = kinOfKinds.get(kind) ?? kinOf(item, all);
		kinOfKinds.set(kind, kin);
		const others = kin.filter((other) => Math.abs(other.at - at) > 1);
		return others.slice(0, shown).map((other) => other.item);
	});
}
