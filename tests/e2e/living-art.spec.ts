import { expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const path = '/games/the-salt-crown';
const stop = { name: 'Stop the picture moving' };
const play = { name: 'Let the picture move' };

function followLayers(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (/^\/media\/.*-layer-\d\.avif$/.test(new URL(request.url()).pathname)) asked.push(request.url());
	});
	return asked;
}

const still = (page: Page) => page.locator('main header img').first();
const transform = (page: Page) => still(page).evaluate(({ style }) => style.transform);

/** Whether the art is another one after two frames of the browser. */
const moves = (page: Page) =>
	still(page).evaluate(async (image) => {
		const before = image.style.transform;
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		return image.style.transform !== before;
	});

test.describe('where motion is welcome', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	test('[GP-04] key art comes alive after the page is done, moves nothing else, and a button stops it, for later pages, too', async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const seen = { shift: 0, largest: '' };
			Object.assign(window, { seen });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
			}).observe({ type: 'layout-shift', buffered: true });
			new PerformanceObserver((list) => {
				seen.largest = (list.getEntries().at(-1) as unknown as { url: string }).url;
			}).observe({ type: 'largest-contentful-paint', buffered: true });
		});
		const asked = followLayers(page);
		await page.goto(path);
		await expect.poll(() => asked.length).toBe(4);
		expect(
			await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd),
		).toBeGreaterThan(0);
		await expect.poll(() => moves(page)).toBe(true);
		const button = page.getByRole('button', stop);
		await button.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', play)).toBeFocused();
		await expect.poll(() => moves(page)).toBe(false);
		const seen = await page.evaluate(
			() => (window as unknown as { seen: { shift: number; largest: string } }).seen,
		);
		expect(seen.shift).toBeLessThan(0.02);
		expect(seen.largest).not.toContain('/media/');

		const before = asked.length;
		await page.goto('/games/wending', { waitUntil: 'networkidle' });
		expect(asked.length).toBe(before);
		expect(await transform(page)).toBe('');
		await page.getByRole('button', play).click();
		await expect.poll(() => moves(page)).toBe(true);
	});

	for (const [what, connection] of sample([
		['a visitor saves data', { saveData: true, effectiveType: '4g' }],
		['the line is slow', { saveData: false, effectiveType: '3g' }],
	] as const))
		test(`[GP-04] it stays still and is not fetched where ${what}`, { tag: '@full' }, async ({ page }) => {
			await page.addInitScript((value) => {
				Object.defineProperty(navigator, 'connection', { value });
			}, connection);
			const asked = followLayers(page);
			await page.goto(path, { waitUntil: 'networkidle' });
			expect(asked).toEqual([]);
			await expect(page.getByRole('button', stop)).toBeHidden();
		});
});

test('[GP-04] it stays still and is not fetched where motion is not welcome', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const asked = followLayers(page);
	await page.goto(path, { waitUntil: 'networkidle' });
	expect(asked).toEqual([]);
	await expect(page.getByRole('button', stop)).toBeHidden();
	expect(await transform(page)).toBe('');
});
