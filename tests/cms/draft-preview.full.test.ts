import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { fillWith } from '../bench/build/fill.ts';
import { ensureBrowser } from '../runner/browser.ts';
import { editEntry } from '../support/desk-entry.ts';
import {
	type BuiltPreview,
	buildDraftPreview,
	type DraftPreview,
	previewKey,
} from '../support/draft-preview.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;
let built: BuiltPreview;
let preview: DraftPreview;
let browser: Browser;
/** The CMS as browsers know it, and another site; each has a page with the preview in a frame. */
let cms: Server;
let stranger: Server;
/** What stands in the frame. */
let framed = '';

const id = '2004';
const linkTo = (locale: string) => preview.linkTo({ collection: 'job-offers', id, locale });

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts a server whose `/frame` has the preview in a frame; the rest is the sandbox's. */
async function startFraming(): Promise<Server> {
	const server = createServer(async ({ url = '', headers }, response) => {
		if (url === '/frame') {
			response.setHeader('Content-Type', 'text/html');
			return response.end(`<!doctype html><iframe src="${framed.replaceAll('&', '&amp;')}"></iframe>`);
		}
		const { authorization = '' } = headers;
		const answer = await fetch(sandbox.origin + url, { headers: { authorization } });
		response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
		return response.end(await answer.bytes());
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return server;
}

/** Milliseconds from the moment a title is saved at the desk until the preview has come with it. */
async function timeToSee(locale: string, title: string): Promise<number> {
	const address = `${sandbox.origin}/desk/content/job-offers/${id}`;
	expect((await editEntry(address, 'draft', { [`title.${locale}`]: title })).status).toBe(303);
	const began = performance.now();
	const html = await (await fetch(await linkTo(locale))).text();
	const took = performance.now() - began;
	expect(html).toMatch(new RegExp(`<html lang="${locale}"[\\s\\S]*<h1[^>]*>\\s*${title}`));
	return took;
}

beforeAll(async () => {
	sandbox = await ownSandbox({ preview: { url: 'https://preview.studio.example', key: previewKey } });
	expect(fillWith(sandbox.data, { 'job-offers': 4000 })).toHaveLength(4000);
	[cms, stranger] = await Promise.all([startFraming(), startFraming()]);
	built = await buildDraftPreview();
	preview = await built.start({
		...{ CMS_URL: `${originOf(cms)}/cms`, CMS_TOKEN: sandbox.key },
		...{ MERCH_URL: `${sandbox.origin}/merch`, JOB_POSTINGS_URL: `${sandbox.origin}/postings` },
	});
	browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
	// The first pages after a start wait for the lists.
	for (const locale of locales) expect((await fetch(await linkTo(locale))).status).toBe(200);
	expect(await sandbox.entriesOf('/api/offices/job-offers')).toHaveLength(4000);
}, 300_000);
afterAll(async () => {
	await browser?.close();
	for (const server of [cms, stranger]) server?.close();
	await preview?.close();
	await built?.remove();
	await sandbox?.close();
});

it.each(locales)(
	'[PV-01] what is saved is seen within 2 s among 4,000 jobs, in %s',
	{ timeout: 60_000 },
	async (locale) => {
		const times: number[] = [];
		for (const turn of ['one', 'two', 'three', 'four', 'five'])
			times.push(await timeToSee(locale, `Keeper of lamp ${turn} in ${locale}`));
		const [, , median = Number.POSITIVE_INFINITY] = times.toSorted((a, b) => a - b);
		expect(median).toBeLessThan(2000);
	},
);

it('[PV-02] a browser shows it in the frame of the CMS and of no other origin', async () => {
	const page = await browser.newPage();
	framed = await linkTo('en');
	const titlesAt = async (server: Server) => {
		await page.goto(`${originOf(server)}/frame`, { waitUntil: 'load' });
		return page.frameLocator('iframe').locator('h1').allTextContents();
	};
	expect(await titlesAt(cms)).toEqual([expect.stringContaining('Keeper of lamp')]);
	expect(String(await titlesAt(stranger))).not.toContain('Keeper of lamp');
	expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
	await page.close();
});
