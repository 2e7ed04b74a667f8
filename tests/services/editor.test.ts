import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoContent } from '../../sandbox/content/demo-content.ts';
import { editEntry, readEntryForm, readEntryText } from '../support/desk-entry.ts';
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

describe('the content editor', () => {
	test.each([
		['job-offers', '2012', '/api/open/offices/job-offers/2012'],
		['office-news', '', '/api/open/office-news/what-you-drew-in-october'],
	])('publishes a draft of %s, which is none then, and takes it back', async (collection, id, below) => {
		const drafts = (demoContent[collection] ?? []).filter(({ draft }) => draft);
		const address = path(collection, id || String(drafts[0]?.id));
		expect((await fetch(`${origin()}/cms${below}`)).status).toBe(404);
		await editEntry(address, 'publish');
		// What says that it is a draft is left out by the site, whoever published it.
		expect(await cms(below)).not.toHaveProperty('draft', true);
		await editEntry(address, 'draft');
		expect((await fetch(`${origin()}/cms${below}`)).status).toBe(404);
		await editEntry(address, 'publish');
		expect(await cms(below)).not.toHaveProperty('draft', true);
	});

	test('leads to every entry, and lists a draft as one', async () => {
		expect(await page(`${origin()}/desk/content`)).toContain('href="/desk/content/games"');
		expect(await page(`${origin()}/desk/content/games`)).toContain('href="/desk/content/games/emberwick"');
		await editEntry(emberwick(), 'draft');
		expect(await page(`${origin()}/desk/content/games`)).toMatch(
			/draft<\/span>[^<]*<span[^>]*>edited<\/span>[^<]*<a href="[^"]*emberwick"/,
		);
	});

	test('[KN-05] publishes a text in three languages', async () => {
		const reply = await editEntry(emberwick(), 'publish', {
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
		await editEntry(emberwick(), 'publish', { 'tagline.en': 'Changed.' });
		expect(await cms('/api/games/slug/emberwick')).toEqual({ ...before, tagline: 'Changed.' });
	});

	test('[KN-05] notifies the site of each publish by a webhook that is signed, with an id of its own', async () => {
		await editEntry(emberwick(), 'publish');
		await editEntry(emberwick(), 'publish');
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
		await editEntry(emberwick(), 'draft', { 'tagline.en': 'Not yet.' });
		expect(JSON.parse(delivered[0]?.body ?? '')).toEqual({
			type: 'entry.unpublished',
			timestamp: expect.any(String),
			data: { collection: 'games', id: 'emberwick' },
		});
		expect((await cms('/api/games')).map(({ id }: { id: string }) => id)).not.toContain('emberwick');
		await editEntry(emberwick(), 'draft', { 'tagline.en': 'Still not.' });
		expect(delivered).toHaveLength(1);
		expect(Object(readEntryForm(await page(emberwick())).tagline).en).toBe('Still not.');
	});

	test('reverts to the demo content, published as it was', async () => {
		const before = await cms('/api/games/slug/emberwick');
		await editEntry(emberwick(), 'draft', { 'tagline.en': 'Something else.' });
		const body = new URLSearchParams({ action: 'revert' });
		expect((await fetch(emberwick(), { method: 'POST', body })).url).toContain('?done=reverted');
		expect(await cms('/api/games/slug/emberwick')).toEqual(before);
		expect(await page(emberwick())).not.toContain('Revert to the demo content');
	});

	test('says that the site could not be notified, and has stored what was written', async () => {
		answers = 503;
		const reply = await editEntry(emberwick(), 'publish', { 'tagline.en': 'Kept.' });
		expect(reply.headers.get('location')).toContain('?done=unannounced');
		expect(await page(`${emberwick()}?done=unannounced`)).toContain('could not be told');
		expect((await cms('/api/games/slug/emberwick')).tagline).toBe('Kept.');
	});

	test('publishes an entry broken, which can be mended', async () => {
		const before = await cms('/api/games/slug/emberwick');
		const body = new URLSearchParams({ action: 'break' });
		const reply = await fetch(emberwick(), { method: 'POST', body, redirect: 'manual' });
		expect(reply.headers.get('location')).toContain('?done=broken');
		const { name, ...rest } = before;
		expect(await cms('/api/games/slug/emberwick')).toEqual(rest);
		await editEntry(emberwick(), 'publish', { name });
		expect(await cms('/api/games/slug/emberwick')).toEqual(before);
	});

	test.each([
		['{"name":', 'This is not JSON'],
		['[]', 'An entry is an object'],
		['null', 'An entry is an object'],
	])('refuses %s, and loses nothing', async (text, error) => {
		const before = await cms('/api/games/slug/emberwick');
		const body = new URLSearchParams({ action: 'publish', entry: text });
		const reply = await fetch(emberwick(), { method: 'POST', body });
		const markup = await reply.text();
		expect(reply.status).toBe(422);
		expect(markup).toContain(error);
		expect(markup).toMatch(/<textarea[^>]* aria-invalid="true" aria-describedby="entry-error"/);
		expect(readEntryText(markup)).toBe(text);
		expect(await cms('/api/games/slug/emberwick')).toEqual(before);
		expect(delivered).toEqual([]);
	});

	test('answers 404 for what is not there', async () => {
		expect((await fetch(path('games', 'nothing'))).status).toBe(404);
		expect((await fetch(`${origin()}/desk/content/nothing`)).status).toBe(404);
		const body = new URLSearchParams({ action: 'publish' });
		expect((await fetch(path('games', 'nothing'), { method: 'POST', body })).status).toBe(404);
	});

	test('takes nothing from another site', async () => {
		const body = new URLSearchParams({ action: 'publish', entry: '{"tagline":{"en":"Not mine."}}' });
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
