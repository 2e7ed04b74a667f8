import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import { createPathCheck } from '#build/built-pages.ts';
import { localEnvironment } from '../../sandbox/environment.ts';
import { parsePage } from '../guards/html.ts';
import { isFull } from '../support/full.ts';
import { type OtherCms, startOtherCms, withOnePicture } from '../support/other-cms.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

type Entry = Record<string, unknown> & { slug?: string; id?: string };

/** What Spanish and French, which visitors are offered, lack. */
const lacking = {
	pages: ['tos', 'careers', 'playtests', 'contact', 'account-faq'],
	'office-news': ['introducing-wending'],
	faqs: ['where-are-my-saves'],
	'faq-categories': ['purchases'],
	games: ['wending', 'the-salt-crown'],
	offices: ['gent'],
	'job-offers': ['2004'],
};
/** What falls back to English in them. */
const untranslated = {
	pages: ['home', 'privacy', 'internships', 'cookies'],
	'office-news': ['the-brine-gate-opens'],
};

const isOf = (names: readonly string[], { slug, id }: Entry) =>
	names.includes(String(slug)) || names.includes(String(id));

const marked = (names: readonly string[], entry: Entry) =>
	isOf(names, entry) ? { ...entry, locale: 'en' } : entry;

/** One picture in place of all, so that the build has few to make. */
let picture: object;

const lists: [RegExp, keyof typeof lacking][] = [
	[/^\/cms\/api\/open\/office-news$/, 'office-news'],
	[/^\/cms\/api\/faqs$/, 'faqs'],
	[/^\/cms\/api\/faq-categories$/, 'faq-categories'],
	[/^\/cms\/api\/games$/, 'games'],
	[/^\/cms\/api\/(?:offices|open\/offices\/(?:es|fr))$/, 'offices'],
	[/^\/cms\/api\/offices\/job-offers$/, 'job-offers'],
];

function withGaps(pathname: string, body: unknown): unknown {
	const [, page] = /^\/cms\/api\/pages\/([\w-]+)\/(?:es|fr)$/.exec(pathname) ?? [];
	if (page && lacking.pages.includes(page)) return undefined;
	if (pathname.endsWith('/pages/home/es')) return undefined;
	if (page) return untranslated.pages.includes(page) ? { ...Object(body), locale: 'en' } : body;
	if (/\/(?:presses|consents|contacts\/form)$/.test(pathname)) return { ...Object(body), locale: 'en' };
	const [, list] = lists.find(([pattern]) => pattern.test(pathname)) ?? [];
	if (!list) return body;
	const there = (body as Entry[]).filter((entry) => !isOf(lacking[list], entry));
	if (list === 'office-news') return there.map((entry) => marked(untranslated['office-news'], entry));
	return list === 'games' || list === 'faq-categories'
		? there.map((entry) => ({ ...entry, locale: 'en' }))
		: there;
}

function change(path: string, body: unknown): unknown {
	const { pathname, searchParams } = new URL(path, 'http://cms');
	return withOnePicture(picture, searchParams.get('locale') === 'en' ? body : withGaps(pathname, body));
}

let sandbox: OwnSandbox;
let cms: OtherCms;
let folder: string;
let pages: ReadonlyMap<string, string>;
const page = (path: string) => pages.get(`${path}.html`) ?? '';
const written = (name: string) => readFile(join(folder, 'dist', name), 'utf8');

async function build(): Promise<void> {
	const out = join(folder, 'dist');
	const services = { MERCH_URL: `${sandbox.origin}/merch`, JOB_POSTINGS_URL: sandbox.origin };
	const local = localEnvironment({ ...process.env, SANDBOX_DATA: folder, ...services });
	const own = { SITE_URL: 'http://localhost:8888', CMS_URL: `${cms.origin}/cms`, WIDEST_PICTURE: '320' };
	await buildSite(out, { ...local, ...own }, 'pipe');
	const names = (await readdir(out, { recursive: true })).filter((each) => each.endsWith('.html'));
	const read = names.map(async (each) => [each, await readFile(join(out, each), 'utf8')] as const);
	pages = new Map(await Promise.all(read));
}

