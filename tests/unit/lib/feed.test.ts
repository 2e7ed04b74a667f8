import { expect, test } from 'vitest';
import { type FeedItem, toJsonFeed, toRss } from '#lib/feed.ts';

const item: FeedItem = {
	title: 'Salt & stone',
	url: 'https://studio.example/blog/salt',
	html: '<p>It’s out.</p>',
	publishedAt: new Date('2026-03-02T09:00:00Z'),
	tags: ['Games'],
	language: 'en',
};
const feedOf = (change: Partial<FeedItem>) => ({
	title: 'News',
	description: 'What is new',
	language: 'en',
	home: 'https://studio.example/blog',
	self: 'https://studio.example/blog/feed.xml',
	items: [{ ...item, ...change }],
});

test('an item is known by its address, or by an id where several share one', () => {
	expect(toRss(feedOf({}))).toContain(`<guid isPermaLink="true">${item.url}</guid>`);
	const own = feedOf({ id: `${item.url}#1&2` });
	expect(toRss(own)).toContain(`<guid isPermaLink="false">${item.url}#1&amp;2</guid>`);
	expect(JSON.parse(toJsonFeed(own)).items[0]).toHaveProperty('id', `${item.url}#1&2`);
});

test('an item of RSS names its author where it has one', () => {
	const author = 'press@studio.example (Mira Dun)';
	expect(toRss(feedOf({ author }))).toContain(`<author>${author}</author>\n<category>Games</category>`);
	expect(toRss(feedOf({}))).not.toContain('<author>');
});

test('RSS holds no sign that XML cannot', () => {
	expect(toRss(feedOf({ title: 'Salt\u0007 & <stone>' }))).toContain(
		'<title>Salt &amp; &lt;stone&gt;</title>',
	);
});
