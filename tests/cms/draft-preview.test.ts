import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { locales } from '#contract/locales.ts';
import { type PreviewTarget, previewed, readPreviewPath } from '#lib/url/preview-link.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { editEntry } from '../support/desk-entry.ts';
import {
	type BuiltPreview,
	buildDraftPreview,
	type DraftPreview,
	editorUrl,
	openFiles,
	previewKey,
} from '../support/draft-preview.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
let built: BuiltPreview;
let preview: DraftPreview;

const startOfCms = () =>
	built.start({
		CMS_URL: `${sandbox.origin}/cms`,
		CMS_TOKEN: sandbox.key,
		EDITOR_URL: editorUrl,
		MERCH_URL: `${sandbox.origin}/merch`,
		JOB_POSTINGS_URL: `${sandbox.origin}/postings`,
	});

beforeAll(async () => {
	sandbox = await ownSandbox({ preview: { url: 'https://preview.studio.example', key: previewKey } });
	built = await buildDraftPreview();
	preview = await startOfCms();
}, 180_000);
afterAll(async () => {
	await preview?.close();
	await built?.remove();
	await sandbox?.close();
});

const see = async (target: PreviewTarget) => fetch(await preview.linkTo(target));
const desk = (collection: string, id: string) => `${sandbox.origin}/desk/content/${collection}/${id}`;

/** Has the desk save an entry as a draft. */
async function saveDraft(collection: string, id: string, changes: Record<string, string>): Promise<void> {
	expect((await editEntry(desk(collection, id), 'draft', changes)).status).toBe(303);
}

const published = async () => JSON.stringify(await sandbox.entriesOf('/api/open/office-news'));

describe('[PV-01] the preview of a draft', () => {
	it('shows what was saved and is published nowhere, in the layout of the site and in its language', async () => {
		await saveDraft('office-news', '109', { 'title.fr': 'Un titre que personne ne connaît' });
		expect(await published()).not.toContain('que personne ne connaît');
		const response = await see({ collection: 'office-news', id: '109', locale: 'fr' });
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(html).toMatch(/<html lang="fr"/);
		expect(html).toMatch(/<h1[^>]*>\s*Un titre que personne ne connaît/);
		expect(html).toContain('<footer');
	});

	it.each(locales)('shows the next one that is saved at once, in %s', async (locale) => {
		for (const turn of ['first', 'second', 'third']) {
			await saveDraft('office-news', '109', { [`title.${locale}`]: `The ${turn} title in ${locale}` });
			const html = await (await see({ collection: 'office-news', id: '109', locale })).text();
			expect(html).toMatch(new RegExp(`<html lang="${locale}"`));
			expect(html).toMatch(new RegExp(`<h1[^>]*>\\s*The ${turn} title in ${locale}`));
		}
	});

	it.each([
		['games', 'lowtide', 'name.en', 'Lowtide by lamplight'],
		['job-offers', '2004', 'title.en', 'Keeper of the Unseen Lamp'],
		['faqs', '301', 'title.en', 'Where did the unseen lamp go?'],
		['pages', 'privacy', 'title.en', 'Privacy by lamplight'],
		['pages', 'careers', 'title.en', 'Careers by lamplight'],
		['pages', 'home', 'title.en', 'Home by lamplight'],
		['offices', 'gent', 'title.en', 'Gent by lamplight'],
	] as const)('is there for %s %s', async (collection, id, field, words) => {
		await saveDraft(collection, id, { [field]: words });
		const response = await see({ collection, id, locale: 'en' });
		expect(response.status).toBe(200);
		expect(await response.text()).toContain(words);
	});

	it('says which field is wrong where a draft cannot be shown yet', async () => {
		await saveDraft('office-news', '108', { publishedAt: 'soon' });
		const response = await see({ collection: 'office-news', id: '108', locale: 'en' });
		expect(response.status).toBe(422);
		expect(await response.text()).toMatch(
			/entry &quot;[\w-]+&quot;: is no ISO 8601 date \(field publishedAt\)/,
		);
	});

	it('is not there for an entry that does not exist, and of no page of the site by itself', async () => {
		expect((await see({ collection: 'faqs', id: '999999', locale: 'en' })).status).toBe(404);
		for (const path of ['/', '/blog', '/blog/the-brine-gate-opens', '/preview', '/_image?href=x'])
			expect((await fetch(preview.origin + path)).status, path).toBe(404);
		const logo = await fetch(`${preview.origin}/logos/the-salt-crown.svg`);
		expect(logo.headers.get('Content-Type')).toBe('image/svg+xml');
	});
});