/** Addresses of this site that a page leads to, with what tells machines of its languages. */
const addresses = (html: string) =>
	parsePage(html)
		.elements.map(({ attributes }) => attributes.get('href') ?? attributes.get('action') ?? '')
		.map((href) => href.replace(/^http:\/\/localhost:8888(?=\/|$)/, ''))
		.filter((href) => /^\/(?![/\\])/.test(href))
		.map((href) => href.replace(/[?#].*/, ''));

/** What functions answer, and what they fill in where they do. */
const isOfFunction = (path: string) => path.startsWith('/api/') || /template|\ufdd0/.test(path);

function aLanguageThatLacksPages(): void {
	beforeAll(async () => {
		sandbox = await ownSandbox();
		const gent = await fetch(`${sandbox.origin}/cms/api/open/offices/by-slug/gent/en`);
		[picture = {}] = ((await gent.json()) as { images: object[] }).images;
		cms = await startOtherCms(sandbox.origin, change);
		await mkdir('tests/.run', { recursive: true });
		folder = await mkdtemp(join('tests/.run', 'languages-'));
		await build();
	}, 600_000);
	afterAll(async () => {
		cms?.close();
		await sandbox?.close();
		await rm(folder, { recursive: true, force: true });
	});

	const gone = [
		...['tos', 'careers', 'playtests', 'contact', 'account/faq', 'blog/introducing-wending'],
		...['support/faqs/where-are-my-saves', 'support/purchases', 'careers/location/gent', 'careers/2004'],
	];

	it.each(gone)('[SO-02] has no page %s, which English has', (path) => {
		expect(pages.has(`es/${path}.html`)).toBe(false);
		expect(pages.has(`fr/${path}.html`)).toBe(false);
		expect(page(path)).not.toBe('');
	});

	it('[SO-02] leads nowhere that is not there, on no page', () => {
		const isBuilt = createPathCheck(join(folder, 'dist'));
		const dead = [...pages].flatMap(([name, html]) =>
			addresses(html)
				.filter((path) => !isOfFunction(path) && !isBuilt(path))
				.map((path) => `${name}: ${path}`),
		);
		expect(dead).toEqual([]);
	});

	it.each(gone)('[SO-02] is not named by hreflang, sitemap or search for %s', async (path) => {
		expect(page(path)).not.toMatch(/<link [^>]*hreflang/);
		expect(await written('sitemap-0.xml')).toContain(`/${path}<`);
		expect(await written('sitemap-0.xml')).not.toMatch(new RegExp(`/fr/${path}[<"]`));
		expect(await written('fr/blog/feed.xml')).not.toContain(`/fr/${path}<`);
	});

	it('[SO-02] is switched to at the nearest page that it has, which is said in it', () => {
		const french = (path: string) => {
			const footer = page(path).split('id="footer"')[1] ?? '';
			return /<a [^>]*href="(\/fr[^"]*)"[^>]*lang="fr"[^>]*>([\s\S]*?)<\/a>/.exec(footer)?.slice(1) ?? [];
		};
		const [there, words] = french('blog/introducing-wending');
		expect(there).toBe('/fr/blog');
		expect(words).toContain('page non disponible');
		expect(french('support/faqs/where-are-my-saves')[0]).toBe('/fr/support');
		expect(french('careers/location/gent')[0]).toBe('/fr');
		expect(french('tos')[0]).toBe('/fr');
		expect(french('blog/the-brine-gate-opens')[0]).toBe('/fr/blog/the-brine-gate-opens');
		expect(french('support/account')[1]).not.toContain('non disponible');
	});

	it('[SO-02] lacks its home page, which every page of it leads home to in English', () => {
		expect(pages.has('es.html')).toBe(false);
		expect(page('es/blog')).toMatch(/<a class="home[^>]*href="\/"/);
	});

	it('[SO-02] has links of its menus lead to the page in English', () => {
		expect(page('es/blog')).toMatch(/<a [^>]*href="\/tos"/);
		expect(page('es/blog')).not.toMatch(/href="\/es\/(?:tos|careers|playtests|contact)["#?]/);
		expect(page('es/account/create')).toContain('data-elsewhere=');
	});

	it.each([
		['fr', 'home'],
		['es/privacy', 'privacy'],
		['es/cookies', 'cookies'],
		['es/careers/internships', 'internships'],
		['es/press', 'presses'],
		['es/blog/the-brine-gate-opens', 'news'],
		['es/support/account', 'a category'],
	])('[SO-01] marks %s, which is in English', (path) => {
		const html = page(path);
		expect(html).toMatch(/Aún sin traducir: este texto está en|Pas encore traduit/);
		expect(html.split('<main')[1]).toMatch(/<(?!a )[a-z\d]+ [^>]*lang="en"/);
		expect(html).toContain('<meta name="robots" content="noindex"');
	});

	it.each([
		'pages "privacy" field locale: has no text in fr and es',
		'pages "home" field locale: has no text in fr',
		'presses field locale: has no text in fr and es',
		'games "lowtide" field locale: has no text in fr and es',
		'faq-categories "account" field locale: has no text in fr and es',
	])('[SO-01] tells editors of %s', async (line) => {
		const said = JSON.parse(await written('content-warnings.json')) as Record<string, string>[];
		const told = said.map(({ collection, entry, field, problem }) =>
			[collection, entry && `"${entry}"`, field && `field ${field}`]
				.filter(Boolean)
				.join(' ')
				.concat(`: ${problem}`),
		);
		expect(told).toContain(line);
	});
}

if (isFull) describe('a language that lacks pages', aLanguageThatLacksPages);
