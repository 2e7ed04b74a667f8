import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PreviewTarget, readPreviewPath } from '#lib/url/preview-link.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { editEntry } from '../support/desk-entry.ts';
import { type DraftPreview, previewKey, startDraftPreview } from '../support/draft-preview.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
let preview: DraftPreview;

beforeAll(async () => {
	sandbox = await ownSandbox({ preview: { url: 'https://preview.studio.example', key: previewKey } });
	preview = await startDraftPreview({
		CMS_URL: `${sandbox.origin}/cms`,
		CMS_TOKEN: sandbox.key,
		MERCH_URL: `${sandbox.origin}/merch`,
		JOB_POSTINGS_URL: `${sandbox.origin}/postings`,
	});
}, 180_000);
afterAll(async () => {
	await preview?.close();
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
		await saveDraft('office-news', '109', { 'title.fr': 'Un autre titre' });
		const again = await see({ collection: 'office-news', id: '109', locale: 'fr' });
		expect(await again.text()).toContain('Un autre titre');
	});

	it.each([
		['games', 'lowtide', 'name.en', 'Lowtide by lamplight'],
		['job-offers', '2004', 'title.en', 'Keeper of the Unseen Lamp'],
		['faqs', '301', 'title.en', 'Where did the unseen lamp go?'],
		['pages', 'privacy', 'title.en', 'Privacy by lamplight'],
		['pages', 'careers', 'title.en', 'Careers by lamplight'],
		['pages', 'home', 'title.en', 'Home by lamplight'],
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
		expect(await response.text()).toMatch(/entry "[\w-]+": is no ISO 8601 date \(field publishedAt\)/);
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
			expect(await response.text()).not.toContain('<h1');
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

	it('never mixes the drafts of two editors, whoever looks at the same moment', async () => {
		const ids = ['101', '102', '103', '104', '105', '106'];
		for (const id of ids) await saveDraft('office-news', id, { 'title.en': `Draft number ${id}` });
		const seen = await Promise.all(
			[...ids, ...ids].map(async (id) => {
				const response = await see({ collection: 'office-news', id, locale: 'en' });
				return { id, html: await response.text() };
			}),
		);
		for (const { id, html } of seen) {
			const drafts = new Set([...html.matchAll(/Draft number (\d+)/g)].map(([, number]) => number));
			expect([...drafts]).toEqual([id]);
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

	it('are behind Strapi’s button Preview, which knows the same links', async () => {
		const config = (await import('../../connect/strapi/project/config/admin.ts')).default;
		const variables: Record<string, string> = { PREVIEW_URL: preview.origin, PREVIEW_KEY: previewKey };
		vi.stubGlobal('strapi', { contentType: () => ({ info: { pluralName: 'faqs' } }) });
		const { preview: button } = config({ env: (name: string) => variables[name] ?? '' });
		const link = await button.config?.handler('api::answer.answer', { documentId: '302', locale: 'es' });
		vi.unstubAllGlobals();
		expect(button.config?.allowedOrigins).toEqual([preview.origin]);
		expect(await (await fetch(String(link))).text()).toMatch(/<html lang="es"/);
	});
});
