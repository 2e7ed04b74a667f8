import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoContent } from '../../sandbox/content/demo-content.ts';
import { fieldsOf, leavesOf, nameOf } from '../../sandbox/desk/content/fields.ts';
import { readEntry, showValue } from '../../sandbox/desk/content/read-entry.ts';
import { origin, settings, withOwnSandbox } from './own-services.ts';

interface Delivered {
	url: string | undefined;
	headers: IncomingHttpHeaders;
	body: string;
}

let delivered: Delivered[] = [];
let answers = 202;
let site: Server;

/** A site that takes webhooks; the sandbox is told its address. */
beforeAll(async () => {
	site = createServer((request, response) => {
		let body = '';
		request.on('data', (chunk) => (body += chunk));
		request.on('end', () => {
			delivered.push({ url: request.url, headers: request.headers, body });
			response.writeHead(answers).end();
		});
	});
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	settings.siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
withOwnSandbox();
beforeEach(() => {
	delivered = [];
	answers = 202;
});
afterAll(() => void site.close());

const path = (collection: string, id: string) => `${origin()}/desk/content/${collection}/${id}`;
const emberwick = () => path('games', 'emberwick');
const page = async (address: string) => (await fetch(address)).text();
const cms = async (below: string) => (await fetch(`${origin()}/cms${below}`)).json();

/** Sends an entry's form as a browser does: every control, some of them changed. */
async function submit(address: string, action: string, changes: Record<string, string> = {}) {
	const form = new URLSearchParams({ ...typedOf(await page(address)), ...changes, action });
	return fetch(address, { method: 'POST', body: form, redirect: 'manual' });
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const decode = (text: string) =>
	text.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => signs[name] ?? '');

/** What the controls of a page hold. */
function typedOf(markup: string): Record<string, string> {
	const form = /<form[^>]* data-editor[\s\S]*?<\/form>/.exec(markup)?.[0] ?? '';
	const areas = [...form.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>\n?([\s\S]*?)<\/textarea>/g)];
	const inputs = [...form.matchAll(/<input id="[^"]+" name="([^"]+)" value="([^"]*)"/g)];
	const boxes = [...form.matchAll(/<input type="checkbox" id="[^"]+" name="([^"]+)" checked>/g)];
	return Object.fromEntries([
		...[...areas, ...inputs].map(([, name = '', value = '']) => [name, decode(value)]),
		...boxes.map(([, name = '']) => [name, 'on']),
	]);
}

describe('the content editor', () => {
	test.each([
		['job-offers', '2012', '/api/open/offices/job-offers/2012'],
		['office-news', '', '/api/open/office-news/what-you-drew-in-october'],
	])('publishes a draft of %s, which is none then, and takes it back', async (collection, id, below) => {
		const drafts = (demoContent[collection] ?? []).filter(({ draft }) => draft);
		const address = path(collection, id || String(drafts[0]?.id));
		expect((await fetch(`${origin()}/cms${below}`)).status).toBe(404);
		await submit(address, 'publish');
		// What says that it is a draft is left out by the site, whoever published it.
		expect(await cms(below)).not.toHaveProperty('draft', true);
		await submit(address, 'draft');
		expect((await fetch(`${origin()}/cms${below}`)).status).toBe(404);
		await submit(address, 'publish');
		expect(await cms(below)).not.toHaveProperty('draft', true);
	});

	test('leads to every entry, and lists a draft as one', async () => {
		expect(await page(`${origin()}/desk/content`)).toContain('href="/desk/content/games"');
		expect(await page(`${origin()}/desk/content/games`)).toContain('href="/desk/content/games/emberwick"');
		await submit(emberwick(), 'draft');
		expect(await page(`${origin()}/desk/content/games`)).toMatch(
			/draft<\/span>[^<]*<span[^>]*>edited<\/span>[^<]*<a href="[^"]*emberwick"/,
		);
	});

	test('[KN-05] publishes a text in three languages', async () => {
		const reply = await submit(emberwick(), 'publish', {
			'tagline.en': 'A "new" <line> & more',
			'tagline.fr': 'Une nouvelle ligne',
			'tagline.es': 'Una línea nueva',
		});
		expect([reply.status, reply.headers.get('location')]).toEqual([
			303,
			'/desk/content/games/emberwick?done=published',
		]);
		const taglines = await Promise.all(
			['en', 'fr', 'es'].map(
				async (locale) => (await cms(`/api/games/slug/emberwick?locale=${locale}`)).tagline,
			),
		);
		expect(taglines).toEqual(['A "new" <line> & more', 'Une nouvelle ligne', 'Una línea nueva']);
	});

	test('changes nothing but what was changed', async () => {
		const before = await cms('/api/games/slug/emberwick');
		await submit(emberwick(), 'publish', { 'tagline.en': 'Changed.', 'unknown.field': '1' });
		expect(await cms('/api/games/slug/emberwick')).toEqual({ ...before, tagline: 'Changed.' });
	});

	test('[KN-05] notifies the site of each publish by a webhook that is signed, with an id of its own', async () => {
		await submit(emberwick(), 'publish');
		await submit(emberwick(), 'publish');
		expect(delivered.map(({ url }) => url)).toEqual(['/api/hooks/cms', '/api/hooks/cms']);
		for (const { headers, body } of delivered) {
			const said = new Webhook(settings.cmsWebhookSecret).verify(body, headers as Record<string, string>);
			expect(said).toEqual({
				type: 'entry.published',
				timestamp: expect.any(String),
				data: { collection: 'games', id: 'emberwick' },
			});
		}
		expect(new Set(delivered.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
	});

	test('unpublishes, of which the site is notified, and stores a draft, of which it is not', async () => {
		await submit(emberwick(), 'draft', { 'tagline.en': 'Not yet.' });
		expect(JSON.parse(delivered[0]?.body ?? '')).toEqual({
			type: 'entry.unpublished',
			timestamp: expect.any(String),
			data: { collection: 'games', id: 'emberwick' },
		});
		expect((await cms('/api/games')).map(({ id }: { id: string }) => id)).not.toContain('emberwick');
		await submit(emberwick(), 'draft', { 'tagline.en': 'Still not.' });
		expect(delivered).toHaveLength(1);
		expect(typedOf(await page(emberwick()))['tagline.en']).toBe('Still not.');
	});

	test('reverts to the demo content, published as it was', async () => {
		const before = await cms('/api/games/slug/emberwick');
		await submit(emberwick(), 'draft', { 'tagline.en': 'Something else.' });
		const body = new URLSearchParams({ action: 'revert' });
		expect((await fetch(emberwick(), { method: 'POST', body })).url).toContain('?done=reverted');
		expect(await cms('/api/games/slug/emberwick')).toEqual(before);
		expect(await page(emberwick())).not.toContain('Revert to the demo content');
	});

	test('says that the site could not be notified, and has stored what was written', async () => {
		answers = 503;
		const reply = await submit(emberwick(), 'publish', { 'tagline.en': 'Kept.' });
		expect(reply.headers.get('location')).toContain('?done=unannounced');
		expect(await page(`${emberwick()}?done=unannounced`)).toContain('could not be told');
		expect((await cms('/api/games/slug/emberwick')).tagline).toBe('Kept.');
	});

	test.each([
		['screenshots', '[{"url":', 'This is not JSON'],
		['screenshots', '{"url":"/x"}', 'This is a list'],
		['accent.hue', 'red', 'This is a number'],
	])('refuses what it cannot read in %s at its field, and loses nothing', async (name, text, error) => {
		const before = await cms('/api/games/slug/emberwick');
		const typed = typedOf(await page(emberwick()));
		const reply = await submit(emberwick(), 'publish', { [name]: text, 'tagline.fr': 'Écrit à l’instant' });
		const markup = await reply.text();
		expect(reply.status).toBe(422);
		expect(markup).toMatch(new RegExp(`<p class="error" id="field-${name}-error">${error}`));
		expect(markup).toMatch(
			new RegExp(`name="${name}"[^>]* aria-invalid="true" aria-describedby="field-${name}-error"`),
		);
		expect(markup).toContain(`<a href="#field-${name}">`);
		expect(typedOf(markup)).toEqual({ ...typed, [name]: text, 'tagline.fr': 'Écrit à l’instant' });
		expect(await cms('/api/games/slug/emberwick')).toEqual(before);
		expect(delivered).toEqual([]);
	});

	test('answers 404 for what is not there', async () => {
		expect((await fetch(path('games', 'nothing'))).status).toBe(404);
		expect((await fetch(`${origin()}/desk/content/nothing`)).status).toBe(404);
		expect((await submit(path('games', 'nothing'), 'publish')).status).toBe(404);
	});

	test('takes nothing from another site', async () => {
		const body = new URLSearchParams({ action: 'publish', 'tagline.en': 'Not mine.' });
		const reply = await fetch(emberwick(), {
			method: 'POST',
			body,
			headers: { Origin: 'https://evil.test' },
		});
		expect(reply.status).toBe(404);
		expect((await cms('/api/games/slug/emberwick')).tagline).not.toBe('Not mine.');
	});

	test('says where nothing is built that nothing is', async () => {
		expect(await page(emberwick())).toContain('nothing is built');
		expect(await page(`${origin()}/desk/builds`)).toContain('nothing is built');
	});
});

const entries = Object.entries(demoContent).flatMap(([collection, list]) =>
	list.map((entry) => [collection, entry.id, JSON.parse(JSON.stringify(entry))] as const),
);

test.each(entries)('the form of %s/%s gives back the entry that it shows', (_collection, _id, entry) => {
	const shown = leavesOf(fieldsOf(entry)).map((leaf) => [
		nameOf(leaf),
		showValue(leaf).replaceAll('\n', '\r\n'),
	]);
	expect(readEntry(entry, Object.fromEntries(shown))).toEqual({ entry, errors: {} });
});
