import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warningsFile } from '#contract/endpoints/builds.ts';
import enSupport from '../../i18n/en/support.json' with { type: 'json' };
import { localEnvironment } from '../../sandbox/environment.ts';
import { headersFor, parseHeaders } from '../../sandbox/host/headers.ts';
import { type OtherCms, startOtherCms, withOnePicture } from '../support/other-cms.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';
import { hostileMarkup } from './hostile-markup.ts';

const parts = [
	'src',
	'i18n',
	'public',
	'astro.config.mjs',
	'astro-i18next.config.ts',
	'package.json',
	'tsconfig.json',
];

let sandbox: OwnSandbox;
let cms: OtherCms;
let folder: string;
let dist: string;
/** What the CMS answers at the moment, beyond being another studio's. */
let isShort = false;

interface Built {
	code: number | null;
	said: string;
	/** What the CMS was asked. */
	asked: string[];
}
let built: Built;
/** Everything that the build wrote and that is text, by its path. */
let texts: ReadonlyMap<string, string>;

const rebrand = (text: string) =>
	text
		.replaceAll(/Tallow (&|&amp;) Thorn/g, 'Gull $1 Anchor')
		.replaceAll(/tallowandthorn/gi, 'gullandanchor');

type Entry = Record<string, unknown> & { slug?: string };

/** The entries that cannot be used, one in each list. */
const wrong = { news: 'the-brine-gate-opens', faq: 'where-are-my-saves' };

/** One picture in place of all, so that the build has few to make. */
let picture: object;

/** Each usable entry gets one sample, in each language another one. */
function withHostileMarkup(entries: Entry[], field: string, locale: string): Entry[] {
	const usable = entries.filter(({ slug }) => slug !== wrong.news && slug !== wrong.faq);
	const start = ['en', 'fr', 'es'].indexOf(locale) * usable.length;
	return entries.map((entry) => {
		const sample = hostileMarkup[(start + usable.indexOf(entry)) % hostileMarkup.length];
		return { ...entry, [field]: `${entry[field]}<div>${sample?.html}</div>` };
	});
}

const longSummary = `It begins ${'and goes on '.repeat(20)}until it ends`;

const withLongSummary = ([first, ...entries]: Entry[]) => [{ ...first, summary: longSummary }, ...entries];

const withWrong = (entries: Entry[], slug: string) =>
	entries.map((entry) => (entry.slug === slug ? { ...entry, title: null } : entry));

/** Read in French at least, and written in English alone. */
const inEnglish = (path: string, office: { translations: object[] }) =>
	path.endsWith('/dublin/fr')
		? office.translations.map((each) => ({ ...each, locale: 'en' }))
		: office.translations;

/** Of an office by its own place, and of another one by its category. */
const elsewhere = { location: 'gent', categories: [{ location: 'dublin', team: 'Art' }] };

/** So many that lists have more than one page. */
const copiesOf = (job: Entry) => Array.from({ length: 60 }, (_, index) => ({ ...job, id: `copy-${index}` }));

const video = 'https://player.vimeo.com/video/76979871?autoplay=1';

/** A trailer at a provider in place of the studio's own files. */
const withVideo = ({ trailer, ...game }: Entry): Entry => {
	if (game.slug !== 'the-salt-crown') return { trailer, ...game };
	const { mp4: _, webm: __, ...facts } = Object(trailer);
	return { ...game, trailer: { ...facts, address: 'https://vimeo.com/76979871' } };
};

const lists: Record<string, (entries: Entry[], locale: string) => Entry[]> = {
	'/api/open/office-news': (items, locale) =>
		withLongSummary(withWrong(withHostileMarkup(items, 'body', locale), wrong.news)),
	'/api/faqs': (faqs, locale) => withWrong(withHostileMarkup(faqs, 'description', locale), wrong.faq),
	'/api/offices/job-offers': ([first, ...jobs], locale) =>
		first
			? withHostileMarkup([{ ...first, ...elsewhere }, ...jobs, ...copiesOf(first)], 'description', locale)
			: [],
	'/api/games': (games, locale) => withHostileMarkup(games.map(withVideo), 'description', locale),
	'/api/faq-categories': (categories) =>
		isShort ? categories.slice(0, 2) : [...categories, { ...categories[0], id: 'quiet', slug: 'quiet' }],
	'/api/support-patches': (patches) =>
		patches.map((patch) => ({ ...patch, url: 'https://launcher.example' })),
};

