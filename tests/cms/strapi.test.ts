import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadFaqs } from '#cms/collections/faqs.ts';
import { loadGames } from '#cms/collections/games.ts';
import { loadAllJobs } from '#cms/collections/jobs.ts';
import { loadNews } from '#cms/collections/news.ts';
import { loadPage } from '#cms/collections/pages.ts';
import { loadSource } from '#cms/source.ts';
import { blocksToHtml } from '#cms/sources/strapi/blocks.ts';
import { queries } from '#cms/sources/strapi/queries.ts';
import { readConfig } from '#contract/config.ts';
import { queriesOf } from '../../connect/strapi/populate.ts';
import { schemaFiles } from '../../connect/strapi/schemas.ts';
import { type RecordedStrapi, startRecordedStrapi } from '../support/recorded-strapi.ts';

let strapi: RecordedStrapi;

beforeAll(async () => {
	strapi = await startRecordedStrapi();
	Object.assign(process.env, {
		CMS_SOURCE: 'strapi',
		CMS_URL: strapi.origin,
		STRAPI_TOKEN: strapi.token,
		SITE_URL: 'https://studio.example',
	});
});
afterAll(() => strapi.close());
beforeEach(() => {
	strapi.asked.length = 0;
	strapi.change = (body) => body;
});

interface Row {
	documentId: string;
	locale: string;
	slug?: string;
	[field: string]: unknown;
}

/** Changes the rows of a list on their way; undefined leaves a row out. */
function changeRows(change: (row: Row) => Row | undefined): void {
	strapi.change = (body) => {
		const { data, ...rest } = body as { data: unknown };
		return Array.isArray(data) ? { ...rest, data: data.flatMap((row) => change(row as Row) ?? []) } : body;
	};
}

const read = (url: string, headers?: Record<string, string>) =>
	fetch(url, { headers: headers ?? {} }).then((response) => response.json() as unknown);

describe('[SO-06] content from Strapi', () => {
	it('is read over all pages of a list, in every language at once', async () => {
		const jobs = await loadAllJobs('fr');
		expect(jobs.length).toBeGreaterThan(40);
		const pages = strapi.asked.filter((path) => path.startsWith('/api/job-offers'));
		expect(pages).toHaveLength(2);
		for (const path of pages) {
			expect(path).toContain('locale=*');
			expect(path).toContain('pagination[pageSize]=100');
			expect(path).toContain('status=published');
		}
	});

	it('is read once in a build, whatever its pages ask', async () => {
		openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
		await Promise.all([loadPage('careers', 'en'), loadPage('tos', 'fr'), loadPage('privacy', 'es')]);
		closeContentCache();
		expect(strapi.asked).toHaveLength(1);
	});

	it('falls back to another language where an entry is not translated, and says which', async () => {
		changeRows((row) => (row.slug === 'lowtide' && row.locale === 'fr' ? undefined : row));
		const games = await loadGames('fr');
		expect(games.find(({ slug }) => slug === 'lowtide')).toHaveProperty('locale', 'en');
		expect(games.find(({ slug }) => slug === 'wending')?.locale).toBeUndefined();
	});

	it('takes what is the same in every language from the default one, such as relations, which others may lack', async () => {
		changeRows((row) => (row.locale === 'es' ? { ...row, game: null } : row));
		const withGame = (await loadNews('es')).filter(({ game }) => game);
		expect(withGame.length).toBeGreaterThan(3);
	});

	it('leaves an entry out of the languages that it does not name', async () => {
		changeRows((row) => (row.slug === 'lowtide' ? { ...row, languages: [{ id: 1, value: 'en' }] } : row));
		const slugs = async (locale: 'en' | 'fr') => (await loadGames(locale)).map(({ slug }) => slug);
		expect(await slugs('en')).toContain('lowtide');
		expect(await slugs('fr')).not.toContain('lowtide');
	});

	it('is dated by the editors’ own date: Strapi’s changes with each publish', async () => {
		const [first] = await loadNews('en');
		changeRows((row) => ({ ...row, publishedAt: '2031-01-01T00:00:00.000Z' }));
		expect((await loadNews('en'))[0]).toEqual(first);
	});

	it('has pictures with their text in each language, else with that of the file, and what crops keep', async () => {
		const [english, french] = [await loadGames('en'), await loadGames('fr')];
		const wide = english[0]?.keyArt.wide;
		expect(wide?.url).toMatch(new RegExp(`^${strapi.origin}/uploads/`));
		expect(wide?.focalPoint?.x).toBeGreaterThan(0.1);
		expect(french[0]?.keyArt.wide.alt).not.toBe(wide?.alt);
		strapi.change = (body) =>
			JSON.parse(
				JSON.stringify(body)
					.replaceAll(/"alt":"[^"]*"/g, '"alt":null')
					.replaceAll('"alternativeText":null', '"alternativeText":"Of the file"'),
			);
		expect((await loadGames('en'))[0]?.keyArt.wide.alt).toBe('Of the file');
	});

	it('makes HTML of Markdown, and of what the block editor saves', async () => {
		const faqs = await loadFaqs('en');
		expect(faqs.every(({ description }) => /^<(?:p|ul|ol)>/.test(description))).toBe(true);
		const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });
		expect(
			blocksToHtml([
				{ type: 'heading', level: 3, children: [text('A & B')] },
				{ type: 'paragraph', children: [text('bold', { bold: true }), text(' one\ntwo')] },
				{
					type: 'list',
					format: 'ordered',
					children: [
						{
							type: 'list-item',
							children: [{ type: 'link', url: '/blog?a="b"', children: [text('a link')] }],
						},
					],
				},
				{ type: 'image', image: { url: '/uploads/a.webp' }, children: [text('')] },
			]),
		).toBe(
			'<h3>A &amp; B</h3><p><strong>bold</strong> one<br>two</p><ol><li><a href="/blog?a=&quot;b&quot;">a link</a></li></ol>',
		);
	});

	it('names the entry, the field and where to mend it in Strapi when something is wrong', async () => {
		changeRows((row) => (row.slug === 'lowtide' && row.locale === 'fr' ? { ...row, name: null } : row));
		await expect(loadGames('fr')).rejects.toThrow(
			/^CMS collection "games": entry "lowtide": .*\(field \[\d+\]\.name\), from http:\S+\/admin\/content-manager\/collection-types\/api::game\.game\/\w+\?plugins\[i18n\]\[locale\]=fr$/,
		);
	});

	it('cannot be read with another token, which no message shows', async () => {
		process.env.STRAPI_TOKEN = 'x'.repeat(40);
		const failure = await loadGames('en').catch((error: Error) => error.message);
		process.env.STRAPI_TOKEN = strapi.token;
		expect(failure).toMatch(/^CMS collection "games": answered 401, from http:/);
		expect(failure).not.toContain('xxx');
	});

	it('answers what a function asks for with one request', async () => {
		const source = await loadSource();
		const [job] = await loadAllJobs('en');
		strapi.asked.length = 0;
		const path = `/api/open/offices/job-offers/${job?.id}`;
		const { body } = await source.one({ collection: path, path, locale: 'en', query: {} }, read);
		expect(body).toMatchObject({ id: job?.id, title: job?.title });
		const list = { collection: 'jobs', path: '/api/offices/job-offers', locale: 'en' } as const;
		const newest = await source.list({ ...list, query: { limit: 5, start: 1 } }, read);
		expect(newest.body).toHaveLength(5);
		const art = await source.list({ ...list, query: { team: ['Art'], location: ['gent'] } }, read);
		expect(art.body.length).toBeGreaterThan(0);
		for (const entry of art.body)
			expect((entry as { categories: unknown[] }).categories).toContainEqual({
				location: 'gent',
				team: 'Art',
			});
		expect(strapi.asked).toHaveLength(3);
	});
});

