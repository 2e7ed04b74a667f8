import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { startOwnService } from '../support/own-service.ts';
import { required } from '../support/required.ts';

const black = 'rgb(0, 0, 0)';

const layouts: Record<string, string[]> = {
	default: ['/', '/press', '/support'],
	careers: ['/careers', '/careers/location/gent'],
	blog: ['/blog', '/blog/the-brine-gate-opens'],
	'one-column': ['/privacy', '/contact', '/account'],
	playtesters: ['/playtests'],
	simple: ['/account/login', '/no/such/page'],
};

/** What is added up of how far a page's parts move once they are drawn, in the unit of CLS, until it is asked for. */
async function shiftsOf(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(globalThis, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return () =>
		page.evaluate(() =>
			(globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
		);
}

test.describe('without scripts, which lead away from account pages', () => {
	test.use({ javaScriptEnabled: false });

	for (const [layout, paths] of Object.entries(layouts)) {
		for (const path of paths) {
			test(`[LY-01] ${path} has the layout ${layout}`, async ({ page }) => {
				await page.goto(path);
				await expect(page.locator('main')).toHaveAttribute('data-layout', layout);
			});
		}
	}
});

test.describe('once the cookie question is answered', () => {
	for (const path of ['/', '/fr/blog', '/careers/location/gent', '/privacy']) {
		test(`${path} runs at most 3 KB of script for a signed-out visitor, and no React`, async ({ page }) => {
			const scripts: Promise<Buffer>[] = [];
			page.on('response', (response) => {
				if (response.request().resourceType() === 'script') scripts.push(response.body());
			});
			await page.goto(path, { waitUntil: 'networkidle' });
			const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
			expect(sizes.length).toBeGreaterThan(0);
			expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * 1024);
			await expect(page.locator('astro-island')).toHaveCount(0);
		});
	}
});

test('[LY-04] the menu is black on a single news item', async ({ page }) => {
	await page.goto('/blog/the-brine-gate-opens');
	await expect(page.getByRole('banner')).toHaveAttribute('data-tone', 'black');
	await expect(page.getByRole('banner')).toHaveCSS('background-color', black);
});

for (const path of ['/', '/blog', '/careers/location/gent', '/account/login', '/no/such/page']) {
	test(`[LY-04] the menu is not black on ${path}`, async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole('banner')).not.toHaveAttribute('data-tone');
		await expect(page.getByRole('banner')).not.toHaveCSS('background-color', black);
	});
}

test('[LY-05] the login page is half art, half form from 970 px', async ({ page }) => {
	await page.setViewportSize({ width: 970, height: 800 });
	await page.goto('/account/login');
	await expect(page.locator('html')).toHaveAttribute('data-page', 'login');
	const art = await page.locator('[data-part="art"]').boundingBox();
	const form = await page.locator('form').boundingBox();
	expect(art?.width).toBeCloseTo(485, -1);
	expect(form?.x).toBeGreaterThanOrEqual((art?.x ?? 0) + (art?.width ?? 0));
});

test('[LY-05] below 970 px the form of the login page stands under its art', async ({ page }) => {
	await page.setViewportSize({ width: 969, height: 800 });
	await page.goto('/account/login');
	const art = await page.locator('[data-part="art"]').boundingBox();
	const form = await page.locator('form').boundingBox();
	expect(form?.y).toBeGreaterThanOrEqual((art?.y ?? 0) + (art?.height ?? 0));
});

test('[LY-05] other pages of that layout have no such halves', async ({ page }) => {
	await page.goto('/account/create');
	await expect(page.locator('html')).not.toHaveAttribute('data-page', 'login');
	await expect(page.locator('[data-part="art"]')).toHaveCount(0);
});

const pages = [
	'/',
	'/fr',
	'/blog',
	'/fr/blog/the-brine-gate-opens',
	'/fr/careers/location/quebec',
	'/fr/account/create',
	'/es/nada',
];

for (const path of pages) {
	test(`${path} fits at 400 % zoom without scrolling sideways`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});

	test(`${path} fits with text twice as large`, async ({ page }) => {
		for (const width of [390, 1024]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await page.evaluate(() => {
				document.documentElement.style.fontSize = '200%';
			});
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	});

	test(`${path} holds still while fonts and pictures arrive`, async ({ page }) => {
		const shifted = await shiftsOf(page);
		await page.goto(path, { waitUntil: 'networkidle' });
		expect(await shifted()).toBeLessThanOrEqual(0.005);
	});
}

/** Serves the site, but the first page asked for only up to where a text ends until the rest is let through. */
async function serveInParts(last: RegExp) {
	const rest = Promise.withResolvers<void>();
	const service = await startOwnService(async (number, { url }, response) => {
		const answer = await fetch(required('TEST_SITE_URL') + url);
		const body = Buffer.from(await answer.arrayBuffer());
		response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
		if (number > 1) return void response.end(body);
		const html = body.toString();
		const end = html.search(last);
		response.write(html.slice(0, end));
		await rest.promise;
		response.end(html.slice(end));
	});
	return { ...service, release: rest.resolve };
}

for (const [path, last, part] of [
	['/', /(?<=<\/h1>)/, 'h1'],
	['/account/login', /(?<=<\/h1>)/, 'h1'],
	['/blog', /(?<=<nav class="wide"[^>]*>.*<\/li>)/s, 'nav.wide li'],
] as const)
	test(`${path} holds still where it comes in parts`, async ({ page }) => {
		const site = await serveInParts(last);
		const shifted = await shiftsOf(page);
		try {
			const whole = page.goto(site.url + path, { waitUntil: 'networkidle' });
			await page.locator(part).first().waitFor({ state: 'attached' });
			// A page that is not held back is drawn by then.
			await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
			site.release();
			await whole;
			expect(await shifted()).toBeLessThanOrEqual(0.005);
		} finally {
			site.stop();
		}
	});
