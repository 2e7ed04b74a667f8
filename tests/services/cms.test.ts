import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { demoContent, jobsAt } from '../../sandbox/content/demo-content.ts';
import { postings } from '../../sandbox/content/postings.ts';
import { cmsService, seedCms } from '../../sandbox/services/cms.ts';
import type { SandboxContext } from '../../sandbox/services/context.ts';
import { merchService } from '../../sandbox/services/merch.ts';
import { postingsService } from '../../sandbox/services/postings.ts';

const games = [
	'the-salt-crown',
	'emberwick',
	'a-quarrel-of-moons',
	'lowtide',
	'thornhollow',
	'the-glass-regent',
	'wending',
];
const pageSlugs = [
	'home',
	'privacy',
	'tos',
	'gdpr',
	'fan-content-policy',
	'careers',
	'internships',
	'playtests',
	'account-faq',
	'accessibility',
	'cookies',
	'contact',
];
/** A job as the CMS answers it. */
interface DemoJob {
	id: string;
	closed?: boolean;
	providerId?: string;
	categories: { location: string; team: string }[];
}

const published = (collection: string) => demoContent[collection]?.filter(({ draft }) => !draft).length ?? 0;
const officeSlugs = ['gent', 'quebec', 'barcelona', 'kuala-lumpur', 'guildford', 'dublin', 'selangor'];

/** Every path with the number of its items, or 'one'. */
const paths: [string, (locale: string) => string, number | 'one'][] = [
	['multibanners', (locale) => `/api/multibanners?locale=${locale}`, 3],
	['games', (locale) => `/api/games?locale=${locale}`, 7],
	...pageSlugs.map((slug): (typeof paths)[number] => [
		`the page ${slug}`,
		(locale) => `/api/pages/${slug}/${locale}`,
		'one',
	]),
	['the press kit', (locale) => `/api/presses?locale=${locale}`, 'one'],
	['the contact form', (locale) => `/api/contacts/form?locale=${locale}`, 'one'],
	['consents', (locale) => `/api/configs/consents?locale=${locale}`, 'one'],
	['open offices', (locale) => `/api/open/offices/${locale}`, 7],
	['offices', (locale) => `/api/offices?locale=${locale}`, 7],
	['an office', (locale) => `/api/open/offices/by-slug/gent/${locale}`, 'one'],
	['continents', (locale) => `/api/open/offices/by-continent/${locale}`, 3],
	['news', (locale) => `/api/open/office-news?locale=${locale}`, published('office-news')],
	['a news item', (locale) => `/api/open/office-news/the-brine-gate-opens?locale=${locale}`, 'one'],
	['FAQ categories', (locale) => `/api/faq-categories?locale=${locale}`, 6],
	['a FAQ category', (locale) => `/api/faq-categories/slug/account?locale=${locale}`, 'one'],
	['FAQs', (locale) => `/api/faqs?locale=${locale}`, published('faqs')],
	['a FAQ', (locale) => `/api/faqs/slug/where-are-my-saves?locale=${locale}`, 'one'],
	['jobs', (locale) => `/api/offices/job-offers?locale=${locale}`, published('job-offers')],
	['a job', (locale) => `/api/open/offices/job-offers/2104?locale=${locale}`, 'one'],
];

/** Texts that are rightly the same in two languages. */
const sameInBoth = [
	/^[a-z0-9-]+$/,
	/^https?:|^\/[a-z]/,
	/^\d{4}-\d\d-\d\dT/,
	/^#[0-9a-f]{6}$/,
	/^(The Salt Crown|Emberwick|A Quarrel of Moons|Lowtide|Thornhollow|The Glass Regent|Wending)$/,
	/^(PC|macOS|Linux|PlayStation \d|Xbox (One|Series X\|S)|Nintendo Switch( 2)?)$/,
	/^[\w-]+@[\w-]+\.example$/,
	/^\d\d:\d\d$/,
	/^\d+ [GM]B$/,
	/^(T|M|E10\+|Violence|Alcohol|Apple M1)$/,
	/^(Contact|Cookies|10 minutes|Tallow & Thorn)$/,
	/^(Europe|Asia|Canada|Quebec|Barcelona|Kuala Lumpur|Guildford|Dublin|Selangor)$/,
];
/** Parts of an answer that are names or the same in every locale by contract. */
const untranslated = [
	'address',
	'stores',
	'localizations',
	'author',
	'categories',
	'slug',
	'id',
	'type',
	'team',
	'positionType',
	'currency',
	'timeZone',
	// People search for some words, such as C++, in every language.
	'keywords',
];
/** Names of people, papers and cookies. */
const names = /\.(contacts\.\d+\.name|quotes\.\d+\.source|rows\.\d+\.name)$/;

