import { expect, test } from '@playwright/test';
import { bar, choose } from './consent-support.ts';
import { expectRoom, layoutFaults, zoomed } from './pseudo-locale.ts';

test.use({ viewport: zoomed, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

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

	test('the cookie question has room for wider spacing and longer words in both directions at 400 % zoom', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/blog');
		await expect(bar(page)).toBeVisible();
		await choose(page);
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
		test(`${body} is a fault`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(layoutFaults)).toContainEqual(expect.stringContaining(fault));
		});

	for (const body of [
		'<p style="overflow: auto; width: 60px; white-space: nowrap">Longer than its box</p>',
		'<p class="visually-hidden" style="overflow: hidden; width: 1px; height: 1px">For screen readers</p>',
		'<label>One <input type="checkbox"></label> <a href="/">Two</a>',
	])
		test(`${body} is fine`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(layoutFaults)).toEqual([]);
		});
});
