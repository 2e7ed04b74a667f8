import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '#build/csp.ts';
import { remoteImageAddresses } from '#build/retry-image-fetch.ts';
import { readThirdParties } from '#build/third-parties.ts';
import { closeContentCache, contentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { checkContent } from '#cms/checks/check-content.ts';
import { loadConsents } from '#cms/collections/consents.ts';
import { loadContactCategories, loadFaqCategories, loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { loadBanners, loadHeroGame, loadHome } from '#cms/collections/home.ts';
import { loadAllJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { getForeignLanguage, loadContinents, loadOffices } from '#cms/collections/offices.ts';
import { findPage, loadPage } from '#cms/collections/pages.ts';
import { loadPress } from '#cms/collections/press.ts';
import { notePages, readContent } from '#cms/content.ts';
import { contentSummary } from '#cms/warnings.ts';
import type { Locale } from '#contract/locales.ts';
import { findParent, hasPage } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { type Change, type OtherCms, startOtherCms } from '../support/other-cms.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

type Entry = Record<string, unknown>;

let sandbox: OwnSandbox;
let cms: OtherCms;
/** What the CMS answers in Spanish at the moment, by path; undefined for a path is what the sandbox says. */
let inSpanish: Change;

beforeAll(async () => {
	sandbox = await ownSandbox();
	cms = await startOtherCms(sandbox.origin, (path, body) => {
		const { pathname, searchParams } = new URL(path, 'http://cms');
		return searchParams.get('locale') === 'es' ? inSpanish(pathname.replace('/cms', ''), body) : body;
	});
	process.env.CMS_URL = `${cms.origin}/cms`;
});
afterAll(async () => {
	cms.close();
	await sandbox.close();
});
beforeEach(() => {
	inSpanish = (_path, body) => body;
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
});
afterEach(() => {
	closeContentCache();
	vi.unstubAllEnvs();
});

const fallsBack = (body: unknown): unknown =>
	Array.isArray(body) ? body.map(fallsBack) : { ...Object(body), locale: 'en' };
const answers =
	(at: string, change: (body: unknown) => unknown): Change =>
	(path, body) =>
		path === at ? change(body) : body;

describe('an entry that falls back to English', () => {
	const kinds: [name: string, path: string, load: (locale: Locale) => Promise<unknown>][] = [
		['answers', '/api/faqs', loadFaqs],
		['banners', '/api/multibanners', loadBanners],
		['categories of support', '/api/faq-categories', loadFaqCategories],
		['games', '/api/games', loadGames],
		['jobs', '/api/offices/job-offers', loadAllJobs],
		['news', '/api/open/office-news', (locale) => loadNews(locale)],
		['patches', '/api/support-patches', loadPatches],
		['a page', '/api/pages/tos/es', (locale) => loadPage('tos', locale)],
		['the cookie bar', '/api/configs/consents', loadConsents],
		['the home page', '/api/pages/home/es', loadHome],
		['the press kit', '/api/presses', loadPress],
	];

	it.each(kinds)('[SO-01] says so where it is one of %s', async (_name, path, load) => {
		inSpanish = answers(path, fallsBack);
		const [shown] = [await load('es')].flat() as { locale?: Locale }[];
		const [english] = [await load('en')].flat() as { locale?: Locale }[];
		expect(shown?.locale).toBe('en');
		expect(english?.locale).toBeUndefined();
	});

	it.each(kinds)('[SO-01] is a warning with its field where it is one of %s', async (_name, path) => {
		inSpanish = answers(path, fallsBack);
		await readContent();
		await loadConsents('es');
		await checkContent(() => true);
		expect(contentSummary()).toMatch(/^ {2}[a-z-]+(?: "[^"]+")? field locale: has no text in es$/m);
	});

	it('[SO-01] is no other entry where a CMS always names the language', async () => {
		inSpanish = answers('/api/games', (body) => (body as Entry[]).map((game) => ({ ...game, locale: 'es' })));
		expect((await loadGames('es')).map(({ locale }) => locale)).toEqual(
			expect.not.arrayContaining(['es', 'en', 'fr']),
		);
	});

	it('[SO-01] is an office too, by its texts or as a whole', async () => {
		inSpanish = answers('/api/open/offices/es', fallsBack);
		const [office] = await loadOffices('es');
		expect(office && getForeignLanguage(office, 'es')).toBe('en');
	});

	it('[SO-01] marks the subjects of messages', async () => {
		inSpanish = answers('/api/contacts/form', fallsBack);
		expect((await loadContactCategories('es')).map(({ lang }) => lang)).toContain('en');
		expect((await loadContactCategories('en')).some(({ lang }) => lang)).toBe(false);
	});
});

const paths = [
	['tos', '/tos'],
	['careers', '/careers'],
	['internships', '/careers/internships'],
	['account-faq', '/account/faq'],
	['home', '/'],
] as const;

describe('a language that lacks something', () => {
	it.each(paths)('[SO-02] has no page %s, and links lead to it in English', async (name, path) => {
		inSpanish = answers(`/api/pages/${name}/es`, () => undefined);
		await readContent();
		expect(hasPage(path, 'es')).toBe(false);
		expect(hasPage(path, 'fr')).toBe(true);
		expect(localePath(path, 'es')).toBe(path);
		expect(localePath(path, 'fr')).toBe(path === '/' ? '/fr' : `/fr${path}`);
		expect(contentSummary()).toContain(`pages "${name}" (es): is not there in es`);
	});

	it('[SO-02] has no press kit', async () => {
		inSpanish = answers('/api/presses', () => undefined);
		await readContent();
		expect(hasPage('/press', 'es')).toBe(false);
		expect(localePath('/press', 'es')).toBe('/press');
	});

	it.each([
		['/api/open/office-news', 'slug', '/blog/', '/blog'],
		['/api/faqs', 'slug', '/support/faqs/', '/support'],
		['/api/faq-categories', 'slug', '/support/', '/support'],
		['/api/open/offices/es', 'slug', '/careers/location/', '/careers'],
		['/api/offices/job-offers', 'id', '/careers/', '/careers'],
	])('[SO-02] has no page for an entry that is not in %s', async (path, name, below, parent) => {
		const listed = (await (await fetch(`${sandbox.origin}/cms${path}`)).json()) as Entry[];
		const first = listed.find((entry) => !entry.closed && entry.slug !== 'quebec');
		inSpanish = answers(path, (body) => (body as Entry[]).filter((entry) => entry[name] !== first?.[name]));
		await readContent();
		const page = below + String(first?.[name]);
		expect(hasPage(page, 'es'), page).toBe(false);
		expect(hasPage(page, 'fr'), page).toBe(true);
		expect(findParent(page, 'es')).toBe(parent);
	});

	it('[SO-02] is led up to what it has, and nowhere where it has nothing', async () => {
		inSpanish = (path, body) => (/\/pages\/(?:home|careers)\/es$/.test(path) ? undefined : body);
		await readContent();
		expect(findParent('/careers/2004', 'es')).toBeUndefined();
		expect(findParent('/careers/search/team/art', 'es')).toBe('/careers/search');
		expect(findParent('/support/faqs/none', 'es')).toBe('/support');
	});

	it('[SO-02] has texts link to the page in English, with a warning', async () => {
		inSpanish = (path, body) => {
			if (path === '/api/pages/gdpr/es') return undefined;
			if (path !== '/api/pages/privacy/es') return body;
			const blocks = [{ type: 'section', title: 'x', html: '<p><a href="/gdpr#a">y</a></p>' }];
			return { ...Object(body), blocks };
		};
		await readContent();
		expect((await loadPage('privacy', 'es')).blocks).toEqual([
			{ type: 'section', title: 'x', html: '<p><a href="/gdpr#a" hreflang="en">y</a></p>' },
		]);
		expect(contentSummary()).toMatch(/pages "privacy" field .* \(es\): links to \/gdpr/);
	});

	it('[SO-02] shows the hero of the home page in English where it lacks the game', async () => {
		inSpanish = answers('/api/games', (body) => (body as Entry[]).slice(1));
		const [first] = (await (await fetch(`${sandbox.origin}/cms/api/games`)).json()) as { slug: string }[];
		expect(await loadHeroGame(first?.slug ?? '', 'es')).toMatchObject({ slug: first?.slug, locale: 'en' });
	});

	it('[SO-02] is no failure of the CMS, which is one still', async () => {
		inSpanish = answers('/api/pages/tos/es', () => undefined);
		expect(await findPage('tos', 'es')).toBeUndefined();
		closeContentCache();
		await sandbox.faults({ service: 'cms', path: '/api/pages/tos', mode: 'html' });
		await expect(findPage('tos', 'fr')).rejects.toHaveProperty('name', 'CmsError');
		await sandbox.faults();
	});

	it('[SO-02] may not have lost a third of its pages since the last build', async () => {
		const open = contentCache();
		if (open) open.lastCounts = { pages: { es: 12 } };
		inSpanish = (path, body) => (/\/pages\/(?!home)[\w-]+\/es$/.test(path) ? undefined : body);
		await expect(notePages()).rejects.toThrow(/CMS collection "pages": has 1 entries, 92 % fewer/);
	});

	it('[SO-02] cannot be every one: a page is needed in one of them', async () => {
		await sandbox.faults({ service: 'cms', path: '/api/pages/cookies', mode: 'status:404' });
		await expect(notePages()).rejects.toThrow(/CMS collection "pages": answered 404/);
		await sandbox.faults();
	});
});

describe('ids', () => {
	it.each([
		['numbers', { id: 7 }, '7'],
		['UUIDs', { id: '0b7c1f9e-2f0e-4a53-9c1b-3f1a6c2d9e10' }, '0b7c1f9e-2f0e-4a53-9c1b-3f1a6c2d9e10'],
		['numbers beside a documentId', { id: 7, documentId: 'k2v9x1' }, 'k2v9x1'],
	])('[SO-03] are text where the CMS has %s', async (_name, ids, expected) => {
		const change = (body: unknown) =>
			(body as Entry[]).map((entry, index) => (index === 0 ? { ...entry, ...ids } : entry));
		for (const [path, load] of [
			['/api/faqs', loadFaqs],
			['/api/multibanners', loadBanners],
			['/api/offices/job-offers', loadAllJobs],
			['/api/open/offices/es', loadOffices],
		] as const) {
			inSpanish = answers(path, change);
			const found = (await load('es')) as { id: string }[];
			expect(
				found.map(({ id }) => id),
				path,
			).toContain(expected);
		}
	});
});

describe('files', () => {
	const art = (url: string) => (body: unknown) =>
		(body as { keyArt: { wide: object } }[]).map((game) => ({
			...game,
			keyArt: { ...game.keyArt, wide: { ...game.keyArt.wide, url, focalPoint: { x: 0.2, y: 0.9 } } },
		}));
	const wideOf = async (url: string) => {
		inSpanish = answers('/api/games', art(url));
		closeContentCache();
		return (await loadGames('es'))[0]?.keyArt.wide;
	};

	it.each([
		['/uploads/a.webp', () => `${cms.origin}/cms/uploads/a.webp`],
		['uploads/a.webp', () => `${cms.origin}/cms/uploads/a.webp`],
		['/médias/a b.webp', () => `${cms.origin}/cms/médias/a b.webp`],
		['https://images.studio.example/a.webp?v=2', () => 'https://images.studio.example/a.webp?v=2'],
		['//images.studio.example/a.webp', () => 'https://images.studio.example/a.webp'],
	])('[SO-03] at %s are found, and keep their focal point', async (url, expected) => {
		vi.stubEnv('FILE_ORIGINS', 'https://images.studio.example');
		expect(await wideOf(url)).toMatchObject({ url: expected(), focalPoint: { x: 0.2, y: 0.9 } });
	});

	it.each([
		'https://elsewhere.example/a.webp',
		'http://images.studio.example/a.webp',
		'https://images.studio.example.evil.example/a.webp',
		'https://user@images.studio.example/a.webp',
		'https://images.studio.example:8443/a.webp',
		'//elsewhere.example/a.webp',
		'/\\elsewhere.example/a.webp',
		'javascript:alert(1)',
		'data:image/webp;base64,AA',
		'',
	])('[SO-03] at %s are none of the studio', async (url) => {
		vi.stubEnv('FILE_ORIGINS', 'https://images.studio.example');
		await expect(wideOf(url)).rejects.toThrow(/FILE_ORIGINS \(field \[0\]\.keyArt\.wide\.url\)/);
	});

	it('[SO-03] may be shown and made sizes of where they are', () => {
		vi.stubEnv('FILE_ORIGINS', 'https://images.studio.example, https://media.studio.example');
		vi.stubEnv('UPLOAD_URL', 'https://uploads.studio.example');
		vi.stubEnv('MERCH_URL', 'https://merch.studio.example');
		const both = 'https://images.studio.example https://media.studio.example';
		const parties = readThirdParties(process.env);
		const policy = contentSecurityPolicy({ scripts: [], styles: [] }, parties);
		expect(policy).toContain(`img-src 'self' data: ${both};`);
		expect(policy).toContain(`media-src 'self' ${both};`);
		expect(remoteImageAddresses()).toEqual([
			`${cms.origin}/cms`,
			'https://merch.studio.example',
			...both.split(' '),
		]);
	});

	it('[SO-03] are of no origin without TLS', () => {
		vi.stubEnv('FILE_ORIGINS', 'http://images.studio.example');
		vi.stubEnv('MERCH_URL', 'https://merch.studio.example');
		expect(() => remoteImageAddresses()).toThrow('FILE_ORIGINS');
	});
});

describe('continents', () => {
	it.each(['north-america', 'North America', 'NORTH AMERICA'])('[SO-03] are keys: %s', async (name) => {
		inSpanish = answers('/api/open/offices/by-continent/es', () => [
			{ continent: name, offices: [{ slug: 'gent' }] },
		]);
		expect((await loadContinents('es')).map(({ continent }) => continent)).toEqual(['north-america']);
	});

	it('[SO-03] have no other names', async () => {
		inSpanish = answers('/api/open/offices/by-continent/es', () => [{ continent: 'Atlantis', offices: [] }]);
		await expect(loadContinents('es')).rejects.toThrow(/is no continent: it is one of africa/);
	});
});