describe('[PV-02] the preview of a draft is private', () => {
	const target = { collection: 'office-news', id: '109', locale: 'en' } as const;

	it('is refused without a link, with another signature, for another entry, and after an hour', async () => {
		const link = new URL(await preview.linkTo(target));
		const forged = new URL(link);
		forged.searchParams.set('signature', '0'.repeat(64));
		const longer = new URL(link);
		longer.searchParams.set('expires', '9999999999');
		const other = new URL(link);
		other.pathname = link.pathname.replace('109', '108');
		const bare = new URL(link.pathname, link);
		const foreign = new URL(await preview.linkTo(target, 'another key, which is long enough, too'));
		const past = Date.now() - 3_601_000;
		const over = new URL(`?${await signedQuery(link.pathname, 3600, previewKey, past)}`, bare);
		for (const address of [forged, longer, other, bare, foreign, over]) {
			const response = await fetch(address);
			expect(response.status, address.href).toBe(403);
			expect(response.headers.get('Cache-Control')).toBe('private, no-store');
			expect(await response.text()).not.toContain('<footer');
		}
		expect((await fetch(link)).status).toBe(200);
	});

	it('is kept and listed by nobody, framed by the CMS alone, and as strict as the site', async () => {
		const { headers } = await see(target);
		expect(headers.get('Cache-Control')).toBe('private, no-store');
		expect(headers.get('X-Robots-Tag')).toContain('noindex');
		expect(headers.get('Referrer-Policy')).toBe('no-referrer');
		expect(headers.get('X-Frame-Options')).toBeNull();
		const policy = headers.get('Content-Security-Policy') ?? '';
		expect(policy).toContain(`frame-ancestors ${sandbox.origin};`);
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toContain('unsafe-inline');
		expect(headers.getSetCookie()).toEqual([]);
	});

	it('is asked for anew each time: nothing of an answer lets it be used again', async () => {
		const link = await preview.linkTo(target);
		const first = await fetch(link);
		for (const name of ['ETag', 'Last-Modified', 'Expires']) expect(first.headers.get(name), name).toBeNull();
		await saveDraft('office-news', '109', { 'title.en': 'Saved since the first look' });
		const headers = { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() };
		const again = await fetch(link, { headers });
		expect(again.status).toBe(200);
		expect(await again.text()).toContain('Saved since the first look');
	});

	it('never mixes the drafts of two editors, whoever looks at the same moment', async () => {
		const ids = ['gent', 'kuala-lumpur', 'barcelona', 'guildford', 'dublin'];
		for (const id of ids) await saveDraft('offices', id, { 'title.en': `Draft of ${id}` });
		// Nothing has been read of offices after a start, and their list comes last of all: the pages wait for it together, each
		// while it is made.
		await sandbox.faults({ service: 'cms', path: '/api/offices', mode: 'slow:5000' });
		const { close, linkTo } = await startOfCms();
		onTestFinished(close);
		onTestFinished(() => sandbox.faults());
		const seen = await Promise.all(
			[...ids, ...ids].map(async (id) => {
				const response = await fetch(await linkTo({ collection: 'offices', id, locale: 'en' }));
				return { id, status: response.status, html: await response.text() };
			}),
		);
		for (const { id, status, html } of seen) {
			const drafts = new Set([...html.matchAll(/Draft of ([\w-]+)/g)].map(([, name]) => name));
			expect([status, ...drafts]).toEqual([200, id]);
		}
	});
});