/** Single entries that editors wrote in another way than the demo studio's. */
const singles: Record<string, (entry: Entry) => object> = {
	'/api/pages/careers/en': ({ blocks, ...page }) => ({
		...page,
		blocks: (blocks as { type: string }[]).filter(({ type }) => type !== 'highlights'),
	}),
	'/api/presses': ({ packs, ...press }) => ({
		...press,
		packs: (packs as Entry[]).map((pack) => ({ ...pack, title: '素材' })),
	}),
};

/** Each question about offices is answered a little otherwise, so that a page shows whose answer it took. */
const offices = [
	{
		at: '/api/open/offices/by-continent/',
		change: (groups: Entry[]) => groups.map((group) => ({ ...group, continent: 'oceania' })),
	},
	{
		at: '/api/open/offices/by-slug/',
		change: (office: unknown, path: string) => {
			const { translations: _, ...rest } = office as { translations: object[] };
			const translations = inEnglish(path, office as { translations: object[] });
			return { ...rest, translations: translations.map((each) => ({ ...each, title: 'found by its slug' })) };
		},
	},
];

function change(path: string, body: unknown): unknown {
	const { pathname, searchParams } = new URL(path, 'http://cms');
	const name = pathname.replace('/cms', '');
	const list = lists[name];
	const single = singles[name];
	const office = offices.find(({ at }) => name.startsWith(at));
	let changed = body;
	if (list) changed = list(body as Entry[], searchParams.get('locale') ?? '');
	if (single) changed = single(body as Entry);
	if (office) changed = office.change(body as never, name);
	return JSON.parse(rebrand(JSON.stringify(withOnePicture(picture, changed))));
}

/** What this studio counts page views with. */
const collector = {
	ANALYTICS: 'collector',
	ANALYTICS_ID: 'gull',
	ANALYTICS_COLLECT_URL: 'https://hits.gullandanchor.example/in',
};

/** This studio has no provider that tells people from programs. */
const withoutBotCheck = {
	BOT_CHECK: 'none',
	BOT_CHECK_SITE_KEY: '',
	BOT_CHECK_SECRET: '',
	BOT_CHECK_SCRIPT_URL: '',
	BOT_CHECK_VERIFY_URL: '',
};

