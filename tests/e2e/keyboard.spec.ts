import { expect, test } from '@playwright/test';
import { analyticsBox, bar, cookiesOf, settingsLink } from './consent-support.ts';
import { facet, idsOf, ready, rows, search } from './job-list-support.ts';
import { press, tabTo, typeInto, use } from './keyboard-support.ts';

test('[KB-01] the menu is reached from the start of the page, opens and closes', async ({ page }) => {
	await page.goto('/blog');
	await press(page, 'Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	const menu = page.getByRole('banner');
	const careers = menu.getByRole('button', { name: 'Careers' });
	await use(page, careers);
	await press(page, 'Tab');
	const first = page.locator('#menu-careers a').first();
	await expect(first).toBeFocused();
	await press(page, 'Escape');
	await expect(first).toBeHidden();
	await expect(careers).toBeFocused();
	await use(page, menu.getByRole('button', { name: 'Account' }), 'Space');
	await use(page, page.getByRole('link', { name: 'Create account' }));
	await expect(page).toHaveURL('/account/create');
});

test('[KB-02] the layer opens, keeps the focus, and Escape leads back to where it was', async ({ page }) => {
	await page.goto('/');
	const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
	const layer = page.getByRole('dialog');
	await use(page, opener, 'Space');
	await expect(layer).toBeVisible();
	const stops = layer.locator('a, button');
	await tabTo(page, stops.last());
	await press(page, 'Tab');
	await expect(stops.first()).toBeFocused();
	await tabTo(page, stops.last(), { key: 'Shift+Tab', most: 1 });
	await press(page, 'Escape');
	await expect(layer).toBeHidden();
	await expect(opener).toBeFocused();
	await press(page, 'Enter');
	await use(page, layer.getByRole('link', { name: 'News', exact: true }));
	await expect(page).toHaveURL('/blog');
});

test('[KB-03] another language is chosen in the footer, and in the layer', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/tos');
	await use(page, page.getByRole('contentinfo').getByRole('link', { name: 'Français' }));
	await expect(page).toHaveURL('/fr/tos');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	await use(page, page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }));
	await use(page, page.getByRole('dialog').getByRole('link', { name: 'English' }));
	await expect(page).toHaveURL('/tos');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[KB-04] positions are searched, narrowed by two filters, and shown again', async ({ page }) => {
	await page.goto('/careers/search');
	const all = await idsOf(page);
	await typeInto(page, search(page), 'artist');
	await expect(page).toHaveURL(/query=artist$/);
	await use(page, facet(page, 'location').locator('summary'));
	await tabTo(page, facet(page, 'location').getByRole('checkbox', { name: /^Gent / }));
	await press(page, 'Space');
	await press(page, 'Escape');
	await use(page, facet(page, 'type').locator('summary'), 'Space');
	await tabTo(page, facet(page, 'type').getByRole('checkbox', { name: /^Full-time / }));
	await press(page, 'Space');
	await expect(page).toHaveURL(/\?location=gent&.*query=artist$/);
	await use(page, page.getByRole('button', { name: 'Remove artist' }));
	await expect(page.getByRole('button', { name: 'Remove artist' })).toHaveCount(0);
	await use(page, page.getByRole('button', { name: 'Clear all' }));
	await expect(facet(page, 'location').locator('summary')).toBeFocused();
	await expect.poll(() => idsOf(page)).toEqual(all);
});

test('[KB-05] a job is opened, its street view too, and the way back keeps the list', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/careers/search?location=gent&team=Art');
	await ready(page);
	await use(page, rows(page).getByRole('link', { name: 'Environment Artist' }));
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Environment Artist');
	const office = page.getByRole('region', { name: 'The office in Gent' });
	const streetView = office.getByRole('button', { name: 'Street view' });
	await use(page, streetView);
	await expect(streetView).toHaveAttribute('aria-pressed', 'true');
	await expect(streetView).toBeFocused();
	await use(page, office.getByRole('button', { name: 'Map', exact: true }));
	await expect(streetView).toHaveAttribute('aria-pressed', 'false');
	await tabTo(page, page.locator('[data-back]'), { key: 'Shift+Tab' });
	await press(page, 'Enter');
	await expect(page).toHaveURL('/careers/search?location=gent&team=Art');
});

test('[KB-06] the link of a job is copied, and said to be', async ({ page, context, baseURL }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/careers/2004');
	const aside = page.getByRole('complementary', { name: 'At a glance' });
	await tabTo(page, aside.getByRole('link', { name: 'Share on LinkedIn (opens in a new tab)' }));
	await use(page, aside.getByRole('button', { name: 'Copy link' }));
	await expect(aside.getByRole('status')).toHaveText('Copied!');
	await expect(aside.getByRole('button', { name: 'Copy link' })).toBeFocused();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/careers/2004`);
});

test('[KB-20] a press pack is opened, saved as a whole, and Escape leads back', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/press');
	const open = page.getByRole('button', { name: /^See files/ }).first();
	await use(page, open);
	const dialog = page.getByRole('dialog');
	await expect(dialog).toBeVisible();
	const saved = page.waitForEvent('download');
	await tabTo(page, dialog.getByRole('link').first());
	await use(page, dialog.getByRole('link', { name: 'Whole pack (zip)' }));
	expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
	await press(page, 'Escape');
	await expect(dialog).toBeHidden();
	await expect(open).toBeFocused();
	await press(page, 'Space');
	await use(page, dialog.getByRole('button', { name: 'Cancel' }), 'Space');
	await expect(open).toBeFocused();
});

test('[KB-20] pictures of the gallery are opened, stepped through and left by its buttons', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/careers');
	const picture = page.locator('[data-picture]').first();
	await use(page, picture);
	const viewer = page.getByRole('dialog', { name: 'Nobody was asked to smile' });
	await use(page, viewer.getByRole('button', { name: 'Next picture' }));
	await expect(viewer).toContainText('2 / 8');
	await use(page, viewer.getByRole('button', { name: 'Previous picture' }), 'Space');
	await expect(viewer).toContainText('1 / 8');
	await use(page, viewer.getByRole('button', { name: 'Close' }));
	await expect(viewer).toBeHidden();
	await expect(picture).toBeFocused();
});

test.describe('a visitor who was never here', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('[KB-17] allows analytics, and takes it back from the footer', async ({ page, context }) => {
		await page.goto('/blog');
		await use(page, bar(page).getByRole('button', { name: 'Choose' }));
		await expect(analyticsBox(page)).toBeFocused();
		await press(page, 'Space');
		await expect(analyticsBox(page)).toBeChecked();
		await use(page, bar(page).getByRole('button', { name: 'Confirm my choices' }));
		await expect(bar(page)).toBeHidden();
		expect(await cookiesOf(context)).toEqual(expect.objectContaining({ consent: '1', analytics: '1' }));
		await use(page, settingsLink(page));
		await expect(bar(page)).toBeFocused();
		await use(page, bar(page).getByRole('button', { name: 'Reject' }), 'Space');
		await expect(bar(page)).toBeHidden();
		await expect(settingsLink(page)).toBeFocused();
		await expect.poll(() => cookiesOf(context)).toEqual({ consent: '1', analytics: '0' });
	});
});