describe('[PV-01] links to the preview', () => {
	it('stand at each entry of the desk that has a page, one for each language', async () => {
		const page = await (await fetch(desk('faqs', '302'))).text();
		const links = [...page.matchAll(/href="(https:\/\/preview\.studio\.example[^"]+)"/g)].map(
			([, link = '']) => new URL(link.replaceAll('&amp;', '&')),
		);
		expect(links.map(({ pathname }) => readPreviewPath(pathname)?.locale)).toEqual(['en', 'fr', 'es']);
		const seen = await fetch(preview.origin + links[1]?.pathname + links[1]?.search);
		expect(await seen.text()).toMatch(/<html lang="fr"/);
		expect(await (await fetch(desk('redirects', 'news'))).text()).not.toContain('preview.studio.example');
	});

	it('[PV-03] are behind Strapi’s button Preview, which knows the same links', async () => {
		const config = (await import('../../connect/strapi/project/config/admin.ts')).default;
		const variables: Record<string, string> = { PREVIEW_URL: preview.origin, PREVIEW_KEY: previewKey };
		vi.stubGlobal('strapi', { contentType: (pluralName: string) => ({ info: { pluralName } }) });
		onTestFinished(() => void vi.unstubAllGlobals());
		const { preview: button } = config({ env: (name: string) => variables[name] ?? '' });
		const linkTo = (collection: string) =>
			button.config?.handler(collection, { documentId: '302', locale: 'es' });
		const links = await Promise.all([...previewed, 'redirects'].map(linkTo));
		expect(links.map((link) => link && readPreviewPath(new URL(link).pathname)?.collection)).toEqual([
			...previewed,
			undefined,
		]);
		const link = await linkTo('faqs');
		expect(button.config?.allowedOrigins).toEqual([preview.origin]);
		expect(await (await fetch(String(link))).text()).toMatch(/<html lang="es"/);
	});
});