describe('[SO-06] the command that fills a Strapi', () => {
	/** Runs it away from the project's own `.env`. */
	async function fill(environment: Record<string, string>) {
		const child = spawn(process.execPath, [resolve('connect/strapi/seed.main.ts')], {
			cwd: tmpdir(),
			env: environment,
		});
		let said = '';
		child.stderr.on('data', (chunk) => (said += chunk));
		const [code] = await once(child, 'close');
		return { code, said: said.trimEnd().split('\n') };
	}
	const token = { STRAPI_SEED_TOKEN: 'full access' };

	it.each([
		['without a token', {}, /^STRAPI_SEED_TOKEN is not set; it should be /],
		['without an address', token, /^CMS_URL is not set; it should be the address of the Strapi /],
		['with no address', { ...token, CMS_URL: 'strapi' }, /^CMS_URL is "strapi"; it should be /],
		[
			'where nothing answers',
			{ ...token, CMS_URL: 'http://127.0.0.1:1', CONTENT_FOLDER: resolve('content') },
			/^http:\/\/127\.0\.0\.1:1 does not answer/,
		],
	])('%s says so in a line', async (_, environment, message) => {
		expect(await fill(environment)).toEqual({ code: 1, said: [expect.stringMatching(message)] });
	});
});

describe('[SO-06] what Strapi is given', () => {
	it('and what it is asked for follow from the kinds of entries: npm run docs writes it', () => {
		expect(queries).toEqual(queriesOf());
	});

	it('uses no name that Strapi keeps for itself, and each component has one meaning', () => {
		const taken = ['id', 'documentId', 'locale', 'status', 'createdAt', 'updatedAt', 'publishedAt', 'meta'];
		const names = [...schemaFiles()]
			.filter(([path]) => path.endsWith('.json'))
			.flatMap(([, text]) => Object.keys((JSON.parse(text) as { attributes: object }).attributes));
		expect(names.filter((name) => taken.includes(name))).toEqual([]);
		expect(names).toContain('publicationDate');
	});

	it('is no service for what visitors send: that needs one of its own', () => {
		const environment = { CMS_SOURCE: 'strapi', CMS_URL: 'https://strapi.studio.example' };
		expect(() => readConfig(environment, ['SUBMISSIONS_URL'])).toThrow(/^SUBMISSIONS_URL is not set/);
	});
});
