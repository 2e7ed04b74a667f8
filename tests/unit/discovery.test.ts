import { expect, test } from 'vitest';
import { readPage } from '#build/built-pages.ts';
import { headersFile } from '#build/headers.ts';
import { robotsFile, sitemapItem } from '#build/sitemap.ts';
import { paginate } from '#lib/paginate.ts';
import { slugify } from '#lib/text/slugify.ts';

const readHead = (tags: string) =>
	readPage(`<html><head>${tags}</head><body><meta name="robots" content="noindex"></body></html>`);
const policies = { everywhere: "default-src 'none'", rules: [], filled: new Map() };
const canonical = '<link rel="canonical" href="https://studio.example/blog?a=1&amp;b=2">';

test('a preview is kept from search engines by robots.txt and by a header', () => {
	expect(robotsFile('https://studio.example', false)).toBe('User-agent: *\nDisallow: /\n');
	expect(headersFile(policies, [''], false)).toContain('X-Robots-Tag: noindex');
	expect(headersFile(policies, [''], true)).not.toContain('X-Robots-Tag');
	expect(robotsFile('https://studio.example', true)).toContain('https://studio.example/sitemap-index.xml');
});

test('the sitemap takes from a page’s head where it stands, its other languages and its last change', () => {
	const tags = `${canonical}<link rel="alternate" hreflang="fr" href="https://studio.example/fr/blog">
		<meta property="article:modified_time" content="2026-11-01T00:00:00.000Z">`;
	expect(sitemapItem(readHead(tags))).toEqual({
		url: 'https://studio.example/blog?a=1&b=2',
		links: [{ lang: 'fr', url: 'https://studio.example/fr/blog' }],
		lastmod: '2026-11-01T00:00:00.000Z',
	});
});

test('the sitemap leaves out pages that may not be indexed', () => {
	expect(sitemapItem(readHead(`${canonical}<meta name="robots" content="noindex">`))).toBeUndefined();
	expect(sitemapItem(readHead(''))).toBeUndefined();
});

test('a list is cut into pages, an empty one into one', () => {
	expect(paginate([1, 2, 3], 2)).toEqual([
		{ number: 1, count: 2, items: [1, 2] },
		{ number: 2, count: 2, items: [3] },
	]);
	expect(paginate([], 2)).toEqual([{ number: 1, count: 1, items: [] }]);
});

test('a title becomes a part of an address', () => {
	expect(slugify('Thornhollow: l’été, 2ᵉ partie!')).toBe('thornhollow-l-ete-2-partie');
});
