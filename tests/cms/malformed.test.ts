import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeContentCache, contentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadConsents } from '#cms/collections/consents.ts';
import { loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames } from '#cms/collections/games.ts';
import { loadHeroGame, loadHome } from '#cms/collections/home.ts';
import { loadOffices } from '#cms/collections/offices.ts';
import { loadPage } from '#cms/collections/pages.ts';
import { contentSummary } from '#cms/warnings.ts';
import type { Locale } from '#contract/locales.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
	// No wait between tries: the jitter takes the shortest.
	vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterAll(async () => {
	vi.restoreAllMocks();
	await sandbox.close();
});
afterEach(async () => {
	delete process.env.CONTENT_MAY_SHRINK;
	closeContentCache();
	await sandbox.faults();
});

type Entry = Record<string, unknown>;

function openBuild(lastCounts: Record<string, Partial<Record<Locale, number>>> = {}): void {
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	const open = contentCache();
	if (open) open.lastCounts = lastCounts;
}

/** A CMS whose answers are well-formed as HTTP, but are not the content. */
interface Malformed {
	name: string;
	/** What the site asks, and where. */
	load: (locale: Locale) => Promise<unknown>;
	path: string;
	mode?: string;
	/** What is made of the right answer. */
	change?: (entries: Entry[]) => unknown;
	/** The collection that the failure names, and the rest of what it says. */
	collection: string;
	says: RegExp;
}

const games = { load: loadGames, path: '/api/games', collection: 'games' };
const offices = { load: loadOffices, path: '/api/open/offices/en', collection: 'offices' };
const categories = { load: loadFaqCategories, path: '/api/faq-categories', collection: 'faq-categories' };
const consents = { load: loadConsents, path: '/api/configs/consents', collection: 'consents' };
const privacy = {
	load: (locale: Locale) => loadPage('privacy', locale),
	path: '/api/pages/privacy/en',
	collection: 'pages',
};

const without = (field: string, entry: Entry = {}) => {
	const { [field]: _, ...rest } = entry;
	return rest;
};

const malformed: Malformed[] = [
	{ name: 'an empty list', ...games, change: () => [], says: /has no entries/ },
	{
		name: 'half of the entries',
		...offices,
		change: (entries) => entries.slice(0, 3),
		says: /has 3 entries, 57 % fewer than the 7 of the last good build/,
	},
	{
		name: 'a missing field',
		...categories,
		change: ([first, ...others]) => [without('name', first), ...others],
		says: /entry "installation": .*\(field \[0\]\.name\)/,
	},
	{
		name: 'a subject at the address of another page',
		...categories,
		change: ([first, ...others]) => [{ ...first, slug: 'report' }, ...others],
		says: /entry "installation": is the address of another page \(field \[0\]\.slug\)/,
	},
	{
		name: 'another type',
		...offices,
		change: ([first, ...others]) => [{ ...first, coordinates: { lat: '51.05', lng: 3.72 } }, ...others],
		says: /\(field \[0\]\.coordinates\.lat\)/,
	},
	{
		name: 'an address that runs a script',
		...games,
		change: (entries) => entries.map((game) => ({ ...game, externalUrl: 'javascript:alert(1)' })),
		says: /entry "[^"]+": is no http or https address \(field \[0\]\.externalUrl\)/,
	},
	{
		name: 'a page without the block that its heading stands in',
		load: (locale: Locale) => loadPage('playtests', locale),
		path: '/api/pages/playtests/en',
		collection: 'pages',
		change: (page) => ({ ...page, blocks: [] }),
		says: /needs exactly one block of the type "opening" \(field blocks\)/,
	},
	{
		name: 'a home page with two heroes',
		load: loadHome,
		path: '/api/pages/home/en',
		collection: 'pages',
		change: (page) => {
			const { blocks } = page as unknown as { blocks: Entry[] };
			return { ...page, blocks: [...blocks, blocks.find(({ type }) => type === 'hero')] };
		},
		says: /needs exactly one block of the type "hero" \(field blocks\)/,
	},
	{
		name: 'a home page about a game that is not there',
		load: (locale: Locale) => loadHeroGame('gone', locale),
		path: '/api/pages/home/en',
		collection: 'pages',
		says: /entry "home": names the game "gone", which is not among games \(field hero\.game\)/,
	},
	{
		name: 'an empty title',
		...categories,
		change: ([first, ...others]) => [{ ...first, name: ' ' }, ...others],
		says: /entry "installation": is empty \(field \[0\]\.name\)/,
	},
	{
		name: 'a picture that is an SVG',
		...games,
		change: ([first, ...others]) => [
			{ ...first, screenshots: [{ url: '/media/a.SVG?v=1', alt: 'x', width: 1, height: 1 }] },
			...others,
		],
		says: /entry "[^"]+": is an SVG, which only .*\(field \[0\]\.screenshots\.?\[?0\]?\.url\)/,
	},
	{
		name: 'a page with a wrong field',
		...privacy,
		change: (page) => ({ ...page, updatedAt: 'soon' }),
		says: /entry "privacy": is no ISO 8601 date \(field updatedAt\)/,
	},
	{
		name: 'a page that is a draft',
		...privacy,
		change: (page) => ({ ...page, draft: true }),
		says: /entry "privacy": is a draft/,
	},
	{ name: 'HTML', ...games, mode: 'html', says: /answered HTML instead of JSON/ },
	{ name: 'half of the JSON', ...games, mode: 'truncate', says: /closed|terminated|malformed/ },
	{ name: 'an empty body', ...consents, mode: 'empty', says: /answered malformed JSON/ },
	{
		name: 'an error with status 200 instead of a list',
		...categories,
		change: () => ({ error: 'database' }),
		says: /answered something else than a list/,
	},
	{
		name: 'an error with status 200 instead of an entry',
		...consents,
		change: () => ({ error: 'database' }),
		says: /\(field revision\)/,
	},
	{
		name: 'a category of cookies that the site has none of',
		...consents,
		change: (question) => ({ ...question, categories: [{ id: 'marketing', name: 'x', text: 'x' }] }),
		says: /is no category that the site has cookies of \(field categories\[?\.?0\]?\.id\)/,
	},
	{
		name: 'a page without a part',
		...privacy,
		change: (page) => without('blocks', page as unknown as Entry),
		says: /\(field blocks\)/,
	},
	{
		name: 'a page with a part that nobody knows',
		...privacy,
		change: (page) => ({ ...page, blocks: [{ type: 'marquee', text: 'x' }] }),
		says: /\(field blocks\[?\.?0\]?\.type\)/,
	},
	{ name: 'a refusal', ...offices, mode: 'status:503', says: /answered 503/ },
	{ name: 'a connection that breaks', ...games, mode: 'reset', says: /ECONNRESET|closed/ },
];

