import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { startOwnService } from '../support/own-service.ts';
import { required } from '../support/required.ts';
import { noteShifts } from './shifts.ts';

const layouts: Record<string, string[]> = {
	default: ['/', '/press', '/support'],
	careers: ['/careers', '/careers/location/gent'],
	blog: ['/blog', '/blog/the-brine-gate-opens'],
	'one-column': ['/privacy', '/contact', '/account'],
	playtesters: ['/playtests'],
	simple: ['/account/login', '/no/such/page'],
};

test.describe('without scripts, which lead away from account pages', () => {
	test.use({ javaScriptEnabled: false });

	for (const [layout, paths] of sample(Object.entries(layouts))) {
		for (const path of sample(paths)) {
			const isItem = path.startsWith('/blog/');
			const tone = isItem ? 'a black' : 'no black';
			test(`[LY-01] [LY-04] ${path} has the layout ${layout} and ${tone} menu`, async ({ page }) => {
				await page.goto(path);
				await expect(page.locator('main')).toHaveAttribute('data-layout', layout);
				const menu = page.getByRole('banner');
				const colour = await menu.evaluate((banner) => getComputedStyle(banner).backgroundColor);
				expect(await menu.getAttribute('data-tone')).toBe(isItem ? 'black' : null);
				expect(colour === 'rgb(0, 0, 0)').toBe(isItem);
			});
		}
	}
});

test('[LY-05] the login page is half art, half form from 970 px', async ({ page }) => {
	await page.setViewportSize({ width: 970, height: 800 });
	await page.goto('/account/login');
	await expect(page.locator('html')).toHaveAttribute('data-page', 'login');
	const art = await page.locator('[data-part="art"]').boundingBox();
	const form = await page.locator('main form').boundingBox();
	expect(art?.width).toBeCloseTo(485, -1);
	expect(form?.x).toBeGreaterThanOrEqual((art?.x ?? 0) + (art?.width ?? 0));
});

test('[LY-05] below 970 px the form of the login page stands under its art', async ({ page }) => {
	await page.setViewportSize({ width: 969, height: 800 });
	await page.goto('/account/login');
	const art = await page.locator('[data-part="art"]').boundingBox();
	const form = await page.locator('main form').boundingBox();
	expect(form?.y).toBeGreaterThanOrEqual((art?.y ?? 0) + (art?.height ?? 0));
});

test('[LY-05] a page of that layout that has no art has no halves', { tag: '@full' }, async ({ page }) => {
	await page.setViewportSize({ width: 970, height: 800 });
	await page.goto('/status');
	await expect(page.locator('main')).toHaveAttribute('data-layout', 'simple');
	await expect(page.locator('html')).not.toHaveAttribute('data-page', 'login');
	await expect(page.locator('[data-part="art"]')).toHaveCount(0);
	const { x = 0, width = 0 } = (await page.locator('main h1').boundingBox()) ?? {};
	expect(x).toBeLessThan(485);
	expect(x + width).toBeGreaterThan(485);
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

for (const path of sample(pages, 2)) {
	test(`${path} holds still while fonts and pictures arrive`, { tag: '@full' }, async ({ page }) => {
		const expectStill = await noteShifts(page);
		await page.goto(path, { waitUntil: 'networkidle' });
		await expectStill();
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

for (const [path, last, part] of sample(
	[
		['/', /(?<=<\/h1>)/, 'h1'],
		['/account/login', /(?<=<\/h1>)/, 'h1'],
		['/status', /(?<=<footer[^>]*>)/, 'footer'],
		['/account/validate', /(?<=<footer[^>]*>)/, 'footer'],
		['/blog', /(?<=<nav class="wide"[^>]*>.*<\/li>)/s, 'nav.wide li'],
		['/blog', /(?<=<\/time>)/, 'time'],
		['/fr/blog/the-brine-gate-opens', /(?<=<\/h1>)/, 'h1'],
		['/fr/careers/location/quebec', /(?<=<\/h1>)/, 'h1'],
		['/support', /(?<=<\/h1>)/, 'h1'],
		['/careers', /(?=<a class="button")/, 'h1'],
		['/careers/internships', /(?=<a class="button")/, 'h1'],
	] as const,
	2,
))
	test(`${path} holds still where it comes in parts, the first up to ${part}`, { tag: '@full' }, async ({
		page,
	}) => {
		const site = await serveInParts(last);
		const expectStill = await noteShifts(page);
		try {
			const whole = page.goto(site.url + path, { waitUntil: 'networkidle' });
			await page.locator(part).first().waitFor({ state: 'attached' });
			// A page that is not held back is drawn by then.
			await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
			site.release();
			await whole;
			await expectStill();
		} finally {
			site.stop();
		}
	});
