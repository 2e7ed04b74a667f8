import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import es from '../../i18n/es/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';

const locales = [
	{ lang: 'en', prefix: '', home: '/', texts: en.page },
	{ lang: 'fr', prefix: '/fr', home: '/fr', texts: fr.page },
	{ lang: 'es', prefix: '/es', home: '/es', texts: es.page },
];

/** Lets the form for a new account fail: the names of the countries cannot be had. */
async function breakForm(page: Page, isReadable: boolean): Promise<void> {
	await page.addInitScript((readable) => {
		const unreadable = {
			get statusCode() {
				throw new Error('unreadable');
			},
		};
		const names = class {
			constructor() {
				throw readable ? new Error('no names') : unreadable;
			}
		};
		Object.defineProperty(Intl, 'DisplayNames', { value: names });
	}, isReadable);
}

for (const { lang, prefix, home, texts } of sample(locales)) {
	test(`[EP-02] an island that fails shows the error page in ${lang}, which leads home`, async ({ page }) => {
		await breakForm(page, true);
		await page.goto(`${prefix}/account/create`);
		const shown = page.locator('main').getByRole('alert');
		await expect(shown.getByRole('heading', { name: texts.other })).toBeVisible();
		await expect(shown.getByText(texts.label, { exact: true })).toBeVisible();
		await expect(page.locator('#create')).toHaveCount(0);
		expect(await axeFindings(page)).toEqual([]);
		await shown.getByRole('link', { name: texts.home }).click();
		await expect(page).toHaveURL(home);
	});

	test(`[EP-03] an error page that fails says so in ${lang} and links home`, async ({ page }) => {
		await breakForm(page, false);
		await page.goto(`${prefix}/account/create`);
		const shown = page.locator('main').getByRole('alert');
		await expect(shown).toContainText(texts.double);
		await expect(page.locator('#create')).toHaveCount(0);
		await shown.getByRole('link', { name: texts.home }).click();
		await expect(page).toHaveURL(home);
	});

	test(`[EP-02] the page for an answer of 5xx says so in ${lang} and leads home`, { tag: '@full' }, async ({
		page,
	}) => {
		await page.goto(`${prefix}/error`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.other);
		await expect(page.locator('main').getByText(texts.label, { exact: true })).toBeVisible();
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
		expect(await axeFindings(page)).toEqual([]);
		await page.locator('main').getByRole('link', { name: texts.home }).click();
		await expect(page).toHaveURL(home);
	});
}

test('the form for a new account shows no error page while it works', { tag: '@full' }, async ({ page }) => {
	await page.goto('/account/create');
	await expect(page.locator('#create button[type=submit]')).toBeEnabled();
	await expect(page.getByText(en.page.other)).toHaveCount(0);
});