async function build(environment: NodeJS.ProcessEnv = {}): Promise<Built> {
	cms.asked();
	const astro = resolve('node_modules/astro/bin/astro.mjs');
	const child = spawn(process.execPath, [astro, 'build'], {
		cwd: folder,
		env: {
			...localEnvironment({ ...process.env, SANDBOX_DATA: folder }),
			NODE_ENV: 'production',
			SITE_URL: 'http://localhost:1',
			CMS_URL: `${cms.origin}/cms`,
			MERCH_URL: `${cms.origin}/merch`,
			JOB_POSTINGS_URL: cms.origin,
			...collector,
			...withoutBotCheck,
			RELEASE_ID: 'first',
			OUT_DIR: dist,
			LAST_DIST: dist,
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
	const code = await new Promise<number | null>((done) => child.once('close', done));
	return { code, said, asked: cms.asked() };
}

async function readTexts(): Promise<Map<string, string>> {
	const names = (await readdir(dist, { recursive: true })).filter((name) =>
		/(?:\.(?:html|js|json|css|svg|webmanifest|txt|xml)|_headers|_redirects)$/.test(name),
	);
	const files = names.map(
		async (name): Promise<[string, string]> => [name, await readFile(join(dist, name), 'utf8')],
	);
	return new Map(await Promise.all(files));
}

beforeAll(async () => {
	sandbox = await ownSandbox();
	const gent = await fetch(`${sandbox.origin}/cms/api/open/offices/by-slug/gent/en`);
	[picture = {}] = ((await gent.json()) as { images: object[] }).images;
	cms = await startOtherCms(sandbox.origin, change);
	await mkdir('tests/.run', { recursive: true });
	folder = resolve(await mkdtemp(join('tests/.run', 'brand-')));
	dist = join(folder, 'dist');
	for (const part of parts) await cp(part, join(folder, part), { recursive: true });
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	const config = join(folder, 'src/site.config.ts');
	const listed = "listedLocales: readonly Locale[] = ['en', 'fr']";
	const ours = await readFile(config, 'utf8');
	expect(ours).toContain(listed);
	await writeFile(config, rebrand(ours).replace(listed, listed.replace('fr', 'es')));
	built = await build();
	texts = built.code === 0 ? await readTexts() : new Map();
}, 600_000);
afterAll(async () => {
	cms?.close();
	await sandbox?.close();
	await rm(folder, { recursive: true, force: true });
});

/** Pages alone, without what machines read. */
const pages = () => [...texts].filter(([name]) => name.endsWith('.html'));
const page = (name: string) => texts.get(name) ?? '';

it('another studio gets its site from site.config and its CMS', () => {
	expect(built.code, built.said.slice(-2000)).toBe(0);
	expect(texts.size).toBeGreaterThan(30);
	expect(page('index.html')).toContain('Gull &amp; Anchor');
});

it('a second brand leaves no trace of the first', () => {
	for (const [name, text] of texts)
		expect(text, name).not.toMatch(/Tallow (?:&|&amp;|&#38;|and) Thorn|tallowandthorn/i);
});

describe('one setting changes for the whole site', () => {
	/** Pages that everybody may be shown; the page of a regional site has languages of its own. */
	const shown = () =>
		pages().filter(([name, html]) => html.includes('hreflang="x-default"') && !name.endsWith('quebec.html'));

	it('the languages that are offered', () => {
		expect(shown().length).toBeGreaterThan(100);
		for (const [name, html] of shown()) expect(html, name).not.toMatch(/hreflang="fr"/);
		expect(page('index.html')).toMatch(/<a [^>]*href="\/es"[^>]*hreflang="es"/);
		expect(page('sitemap-0.xml')).toContain('hreflang="es"');
		expect(page('sitemap-0.xml')).not.toContain('/fr/blog');
		expect(page('fr/blog.html')).not.toBe('');
	});

	it('what page views are counted with', () => {
		const counting = pages().filter(([, html]) => html.includes('data-analytics='));
		expect(counting.length).toBeGreaterThan(100);
		for (const [name, html] of counting) {
			expect(html, name).toContain('https://hits.gullandanchor.example/in');
			expect(html, name).not.toMatch(/gtag|tag\.js/);
		}
		expect(page('_headers')).toMatch(/connect-src[^;]* https:\/\/hits\.gullandanchor\.example/);
	});

	it('[AD-07] that nothing checks for bots: forms load none, and neither the policy nor a sentence names one', () => {
		expect(page('contact.html')).toContain('id="contact"');
		expect(page('careers/open-application.html')).toContain('id="application"');
		for (const [name, html] of pages()) {
			expect(html, name).not.toContain('siteKey');
			const seen = html.replaceAll(/ props="[^"]*"/g, '');
			expect(seen, name).not.toMatch(/bot.check|recaptcha|turnstile/i);
		}
		expect(page('_headers')).not.toMatch(/bot-check|recaptcha|turnstile|challenges/i);
	});
});

describe('T65 hostile markup in what editors write', () => {
	it('reaches no file of the site that visitors are shown', () => {
		const hidden = `/${warningsFile}`;
		expect(page('_redirects')).toContain(`${hidden} /404.html 404!`);
		for (const [name, text] of texts)
			if (`/${name}` !== hidden) expect(text.includes('evil'), name).toBe(false);
	});

	it('keeps its words', () => {
		for (const part of ['blog', 'support/faqs']) {
			const shown = pages().filter(([name]) => name.includes(`${part}/`));
			const lost = hostileMarkup.filter(({ kept }) => !shown.some(([, html]) => html.includes(kept)));
			expect(lost, part).toEqual([]);
		}
	});
});

describe('R04 an entry that is wrong', () => {
	it('is left out, is linked from nowhere, and has a warning', () => {
		expect(texts.has('blog/introducing-wending.html')).toBe(true);
		expect(texts.has(`blog/${wrong.news}.html`)).toBe(false);
		expect(texts.has(`support/faqs/${wrong.faq}.html`)).toBe(false);
		for (const [name, html] of pages()) {
			expect(html, name).not.toMatch(`/blog/${wrong.news}"`);
			expect(html, name).not.toMatch(`/support/faqs/${wrong.faq}"`);
		}
		const summary = /^Content: \d+ warnings\n(?: {2}.*\n)+/m.exec(built.said)?.[0];
		expect(summary).toMatch(/ {2}office-news "\d+" field \[\d+\]\.title \(en, fr, es\): is left out: /);
		expect(summary).toMatch(/ {2}faqs "[^"]+" field \[\d+\]\.title \(en, fr, es\): is left out: /);
	});
});

const faqPage = 'es/support/faqs/forgotten-password.html';
const unescaped = (html: string) => html.replaceAll(/&(?:amp|#38);/g, '&').replaceAll('&#39;', "'");

describe('[EN-08] content', () => {
	it.each<[string, string, (string | number)[], string]>([
		['news', '/api/open/office-news?locale=fr', [0, 'title'], 'fr/blog.html'],
		['privacy', '/api/pages/privacy/es', ['title'], 'es/privacy.html'],
		['page', '/api/pages/playtests/fr', ['title'], 'fr/playtests.html'],
		['contact', '/api/pages/contact/en', ['title'], 'contact.html'],
		['pageBlocks', '/api/presses?locale=es', ['pageBlocks', 0, 'title'], 'es/press.html'],
		['faqCategories', '/api/faq-categories?locale=fr', [0, 'name'], 'fr/support.html'],
		['faqs', '/api/faqs/slug/forgotten-password?locale=es', ['title'], faqPage],
	])('of the area %s stands in the pages as they are built', async (_area, question, path, name) => {
		const answer = (await (await fetch(`${cms.origin}/cms${question}`)).json()) as unknown;
		const words = path.reduce<unknown>((part, key) => Object(part)[key], answer);
		expect(unescaped(page(name))).toContain(`${words}<`);
	});

	it('is asked for by no script of the site', () => {
		const scripts = [...texts].filter(([name]) => name.endsWith('.js'));
		expect(scripts.length).toBeGreaterThan(3);
		for (const [name, text] of scripts)
			expect(text, name).not.toMatch(/\/api\/(?:pages|open|presses|configs|offices|games)\b/);
	});
});

describe('what editors write in another way', () => {
	it('careers without highlights show the open positions all the same, once', () => {
		expect(page('careers.html').split('id="js-careers"')).toHaveLength(2);
	});

	it.each(['index.html', 'blog.html', 'fr/blog.html'])(
		'[KN-03] a summary that is too long for its card ends in three dots in %s',
		(name) => {
			const [, shown = ''] = /<p [^>]*class="summary[^>]*>(It begins [^<]*)<\/p>/.exec(page(name)) ?? [];
			expect(shown).toMatch(/ (?:and|goes|on)\.\.\.$/);
			expect(longSummary.startsWith(shown.slice(0, -3))).toBe(true);
			expect(shown.length).toBeLessThanOrEqual(160);
		},
	);

	it('[CA-03] lists of more than a hundred jobs go on on further pages, which miss none', () => {
		const idsIn = (name: string) => [...page(name).matchAll(/data-job="([^"]+)"/g)].map(([, id]) => id);
		const all = (JSON.parse(page('jobs.json')) as { id: string }[]).map(({ id }) => id);
		expect(all.length).toBeGreaterThan(100);
		expect(idsIn('careers/search.html')).toEqual(all.slice(0, 100));
		expect(idsIn('careers/search/page/2.html')).toEqual(all.slice(100));
		expect(idsIn('careers.html').toSorted()).toEqual(all.slice(0, 100).toSorted());
		for (const name of ['careers/search.html', 'careers.html'])
			expect(page(name), name).toContain('href="/careers/search/page/2"');
		expect(page('es/careers/search/page/2.html')).toContain('página 2');
	});

	it('[CA-17] a job is found at the place that its category names', async () => {
		const [job] = (await (await fetch(`${cms.origin}/cms/api/offices/job-offers`)).json()) as Entry[];
		expect(page('careers/search/location/dublin.html')).toContain(`href="/careers/${job?.id}"`);
	});

	it('[RT-25] a location that is not translated says so, and is not indexed', () => {
		const dublin = page('fr/careers/location/dublin.html');
		expect(dublin).toContain('Pas encore traduit');
		expect(dublin).toMatch(/<div class="prose" lang="en"/);
		expect(dublin).toMatch(/<meta name="robots" content="noindex"/);
		expect(page('careers/location/dublin.html')).not.toContain('noindex');
	});

	it('a subject without answers says that it has none', () => {
		expect(page('support/quiet.html')).toContain(enSupport.category.none);
	});

	it('versions that are downloaded at one address stay several in the feed', () => {
		const ids = page('support/patches/feed.xml').match(/<guid .*?<\/guid>/g) ?? [];
		expect(ids.length).toBeGreaterThan(1);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('[GP-03] a trailer at a provider waits for a press, and only the policy of pages that have it names the provider', () => {
		const html = page('games/the-salt-crown.html');
		expect(html).toContain(`data-frame="${video}"`);
		expect(html).toContain('Vimeo learns your IP address');
		expect(html).not.toMatch(/<iframe|<video/);
		const rules = parseHeaders(page('_headers'));
		const policyOf = (path: string) => headersFor(rules, path)['content-security-policy'];
		expect(policyOf('/games/the-salt-crown')).toContain('frame-src https://player.vimeo.com/video/;');
		expect(policyOf('/games/wending')).not.toContain('vimeo');
	});

	it('press packs of one name are files of their own', async () => {
		const packs = (await readdir(join(dist, 'press'))).filter((name) => name.endsWith('.zip')).toSorted();
		expect(packs).toEqual(expect.arrayContaining(['pack-2.zip', 'pack.zip']));
		for (const name of packs) expect(page('press.html')).toContain(`href="/press/${name}"`);
	});
});

describe('[CA-16] the site', () => {
	it.each([
		['all of a language', /\/api\/open\/offices\/(?:en|fr|es)\?/],
		['all by name', /\/api\/offices\?/],
		['one by its slug', /\/api\/open\/offices\/by-slug\/gent\/(?:en|fr|es)\?/],
		['by continent', /\/api\/open\/offices\/by-continent\/(?:en|fr|es)\?/],
	])('asks for offices: %s', (_name, question) => {
		expect(built.asked.filter((path) => question.test(path)).length).toBeGreaterThanOrEqual(3);
	});

	it('shows what it was answered', () => {
		const gent = page('fr/careers/location/gent.html');
		expect(gent).toContain('found by its slug');
		expect(gent).toContain('Également en Océanie');
		expect(gent).toContain('>Barcelone<');
	});
});

interface Manifest {
	cms: string;
	release: string;
	counts: Record<string, Record<string, number>>;
	nextChange?: string;
}
const manifest = async () =>
	JSON.parse(await readFile(join(dist, 'content-manifest.json'), 'utf8')) as Manifest;

describe('the manifest', () => {
	it('publishes with the site what was counted, of which CMS, in which release', async () => {
		const { counts, nextChange = '', ...rest } = await manifest();
		expect(rest).toEqual({ cms: `${cms.origin}/cms`, release: 'first' });
		expect(Date.parse(nextChange), 'when a job ends').toBeGreaterThan(Date.now());
		expect(counts['faq-categories']).toEqual({ en: 7, fr: 7, es: 7 });
		expect(counts.offices).toEqual({ en: 7, fr: 7, es: 7 });
		expect(counts.games).toEqual({ en: 7, fr: 7, es: 7 });
		expect(counts.consents).toEqual({ en: 1, fr: 1, es: 1 });
		expect(counts.pages?.en).toBeGreaterThan(8);
	});

	it('is missed at the first build', () => {
		expect(built.said).toContain('manifest: there is none of this CMS');
	});
});

describe('the next build', () => {
	it('stops where a required collection shrank, and the last site stays', { timeout: 120_000 }, async () => {
		isShort = true;
		const next = await build({ OUT_DIR: `${dist}.next` });
		isShort = false;
		expect(next.code).not.toBe(0);
		expect(next.said).toMatch(
			/CMS collection "faq-categories": has 2 entries, 71 % fewer than the 7 of the last good build; CONTENT_MAY_SHRINK=faq-categories lets it pass once, from http.*\/cms\/api\/faq-categories/,
		);
		expect((await manifest()).release).toBe('first');
	});

	it('fetches no picture again, and is found right', { timeout: 300_000 }, async () => {
		expect(built.asked.filter((path) => path.includes('/media/')).length).toBeGreaterThan(3);
		const next = await build({ RELEASE_ID: 'second' });
		expect(next.code).toBe(0);
		expect(next.asked.filter((path) => path.includes('/media/'))).toEqual([]);
		expect(next.said).not.toContain('manifest: ');
		expect((await manifest()).release).toBe('second');
	});

	it('asks every question once', () => {
		const questions = built.asked.filter((path) => path.startsWith('/cms/api/'));
		expect(questions.length).toBeGreaterThan(60);
		expect(new Set(questions).size).toBe(questions.length);
	});
});