describe('R02 a CMS that answers', () => {
	it.each(malformed)(
		'$name fails the build and is named',
		async ({ load, path, mode, change, ...expected }) => {
			openBuild({ offices: { en: 7, fr: 7, es: 7 } });
			const body = change && JSON.stringify(change(await sandbox.entriesOf(path)));
			if (mode || body)
				await sandbox.faults({ service: 'cms', path, mode: mode ?? 'body', ...(body && { body }) });
			const failure = await load('en').catch((error: Error) => error);
			expect(failure).toHaveProperty('name', 'CmsError');
			const said = String(failure);
			expect(said).toContain(`CMS collection "${expected.collection}": `);
			expect(said).toContain(`, from ${sandbox.origin}/cms${path}`);
			expect(said).toMatch(expected.says);
		},
	);

	it('at least twelve ways', () => expect(malformed.length).toBeGreaterThanOrEqual(12));
});

describe('a required collection', () => {
	const half = async () =>
		sandbox.faults({
			service: 'cms',
			path: '/api/games',
			mode: 'body',
			body: JSON.stringify((await sandbox.entriesOf('/api/games')).slice(0, 4)),
		});

	it('may lose up to three entries in ten', async () => {
		openBuild({ games: { en: 5 } });
		await half();
		expect(await loadGames('en')).toHaveLength(4);
		expect(contentSummary()).toBe('Content: no warnings');
	});

	it('may lose more, or all, where CONTENT_MAY_SHRINK names it, with a warning', async () => {
		openBuild({ games: { en: 7, fr: 7 } });
		await half();
		await expect(loadGames('en')).rejects.toThrow(/43 % fewer.*CONTENT_MAY_SHRINK=games lets it pass once/);
		process.env.CONTENT_MAY_SHRINK = 'offices, games';
		expect(await loadGames('fr')).toHaveLength(4);
		await sandbox.faults({ service: 'cms', path: '/api/games', mode: 'body', body: '[]' });
		expect(await loadGames('es')).toEqual([]);
		expect(contentSummary().split('\n')).toEqual([
			'Content: 2 warnings',
			'  games (es): has no entries',
			'  games (fr): has 4 entries, 43 % fewer than the 7 of the last good build',
		]);
	});

	it('counts by language', async () => {
		openBuild({ games: { fr: 100 } });
		expect(await loadGames('en')).toHaveLength(7);
		await expect(loadGames('fr')).rejects.toThrow(/93 % fewer than the 100/);
	});
});

it('another collection that lost as much is a warning', async () => {
	openBuild({ faqs: { en: 1000 } });
	expect((await loadFaqs('en')).length).toBeGreaterThan(10);
	expect(contentSummary()).toMatch(
		/^Content: 1 warning\n {2}faqs \(en\): has \d+ entries, \d\d % fewer than the 1000/,
	);
});
