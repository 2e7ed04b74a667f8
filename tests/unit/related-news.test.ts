import { expect, test } from 'vitest';
import type { NewsItem } from '#cms/collections/news.ts';
import { relatedNews } from '#components/news/related-news.ts';

const item = (slug: string, game: string | null, ...tags: string[]) =>
	({ slug, game, tags }) as unknown as NewsItem;
const slugs = (items: NewsItem[] | undefined) => items?.map(({ slug }) => slug);

test('news have their kin by game and tags, the newest first among equals', () => {
	const items = [
		item('newest', 'wending', 'diary'),
		item('next', 'lowtide'),
		item('other game', 'lowtide', 'diary'),
		item('same game', 'wending'),
		item('both', 'wending', 'diary'),
		item('stranger', null),
		item('older diary', null, 'diary'),
	];
	const related = relatedNews(items);
	expect(slugs(related[0])).toEqual(['both', 'same game', 'other game']);
	expect(slugs(related[5])).toEqual([]);
	expect(slugs(related[6])).toEqual(['newest', 'other game', 'both']);
});

test('an item leads neither to itself nor to those beside it, also where all are of one kind', () => {
	const items = Array.from({ length: 8 }, (_, index) => item(`${index}`, 'wending', 'diary'));
	const related = relatedNews(items);
	expect(slugs(related[0])).toEqual(['2', '3', '4']);
	expect(slugs(related[1])).toEqual(['3', '4', '5']);
	expect(slugs(related[2])).toEqual(['0', '4', '5']);
	expect(slugs(related[7])).toEqual(['0', '1', '2']);
});