function openCms(): DatabaseSync {
	const opened = new DatabaseSync(':memory:');
	opened.exec(readFileSync('sandbox/store/migrations/010-cms.sql', 'utf8'));
	seedCms(opened);
	return opened;
}

let cms: Hono;
let merch: Hono;
let provider: Hono;
let db: DatabaseSync;

beforeAll(() => {
	db = openCms();
	const context: SandboxContext = {
		db,
		now: () => Date.parse('2026-11-20T12:00:00Z'),
		siteUrl: 'http://localhost:8888',
		origin: 'http://127.0.0.1:4400',
		accountServiceKey: '',
		submissionsKey: '',
		botCheckSecret: '',
		services: {} as SandboxContext['services'],
	};
	cms = cmsService(context, new Hono());
	merch = merchService(context);
	provider = postingsService(context);
});

async function read(path: string, service = cms) {
	const response = await service.request(path);
	expect(response.status, path).toBe(200);
	return response.json();
}

/** Every text of an answer with its place, but for entries in one language only; of an office's translations the first. */
function texts(value: unknown, place = ''): [string, string][] {
	if (typeof value === 'string') return [[place, value]];
	if (typeof value === 'object' && value !== null && 'locale' in value && 'title' in value && 'id' in value)
		return [];
	if (Array.isArray(value)) {
		const items = place.endsWith('.translations') ? value.slice(0, 1) : value;
		return items.flatMap((item, index) => texts(item, `${place}.${index}`));
	}
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => texts(part, `${place}.${key}`));
}

describe.each(paths)('%s', (_name, path, size) => {
	test.each(locales)('answers in %s', async (locale) => {
		const answer = await read(path(locale));
		if (size !== 'one') expect(answer).toHaveLength(size);
		for (const [place, text] of texts(answer)) expect(text, place).not.toBe('');
	});

	test.each(['fr', 'es'])('leaves no English in %s', async (locale) => {
		const english = new Map(texts(await read(path('en'))));
		const left = texts(await read(path(locale))).filter(
			([place, text]) =>
				english.get(place) === text &&
				!untranslated.some((part) => place.split('.').includes(part)) &&
				!names.test(place) &&
				!sameInBoth.some((pattern) => pattern.test(text)),
		);
		expect(left).toEqual([]);
	});
});