describe('[PV-03] the preview of an entry that is open in the editor', () => {
	let ofFiles: DraftPreview;
	const startOfFiles = () =>
		built.start({
			...{ CMS_SOURCE: 'files', EDITOR_URL: editorUrl, CMS_URL: '', CMS_TOKEN: '' },
			...{ CMS_WEBHOOK_SECRET: '', BUILD_HOOK_URL: '', MERCH_URL: `${sandbox.origin}/merch` },
		});
	const news = (id: string, locale = 'en') => ({ collection: 'office-news', id, locale }) as const;
	const story = 'the-brine-gate-opens';
	/** A story of the demo with another title in each language. */
	async function retitled(title: string, more: Record<string, unknown> = {}) {
		const { en, fr, es } = await openFiles('office-news', story);
		return { files: { en: { ...en, title, ...more }, fr: { ...fr, title: `${title} (fr)` }, es } };
	}

	beforeAll(async () => {
		ofFiles = await startOfFiles();
	});
	afterAll(() => ofFiles?.close());

	it('shows what is sent along in the layout of the site and the language that is edited, and keeps nothing', async () => {
		const entry = await retitled('A title that nobody saved');
		for (const [locale, words] of [
			['en', 'A title that nobody saved'],
			['fr', 'A title that nobody saved (fr)'],
			['es', String((await openFiles('office-news', story)).es.title)],
		] as const) {
			const response = await ofFiles.post(news(story, locale), entry);
			const html = await response.text();
			expect(response.status).toBe(200);
			expect(html).toMatch(new RegExp(`<html lang="${locale}"`));
			expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim()).toBe(words);
			expect(html).toContain('<footer');
		}
		expect((await fetch(await ofFiles.linkTo(news(story)))).status).toBe(422);
		const other = await ofFiles.post(news('a-choir-with-dry-mouths'), {
			files: await openFiles('office-news', 'a-choir-with-dry-mouths'),
		});
		expect(await other.text()).not.toContain('nobody saved');
	});

	it.each([
		['games', 'lowtide', 'name'],
		['job-offers', '2004', 'title'],
		['faqs', 'colour-vision', 'title'],
		['pages', 'privacy', 'title'],
		['pages', 'careers', 'title'],
		['offices', 'gent', 'title'],
		['support-patches', 'emberwick-2-0-3', 'body'],
		['faq-categories', 'account', 'name'],
		['multibanners', 'brine-gate', 'title'],
	] as const)('is there for %s %s', async (collection, id, field) => {
		const files = await openFiles(collection, id);
		const entry = { files: { ...files, fr: { ...files.fr, [field]: 'À la lueur d’une lampe' } } };
		const response = await ofFiles.post({ collection, id, locale: 'fr' }, entry);
		expect(await response.text()).toContain('À la lueur d’une lampe');
		expect(response.status).toBe(200);
	});

	it('shows an entry that is new with pictures that are not saved, and those that are', async () => {
		const url = '/media/not-saved.webp';
		const pixel = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v89WAAAAA==';
		const entry = await retitled('A new story', { image: { url, alt: 'A lamp.' } });
		const html = await (await ofFiles.post(news('new'), { ...entry, pictures: { [url]: pixel } })).text();
		expect(html).toContain(`src="${pixel}"`);
		const [, saved = ''] = /src="(\/files\/media\/[^"]+)"/.exec(html) ?? [];
		const address = new URL(saved.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), ofFiles.origin);
		const picture = await fetch(address);
		expect(picture.headers.get('Content-Type')).toMatch(/^image\//);
		expect((await fetch(new URL(address.pathname, address))).status).toBe(403);
		const missing = await ofFiles.post(news('new'), entry);
		expect(await missing.text()).toMatch(/not-saved\.webp is no picture.+\(field image\)/);
	});

	it('names entry and field where it cannot be shown yet, to the editor in whose frame it is', async () => {
		const response = await ofFiles.post(news(story), await retitled('x', { publishedAt: 'soon' }));
		const html = await response.text();
		expect(response.status).toBe(422);
		expect(html).toMatch(/entry &quot;the-brine-gate-opens&quot;: is no ISO 8601 date \(field publishedAt\)/);
		expect(html).toContain(`tell('preview-shown')`);
	});

	it('is taken from the editor alone, with a link that holds', async () => {
		const entry = await retitled('x');
		const past = Date.now() - 3_601_000;
		const path = `/preview/office-news/${story}/en`;
		const over = `${ofFiles.origin}${path}?${await signedQuery(path, 3600, previewKey, past)}`;
		const forged = await ofFiles.linkTo(news(story), 'another key, which is long enough, too');
		for (const more of [
			{ link: ofFiles.origin + path },
			{ link: over },
			{ link: forged },
			{ from: 'https://evil.example' },
			{ from: 'null' },
			{ from: ofFiles.origin },
			{ from: null },
		]) {
			const response = await ofFiles.post(news(story), entry, more);
			expect([more, response.status]).toEqual([more, 403]);
			expect(await response.text()).not.toContain('<footer');
		}
		// A CMS has drafts of its own, and no editor beside it.
		expect((await preview.post(news(story), entry)).status).toBe(403);
	});

	it.each([
		'',
		'{"files":',
		'{"files":7}',
		'{"files":{"en":7}}',
		'{"files":{},"pictures":{"/a":"http://b"}}',
	])('is refused where it is no entry: %s', async (entry) => {
		expect((await ofFiles.post(news(story), entry)).status).toBe(400);
	});

	it('is private, in the frame of the editor alone, as far down as before', async () => {
		const response = await ofFiles.post(news(story), await retitled('x'), { scrolled: '812' });
		const { headers } = response;
		expect(headers.get('Cache-Control')).toBe('private, no-store');
		expect(headers.get('X-Robots-Tag')).toContain('noindex');
		const policy = headers.get('Content-Security-Policy') ?? '';
		expect(policy).toContain(`frame-ancestors ${editorUrl};`);
		expect(policy).not.toContain('unsafe-inline');
		expect(headers.getSetCookie()).toEqual([]);
		const html = await response.text();
		expect(html).toContain('scrollTo({ top: 812');
		const odd = await ofFiles.post(news(story), await retitled('x'), { scrolled: '1;alert(1)' });
		expect(await odd.text()).toContain('scrollTo({ top: 0');
	});

	it('never mixes what two editors have open, whoever looks at the same moment', async () => {
		const entries = await Promise.all(
			['1', '2', '3', '4', '5', '6'].map((n) => retitled(`Open number ${n}`)),
		);
		// Nothing has been read yet after a start: the pages wait for it together, each while it is made.
		const { post, close } = await startOfFiles();
		onTestFinished(close);
		const seen = await Promise.all(entries.map(async (entry) => (await post(news(story), entry)).text()));
		for (const [index, html] of seen.entries()) {
			const titles = new Set([...html.matchAll(/Open number (\d+)/g)].map(([, number]) => number));
			expect([...titles]).toEqual([String(index + 1)]);
		}
	});
});
