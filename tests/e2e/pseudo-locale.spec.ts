import { expect, type Page, test } from '@playwright/test';
import { bar } from './consent-support.ts';
import { open, pageTypes } from './page-types.ts';
import { layoutFaults, pseudoTranslate, spaceOut } from './pseudo-locale.ts';

// 1280 x 1024 px at 400 % zoom.
test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** Expects no fault of an open page as it is, with wider spacing, with longer words, and with those from right to left. */
async function expectRoom(page: Page): Promise<void> {
	expect(await page.evaluate(layoutFaults), 'as it is').toEqual([]);
	await page.evaluate(spaceOut);
	expect(await page.evaluate(layoutFaults), 'with wider spacing').toEqual([]);
	await page.evaluate(() => {
		document.adoptedStyleSheets.pop();
	});
	await page.evaluate(pseudoTranslate, 'ltr' as const);
	expect(await page.evaluate(layoutFaults), 'with longer words').toEqual([]);
	await page.evaluate(() => {
		document.documentElement.dir = 'rtl';
	});
	expect(await page.evaluate(layoutFaults), 'from right to left').toEqual([]);
}

for (const type of pageTypes)
	test(`${type.path} has room for wider spacing and longer words in both directions at 400 % zoom`, async ({
		page,
	}) => {
		await open(page, type);
		await expectRoom(page);
	});

test('the open layer has room for wider spacing and longer words in both directions at 400 % zoom', async ({
	page,
}) => {
	await page.goto('/');
	await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await expectRoom(page);
});

test.describe('a visitor who was never here', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('the cookie question has room for wider spacing and longer words in both directions at 400 % zoom', async ({
		page,
	}) => {
		await page.goto('/blog');
		await expect(bar(page)).toBeVisible();
		await expectRoom(page);
	});
});

test.describe('the rules themselves', () => {
	const over = 'position: absolute; inset: 0 auto auto';
	for (const [fault, body] of [
		['is cut by', '<p style="overflow: hidden; width: 60px; white-space: nowrap">Longer than its box</p>'],
		['is cut by', '<p style="overflow: clip; height: 20px; width: 60px">Higher than its box</p>'],
		['is cut by', '<p style="position: absolute; left: -40px">Outside</p>'],
		['lies over', `<button style="${over} 0">One</button><a href="/" style="${over} 9px">Two</a>`],
		['lies over', `<input style="width: 90px"><button style="${over} 40px">Show</button>`],
		['px wide', '<p style="width: 500px">Wide</p>'],
	] as const)
		test(`${body} is a fault`, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(layoutFaults)).toContainEqual(expect.stringContaining(fault));
		});

	for (const body of [
		'<p style="overflow: auto; width: 60px; white-space: nowrap">Longer than its box</p>',
		'<p class="visually-hidden" style="overflow: hidden; width: 1px; height: 1px">For screen readers</p>',
		'<label>One <input type="checkbox"></label> <a href="/">Two</a>',
	])
		test(`${body} is fine`, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(layoutFaults)).toEqual([]);
		});
});
