import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { budgets } from '../support/budgets.ts';
import { sample } from '../support/full.ts';
import { required } from '../support/required.ts';

/** A phone that most visitors could have. */
test.use({
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 1.75,
	// Key art that moves comes once all else is done.
	contextOptions: { reducedMotion: 'reduce' },
});

const dist = () => required('TEST_DIST');

function fileOf(url: string): string {
	const { pathname } = new URL(url);
	const names = [pathname, `${pathname}.html`, join(pathname, 'index.html')].map((name) =>
		join(dist(), name),
	);
	const file = names.find((name) => existsSync(name) && /\.\w+$/.test(name));
	if (!file) throw new Error(`${url} is no file of ${dist()}`);
	return file;
}

const isCompressed = /\.(?:woff2|avif|webp|png|jpe?g|gif)$/;

/** What a file weighs on its way: as brotli, unless it is compressed already. */
function weightOf(url: string): number {
	const file = fileOf(url);
	const bytes = readFileSync(file);
	return isCompressed.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}

const sum = (urls: string[]) => urls.reduce((total, url) => total + weightOf(url), 0);

/** What the page asks for by itself until nothing moves any more. */
async function visit(page: Page, path: string): Promise<Request[]> {
	const requests: Request[] = [];
	page.on('request', (request) => requests.push(request));
	await page.goto(path, { waitUntil: 'networkidle' });
	return requests;
}

const urlsOf = (requests: Request[], ...types: string[]) =>
	requests.filter((request) => types.includes(request.resourceType())).map((request) => request.url());

/** The pictures that the browser may not put off. */
const eagerPictures = (page: Page) =>
	page.evaluate(() =>
		[...document.images].filter(({ loading }) => loading !== 'lazy').map(({ currentSrc }) => currentSrc),
	);

const namedScripts = (page: Page) =>
	page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src));

/** What the page cannot be shown without, as the browser saw it. */
const renderBlocking = (page: Page) =>
	page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.filter(
				(entry) =>
					(entry as PerformanceEntry & { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking',
			)
			.map(({ name }) => name),
	);

for (const { name, path, html, total, script } of sample(budgets, 2)) {
	test(`${name}: weighs no more than it may on a phone, and waits for nobody`, async ({ page, baseURL }) => {
		const requests = await visit(page, path);
		const [pictures, named] = [await eagerPictures(page), await namedScripts(page)];
		const document = urlsOf(requests, 'document');
		const scripts = urlsOf(requests, 'script');
		const first = [
			...document,
			...urlsOf(requests, 'stylesheet', 'font'),
			...urlsOf(requests, 'image').filter((url) => pictures.includes(url)),
			...scripts.filter((url) => named.includes(url)),
		];
		expect(requests.filter((request) => new URL(request.url()).origin !== baseURL)).toEqual([]);
		expect(await renderBlocking(page)).toEqual([]);
		expect(sum(document), 'bytes of the document').toBeLessThanOrEqual(html);
		expect(sum(scripts), 'bytes of scripts').toBeLessThanOrEqual(script);
		expect(sum(first), 'bytes of everything eager').toBeLessThanOrEqual(total);
		expect(first.length, `requests: ${first.join(' ')}`).toBeLessThanOrEqual(12);
	});
}

test('the home page has at most 500 elements', async ({ page }) => {
	await page.goto('/', { waitUntil: 'networkidle' });
	expect(await page.locator('*').count()).toBeLessThanOrEqual(500);
});