describe('typography', () => {
	test.each(paths)('French spaces before high punctuation do not break in %s', async (_name, path) => {
		for (const [place, text] of texts(await read(path('fr')))) {
			expect(text, place).not.toMatch(/ [;:!?»]|« |['"](?![^<]*>)/);
		}
	});

	test.each(paths)('Spanish questions and exclamations open and close in %s', async (_name, path) => {
		for (const [place, text] of texts(await read(path('es')))) {
			expect(text.split('¿').length, place).toBe(text.split('?').length);
			expect(text.split('¡').length, place).toBe(text.split('!').length);
		}
	});
});

describe('the demo content', () => {
	test('[RT-01] has the seven games, one of them newest and one still to come', async () => {
		const list: { slug: string; releaseDate: string; externalUrl: string }[] = await read('/api/games');
		expect(list.map((game) => game.slug)).toEqual(games);
		expect(list.filter((game) => game.releaseDate > '2026-11-20').map((game) => game.slug)).toEqual([
			'wending',
		]);
		expect(new Set(list.map((game) => game.releaseDate)).size).toBe(7);
		for (const game of list) expect(new URL(game.externalUrl).hostname).toMatch(/\.example$/);
	});

	test.each(['2026-12-31', '2027-08-01', '2040-02-29'])('[CA-01] has the same jobs on %s', (day) => {
		const now = Date.parse(day);
		for (const { id, publishedAt, validThrough } of jobsAt(now)) {
			expect(Date.parse(publishedAt), id).toBeLessThan(now);
			expect(Date.parse(validThrough), id).toBeGreaterThan(now);
		}
	});

	test('names each office by its city in the asked locale first', async () => {
		const list = await read('/api/open/offices/fr');
		expect(list.map((office: { slug: string }) => office.slug)).toEqual(officeSlugs);
		expect(list[0].translations.map((each: { city: string }) => each.city)).toEqual([
			'Gand',
			'Gent',
			'Gante',
		]);
	});

	test('puts every office under one continent', async () => {
		const groups: { continent: string; offices: { slug: string }[] }[] = await read(
			'/api/open/offices/by-continent/es',
		);
		expect(groups.map((group) => group.continent)).toEqual(['europe', 'north-america', 'asia']);
		expect(groups.flatMap((group) => group.offices.map((office) => office.slug)).sort()).toEqual(
			[...officeSlugs].sort(),
		);
	});

	test('has playtest rooms in the six places of the playtest page', async () => {
		const list: { slug: string; playtests: boolean }[] = await read('/api/offices');
		expect(list.filter((office) => office.playtests).map((office) => office.slug)).toEqual(
			officeSlugs.filter((slug) => slug !== 'kuala-lumpur'),
		);
	});

	test('refers only to games, offices and pages that exist', async () => {
		const items = [...(await read('/api/open/office-news')), ...(await read('/api/multibanners'))];
		const stories = (await read('/api/open/office-news')).map(
			(item: { slug: string }) => `/blog/${item.slug}`,
		);
		for (const item of items) {
			if (item.game) expect(games).toContain(item.game);
			if (item.office) expect(officeSlugs).toContain(item.office);
			if (item.link?.startsWith('/blog/')) expect(stories).toContain(item.link);
		}
	});
});

describe('lists', () => {
	test.each([
		'/api/games',
		'/api/offices',
		'/api/open/offices/fr',
		'/api/open/office-news',
		'/api/faq-categories',
		'/api/faqs',
		'/api/faqs?category=account',
		'/api/offices/job-offers',
		'/api/offices/job-offers?team=Art&team=Writing',
	])('%s pages by limit and start until a short page', async (path) => {
		const all: { id: string }[] = await read(path);
		const seen: string[] = [];
		for (let start = 0; ; start += 4) {
			const page: { id: string }[] = await read(
				`${path}${path.includes('?') ? '&' : '?'}limit=4&start=${start}`,
			);
			seen.push(...page.map((item) => item.id));
			if (page.length < 4) break;
		}
		expect(seen).toEqual(all.map((item) => item.id));
	});

	test.each(['limit=-1', 'limit=x', 'start=-2', 'limit=1e3', 'limit='])(
		'an unusable %s gives the whole list',
		async (query) => {
			expect(await read(`/api/games?${query}`)).toHaveLength(7);
		},
	);

	test('news comes newest first and can be narrowed to a tag', async () => {
		const all: { publishedAt: string }[] = await read('/api/open/office-news');
		const dates = all.map((item) => item.publishedAt);
		expect(dates).toEqual([...dates].sort().reverse());
		const tagged: { tags: string[] }[] = await read('/api/open/office-news?locale=fr&tag=Annonces');
		expect(tagged.length).toBeGreaterThan(1);
		expect(tagged.length).toBeLessThan(all.length);
		for (const item of tagged) expect(item.tags).toContain('Annonces');
		expect(await read('/api/open/office-news?tag=Nothing')).toEqual([]);
	});

	test('[AP-05] answers can be narrowed to a category and to words, whatever their accents and capitals', async () => {
		const all: { slug: string }[] = await read('/api/faqs?locale=fr');
		const account: { category: string }[] = await read('/api/faqs?locale=fr&category=account');
		expect(account.length).toBeGreaterThan(1);
		expect(account.length).toBeLessThan(all.length);
		expect(new Set(account.map(({ category }) => category))).toEqual(new Set(['account']));
		const found: { title: string; description: string }[] = await read(
			'/api/faqs?locale=fr&query=SECURITE%20mot',
		);
		expect(found.length).toBeGreaterThan(0);
		expect(found.length).toBeLessThan(all.length);
		for (const { title, description } of found) expect(title + description).toMatch(/sécurité/i);
		expect(await read('/api/faqs?locale=fr&query=zzzz')).toEqual([]);
	});

	test('[EN-01] jobs can be narrowed to a location, to any of several teams and to words', async () => {
		const list = (query: string): Promise<DemoJob[]> => read(`/api/offices/job-offers?${query}`);
		const all = await list('');
		const quebec = await list('location=quebec');
		expect(quebec.length).toBeGreaterThan(1);
		for (const { categories } of quebec)
			expect(categories.map(({ location }) => location)).toContain('quebec');
		const teams = ['Art', 'Writing'];
		const some = await list('team=Art&team=Writing');
		const expected = all.filter(({ categories }) => categories.some(({ team }) => teams.includes(team)));
		expect(some).toEqual(expected);
		expect(some.length).toBeLessThan(all.length);
		expect(await list('location=quebec&team=Finance')).toEqual(
			quebec.filter(({ categories }) =>
				categories.some(({ location, team }) => location === 'quebec' && team === 'Finance'),
			),
		);
		const engine = await list('query=ENGINE');
		expect(engine.length).toBeGreaterThan(0);
		expect(engine.length).toBeLessThan(all.length);
	});

	test('a closed job is answered as closed, in the list and by its id', async () => {
		const all: DemoJob[] = await read('/api/offices/job-offers');
		const closed = all.filter((job) => job.closed);
		expect(closed.length).toBeGreaterThan(0);
		for (const { id } of closed)
			expect(await read(`/api/open/offices/job-offers/${id}`)).toHaveProperty('closed', true);
	});

	test('an unknown locale in the query is answered in English', async () => {
		expect(await read('/api/games?locale=xx')).toEqual(await read('/api/games'));
	});
});

describe('what does not exist', () => {
	test.each([
		'/api/nothing',
		'/api/merch',
		'/api/pages/nothing/en',
		'/api/pages/home/xx',
		'/api/configs/nothing',
		'/api/open/offices/xx',
		'/api/open/offices/by-slug/nothing/en',
		'/api/open/offices/by-slug/gent/xx',
		'/api/open/offices/by-continent/xx',
		'/api/open/office-news/nothing',
		'/api/faq-categories/slug/nothing',
		'/api/faqs/slug/nothing',
		'/api/open/offices/job-offers/nothing',
		'/media/nothing.webp',
		'/media/..%2fREADME.md',
		'/media/12345678/nothing.webp',
	])('%s is a 404 with a code', async (path) => {
		const response = await cms.request(path);
		expect(response.status).toBe(404);
		expect(await response.json()).toEqual({ messages: ['NOT_FOUND'] });
	});

	test('a draft is in no answer until an editor publishes it', async () => {
		const drafts = Object.values(demoContent)
			.flat()
			.filter(({ draft }) => draft)
			.map(({ id }) => id);
		expect(drafts.length).toBeGreaterThan(0);
		const jobs: DemoJob[] = await read('/api/offices/job-offers');
		const [draft] = demoContent['job-offers']?.filter(({ draft }) => draft) ?? [];
		expect(jobs.map(({ id }) => id)).not.toContain(draft?.id);
		expect((await cms.request(`/api/open/offices/job-offers/${draft?.id}`)).status).toBe(404);
	});

	test('an unpublished entry is in no answer', async () => {
		const unpublish = db.prepare(
			`UPDATE cms_entry SET published = ? WHERE collection = 'games' AND id = 'lowtide'`,
		);
		unpublish.run(0);
		expect(await read('/api/games')).toHaveLength(6);
		expect((await cms.request('/api/games/slug/lowtide')).status).toBe(404);
		unpublish.run(1);
	});
});

describe('merch', () => {
	test.each(locales)('[AP-01] six products in %s', async (locale) => {
		const { data } = await read(`/public-api/products?locale=${locale}`, merch);
		expect(data).toHaveLength(6);
		for (const product of data) {
			expect(product).toMatchObject({ currency: 'EUR', region: 'europe' });
			expect(Number.isInteger(product.price)).toBe(true);
			expect(product.image.url).toMatch(/^http:\/\/127\.0\.0\.1:4400\/cms\/media\//);
		}
	});

	test('prices and pages follow the region', async () => {
		const { data } = await read('/public-api/products?region=asia-pacific', merch);
		expect(data[0]).toMatchObject({ currency: 'SGD', region: 'asia-pacific' });
		expect(data[0].url).toMatch(/^https:\/\/store-apac\./);
		expect((await read('/public-api/products?region=moon', merch)).data).toEqual([]);
	});
});

describe('the job-posting provider', () => {
	test.each(locales)('answers each posting by its id in %s', async (locale) => {
		for (const { id } of postings) {
			const posting = await read(`/${id}?locale=${locale}`, provider);
			expect(posting.id).toBe(id);
			for (const [place, text] of texts(posting)) expect(text, place).not.toBe('');
		}
	});

	test('has one for every job that names one', async () => {
		const jobs: DemoJob[] = await read('/api/offices/job-offers');
		const named = jobs.flatMap(({ providerId }) => providerId ?? []);
		expect(named.length).toBeGreaterThan(0);
		for (const id of named) expect((await provider.request(`/${id}`)).status).toBe(200);
		expect((await provider.request('/nothing')).status).toBe(404);
	});
});

describe('pictures', () => {
	test('every address answers with a picture of the stated size, of at most 300 KB, or 500 KB where it can fill a screen', async () => {
		const pictures = new Map<string, { width: number; height: number }>();
		for (const [, path] of paths) collect(await read(path('en')), pictures);
		collect(await read('/public-api/products', merch), pictures);
		expect(pictures.size).toBeGreaterThan(50);
		for (const [url, { width, height }] of pictures) {
			const response = await cms.request(url.replace('http://127.0.0.1:4400/cms', ''));
			expect(response.status, url).toBe(200);
			expect(response.headers.get('content-type'), url).toMatch(/^image\/(webp|jpeg|svg\+xml)$/);
			expect(response.headers.get('cache-control'), url).toContain('immutable');
			const bytes = Buffer.from(await response.arrayBuffer());
			expect(bytes.length, url).toBeLessThanOrEqual(width >= 2000 ? 500_000 : 300_000);
			expect(await sharp(bytes).metadata(), url).toMatchObject({ width, height });
		}
	});

	test('an address without the present version is not stored', async () => {
		for (const path of ['/media/office-gent.webp', '/media/00000000/office-gent.webp']) {
			expect((await cms.request(path)).headers.get('cache-control')).toBe('no-cache');
		}
	});
});

function collect(value: unknown, into: Map<string, { width: number; height: number }>): void {
	if (typeof value !== 'object' || value === null) return;
	if ('url' in value && 'width' in value && 'height' in value) {
		into.set(String(value.url), { width: Number(value.width), height: Number(value.height) });
	}
	for (const part of Object.values(value)) collect(part, into);
}

describe('the demo content at a later start', () => {
	const json = (of: DatabaseSync, id: string) =>
		of.prepare("SELECT json FROM cms_entry WHERE collection = 'multibanners' AND id = ?").get(id)?.json;
	const change = (of: DatabaseSync, id: string, edited: number) =>
		of
			.prepare("UPDATE cms_entry SET json = '{}', edited = ? WHERE collection = 'multibanners' AND id = ?")
			.run(edited, id);

	test('is brought up to date, but for what an editor changed', () => {
		const own = openCms();
		const fresh = json(own, 'brine-gate');
		change(own, 'brine-gate', 0);
		change(own, 'playtest-season', 1);
		seedCms(own);
		expect(json(own, 'brine-gate')).toBe(fresh);
		expect(json(own, 'playtest-season')).toBe('{}');
	});
});
