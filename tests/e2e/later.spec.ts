import { expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** How the parts that may wait are shown: `auto` while they do. */
const waiting = (page: Page) =>
	page.evaluate(() => {
		const parts = ['#footer', '#apply', '[aria-labelledby=job-office]'];
		return parts.map((part) => getComputedStyle(document.querySelector(part) as Element).contentVisibility);
	});

const all = (value: string) => [value, value, value];

/** Opens a page whose load is not over before the function returned is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route('**/*.woff2', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	return held.resolve;
}

test('what stands below the first view waits until the page has loaded, and is laid out then', async ({
	page,
}) => {
	const release = await openHeld(page, '/careers/2004');
	expect(await waiting(page)).toEqual(all('auto'));
	release();
	await expect(page.locator('[data-later]')).toHaveCount(0);
	expect(await waiting(page)).toEqual(all('visible'));
	await expect(page.locator('[data-drawing]')).toHaveCount(0);
});

/** How the rows of a list are shown. */
const rowsOf = (page: Page, within = 'main') =>
	page
		.locator(within)
		.locator('li:has(> a)')
		.evaluateAll((items) =>
			[...new Set(items.map((item) => getComputedStyle(item).contentVisibility))].sort(),
		);

test('rows far down a list wait, and those that come later do not', { tag: '@full' }, async ({ page }) => {
	const release = await openHeld(page, '/careers/search');
	const rows = page.getByRole('main').locator('[data-later=row]');
	expect(await rows.count()).toBeGreaterThan(30);
	expect(await rowsOf(page)).toEqual(['auto', 'visible']);
	release();
	await expect.poll(() => rowsOf(page)).toEqual(['visible']);
	await page.getByRole('searchbox').fill('artist');
	await page.getByRole('searchbox').fill('');
	await expect
		.poll(() => page.getByRole('main').locator('li a[href^="/careers/"]').count())
		.toBeGreaterThan(40);
	expect(await rowsOf(page)).toEqual(['visible']);
});

/** The parts of a page that may wait, by what labels them, and how they are shown. */
const partsOf = (page: Page) =>
	page
		.getByRole('main')
		.locator('[data-later=""]')
		.evaluateAll((all) =>
			all.map((part) => [part.getAttribute('aria-labelledby'), getComputedStyle(part).contentVisibility]),
		);

for (const [path, names] of sample(
	Object.entries({
		'/': ['banners-title', 'news-title', 'life-title', 'store-title'],
		'/careers': ['jobs-title', 'gallery-title', 'open-application'],
	}),
))
	test(`what follows the opening of ${path} waits`, { tag: '@full' }, async ({ page }) => {
		const release = await openHeld(page, path);
		expect(await partsOf(page)).toEqual(names.map((name) => [name, 'auto']));
		release();
		await expect.poll(() => partsOf(page)).toEqual([]);
	});

test('the rows of a list below the first view wait', { tag: '@full' }, async ({ page }) => {
	const release = await openHeld(page, '/careers');
	const places = '[aria-labelledby^=jobs-in]';
	expect(await rowsOf(page, places)).toEqual(['auto']);
	release();
	await expect.poll(() => rowsOf(page, places)).toEqual(['visible']);
});

test.describe('on a phone', () => {
	test.use({ hasTouch: true, isMobile: true });

	test('rows far down a list wait until they come near, and nothing is cut off around them', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/careers/search');
		await expect(page.locator('[data-later=""]')).toHaveCount(0);
		expect(await rowsOf(page)).toEqual(['auto', 'visible']);
		const last = page.getByRole('main').locator('li:has(> a)').last();
		const estimated = await last.evaluate((row) => row.getBoundingClientRect().height);
		await last.getByRole('link').focus();
		await expect(last.getByRole('link')).toBeInViewport();
		await expect.poll(() => last.evaluate((row) => row.getBoundingClientRect().height)).not.toBe(estimated);
		const reach = await last.evaluate((row) => getComputedStyle(row).overflowClipMargin);
		const { outlineWidth, outlineOffset } = await last
			.getByRole('link')
			.evaluate((link) => ({ ...getComputedStyle(link) }));
		expect(Number.parseFloat(reach)).toBeGreaterThanOrEqual(
			Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
		);
	});
});

test('nothing waits where the address names a place of the page, or where it is come back to', async ({
	page,
}) => {
	const release = await openHeld(page, '/careers/2004#apply');
	expect(await waiting(page)).toEqual(all('visible'));
	release();
	await expect(page.locator('#apply')).toBeInViewport();
	await page.goto('/careers/2004', { waitUntil: 'load' });
	await page.reload({ waitUntil: 'domcontentloaded' });
	expect(await waiting(page)).toEqual(all('visible'));
});

test('a form is ready as soon as it has come where the browser never tells a page that it is idle', {
	tag: '@full',
}, async ({ page }) => {
	await page.clock.install();
	await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
	await page.clock.pauseAt(Date.now() + 1000);
	await page.goto('/account/login');
	await page.clock.runFor(100);
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
	await page.getByRole('button', { name: 'Log in', exact: true }).click();
	await expect(page.getByText('Field is required').first()).toBeVisible();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('nothing waits', { tag: '@full' }, async ({ page }) => {
		await page.goto('/careers/2004');
		await expect(page.locator('#footer')).toHaveCSS('content-visibility', 'visible');
	});
});
