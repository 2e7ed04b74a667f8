import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { type Element, parsePage } from './html.ts';
import { root } from './support.ts';

const dist = resolve(root, process.env.TEST_DIST ?? 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const slugs = readdirSync(join(root, 'content/games'))
	.filter((file) => file.endsWith('.en.md'))
	.map((file) => file.replace('.en.md', ''));
const prefixOf = (locale: string) => (locale === 'en' ? '' : `/${locale}`);

const elementsOf = (path: string) => parsePage(read(`${path || '/index'}.html`)).elements;
const attribute = ({ attributes }: Element, name: string) => attributes.get(name) ?? '';
const hrefsIn = (elements: readonly Element[]) =>
	elements.filter(({ name }) => name === 'a').map((link) => attribute(link, 'href'));
const metaOf = (elements: readonly Element[], property: string) =>
	elements.find((each) => attribute(each, 'property') === property)?.attributes.get('content') ?? '';
const factsOf = (elements: readonly Element[]) =>
	elements
		.filter((each) => attribute(each, 'type') === 'application/ld+json')
		.map(({ raw }) => JSON.parse(raw) as Record<string, unknown>);

describe.each(locales)('games in %s', (locale) => {
	const prefix = prefixOf(locale);

	test('[GP-01] each has a built page, to which the list of all leads', () => {
		const listed = hrefsIn(elementsOf(`${prefix}/games`));
		for (const slug of slugs) {
			expect(listed).toContain(`${prefix}/games/${slug}`);
			expect(elementsOf(`${prefix}/games/${slug}`).filter(({ name }) => name === 'h1')).toHaveLength(1);
		}
	});

	test('[GP-01] the card of the home page leads out, and a second link to the page', () => {
		const links = elementsOf(prefix).filter(({ name }) => name === 'a');
		for (const slug of slugs) {
			const second = links.findIndex((link) => attribute(link, 'href') === `${prefix}/games/${slug}`);
			const card = links[second - 1];
			expect(card && attribute(card, 'href')).toMatch(/^https:\/\/[^/]+\.example/);
			expect(card && attribute(card, 'target')).toBe('_blank');
		}
	});

	test('[GP-01] the menu has a link out for each and one to all', () => {
		const hrefs = hrefsIn(parsePage(read(`menus/${locale}.txt`)).elements);
		expect(hrefs.slice(0, slugs.length + 1).filter((href) => href.startsWith('https://'))).toHaveLength(
			slugs.length,
		);
		expect(hrefs).toContain(`${prefix}/games`);
	});

	test('[GP-02] each says what it is in terms of schema.org, and has a card of its own', () => {
		const cards = slugs.map((slug) => {
			const elements = elementsOf(`${prefix}/games/${slug}`);
			const card = metaOf(elements, 'og:image');
			const [, address = ''] = /^https?:\/\/[^/]+(.*)$/.exec(metaOf(elements, 'og:url')) ?? [];
			// A language that is not listed tells search engines nothing.
			for (const facts of factsOf(elements).filter((each) => each['@type'] === 'VideoGame'))
				expect([facts.image, facts.url]).toEqual([card, metaOf(elements, 'og:url')]);
			expect(address).toBe(`${prefix}/games/${slug}`);
			return card;
		});
		expect(new Set(cards).size).toBe(slugs.length);
	});

	test('[GP-02] each has a press sheet with its pack, which its page leads to', () => {
		for (const slug of slugs) {
			expect(hrefsIn(elementsOf(`${prefix}/games/${slug}`))).toContain(`${prefix}/press/games/${slug}`);
			expect(hrefsIn(elementsOf(`${prefix}/press/games/${slug}`))).toContain(`/press/${slug}.zip`);
		}
	});
});

test('[GP-02] the pages of games are in the sitemap, and say themselves in English and French', () => {
	const sitemap = read('sitemap-0.xml');
	for (const slug of slugs)
		for (const path of [`/games/${slug}`, `/fr/games/${slug}`, `/press/games/${slug}`])
			expect(sitemap).toMatch(new RegExp(`<loc>[^<]+[^/]${path}</loc>`));
	for (const slug of slugs) {
		const types = factsOf(elementsOf(`/games/${slug}`)).map((each) => each['@type']);
		// Those that have a trailer say it between the two.
		expect(types.filter((type) => type !== 'VideoObject')).toEqual(['VideoGame', 'BreadcrumbList']);
	}
});
