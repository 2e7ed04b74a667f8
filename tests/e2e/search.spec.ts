import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { icons } from '#lib/icons.ts';
import { isFull, sample } from '../support/full.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';
import { translatePage } from './every-form-support.ts';

/** What somebody may type, with the address that has to come first. */
const questionsIn = (locale: string): [query: string, path: string][] =>
	JSON.parse(readFileSync(new URL(`../fixtures/search/${locale}.json`, import.meta.url), 'utf8'));

const field = (page: Page) => page.locator('main [data-part=input]');
const results = (page: Page) => page.locator('[data-part=results]').getByRole('link');

/** Types a query on the page of the search, where nothing is left of the one before. */
async function search(page: Page, query: string): Promise<void> {
	await field(page).fill('');
	await field(page).press('Enter');
	await expect(results(page)).toHaveCount(0);
	await field(page).fill(query);
	await field(page).press('Enter');
}

for (const locale of sample(['en', 'fr', 'es']))
	test(`[FX-14] what people ask for comes first in ${locale}`, async ({ page }) => {
		test.slow();
		const all = questionsIn(locale);
		expect(all).toHaveLength(60);
		// One in three shows that the order holds; test:full asks them all.
		const questions = all.filter((_, at) => isFull || at % 3 === 0);
		await page.goto(`${locale === 'en' ? '' : `/${locale}`}/search`);
		for (const [query, path] of questions) {
			await search(page, query);
			const first = results(page).first();
			await expect
				.soft(first, query)
				.toHaveAttribute('href', new RegExp(`^${path}(?:#|$)`), { timeout: 5000 });
		}
	});

test('[GP-02] the name of a game finds its page first', async ({ page }) => {
	await page.goto('/fr/search');
	for (const [name, slug] of [
		['emberwick', 'emberwick'],
		['Quarrel of Moons', 'a-quarrel-of-moons'],
	] as const) {
		await search(page, name);
		await expect(results(page).first()).toHaveAttribute('href', `/fr/games/${slug}`);
	}
});

test('[FX-14] results of one kind are shown alone, again after a reload', async ({ page }) => {
	await page.goto('/search?q=salt');
	const kinds = page.locator('[data-part=results] [data-part=kind]');
	await expect(kinds.filter({ hasText: 'News' })).not.toHaveCount(0);
	await page.getByRole('radio', { name: 'Games' }).press('Space');
	await expect(kinds).not.toHaveCount(0);
	await expect(kinds.filter({ hasNotText: 'Game' })).toHaveCount(0);
	await expect(page).toHaveURL('/search?q=salt&kind=game');
	await page.reload();
	await expect(page.getByRole('radio', { name: 'Games' })).toBeChecked();
	await expect(kinds).not.toHaveCount(0);
	await expect(kinds.filter({ hasNotText: 'Game' })).toHaveCount(0);
});

test('[FX-14] a game, a story and an office stand beside a small picture of theirs', async ({ page }) => {
	for (const [query, kind, path] of [
		['Emberwick', 'game', '/games/emberwick'],
		['Brine Gate', 'news', '/blog/the-brine-gate-opens'],
		['Gent', 'office', '/careers/location/gent'],
	]) {
		await page.goto(`/search?${new URLSearchParams({ q: query ?? '', kind: kind ?? '' })}`);
		const result = page.locator('[data-part=results] li').filter({ has: page.locator(`a[href="${path}"]`) });
		const picture = result.locator('img');
		await picture.scrollIntoViewIfNeeded();
		await expect(picture).toHaveJSProperty('naturalWidth', 320);
	}
});

test('[FX-14] a result without a picture has the icon of its subject, or of its kind', async ({ page }) => {
	const iconOf = (path: string) =>
		page
			.locator('[data-part=results] li')
			.filter({ has: page.locator(`a[href="${path}"]`) })
			.locator('svg path')
			.getAttribute('d');
	await page.goto('/search?q=save+is+damaged&kind=faq');
	expect(await iconOf('/support/faqs/save-is-damaged')).toBe(icons.cloud);
	await page.goto('/search?q=withdrawal&kind=page');
	await expect(results(page).first()).toBeVisible();
	const signs = page.locator('[data-part=results] [data-part=sign] path');
	expect(await signs.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))).toContain(
		icons.file,
	);
});

test('[FX-14] a picture that cannot be had leaves its result', { tag: '@full' }, async ({ page }) => {
	await page.route(/\.avif$/, (route) => route.abort());
	await page.goto('/search?q=Emberwick&kind=game');
	await expect(results(page).first()).toHaveAttribute('href', '/games/emberwick');
	await expect(page.locator('[data-part=results] img')).toHaveCount(0);
});

const layer = (page: Page) => page.locator('#search-layer');
const options = (page: Page) => layer(page).getByRole('option');
const opener = (page: Page, name: string) =>
	page.getByRole('banner').getByRole('button', { name, exact: true });

for (const { prefix, name } of sample([
	{ prefix: '', name: 'Search' },
	{ prefix: '/fr', name: 'Rechercher' },
	{ prefix: '/es', name: 'Buscar' },
]))
	test(`[FX-14] the header's search opens over any page at ${prefix || '/'}, finds, and gives the focus back`, async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		await page.goto(`${prefix}/blog`);
		await opener(page, name).press('Enter');
		await expect(layer(page).getByRole('combobox')).toBeFocused();
		expect(await axeFindings(page, '#search-layer')).toEqual([]);
		await page.keyboard.type('2403');
		await expect(options(page).first()).toContainText(/Foley|Bruiteu|foley/);
		await page.keyboard.press('Escape');
		await expect(layer(page)).toBeHidden();
		await expect(opener(page, name)).toBeFocused();
		await opener(page, name).click();
		await expect(layer(page).getByRole('combobox')).toBeFocused();
		await page.keyboard.type('2403');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${prefix}/careers/2403`);
		expect(complaints).toEqual([]);
	});

test('[FX-14] keys that choose act on what is typed, though the options are not there yet', async ({
	page,
}) => {
	await page.goto('/blog');
	await opener(page, 'Search').press('Enter');
	await expect(layer(page).getByRole('combobox')).toBeFocused();
	await page.keyboard.type('accessibility');
	await expect(options(page).first()).toContainText('Accessibility');
	await layer(page).getByRole('combobox').fill('2403');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/careers/2403');
});

test('[FX-14] the search opens from the footer and from the menu, too', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/press');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
	await expect(layer(page).getByRole('combobox')).toBeFocused();
	await page.keyboard.press('Escape');
	await page.goto('/press');
	await opener(page, 'Menu').click();
	await page.locator('#menu-layer').getByRole('link', { name: 'Search' }).click();
	await expect(layer(page).getByRole('combobox')).toBeFocused();
	await expect(page.locator('#menu-layer')).toBeHidden();
	await page.keyboard.press('Escape');
	await expect(opener(page, 'Menu')).toBeFocused();
});

test('[FX-14] a page that is not found has a search', async ({ page }) => {
	await page.goto('/no-such-page');
	await field(page).fill('refund');
	await page.locator('main').getByRole('option').first().click();
	await expect(page).toHaveURL('/support/faqs/refund');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[FX-14] what opens the search leads to its page', async ({ page }) => {
		await page.goto('/blog');
		await opener(page, 'Search').click();
		await expect(page).toHaveURL(/\/search\??$/);
	});
});

test('what opens the search leads to its page where the dialog does not come', { tag: '@full' }, async ({
	page,
}) => {
	await page.route('**/menus/search-*.txt', (route) => route.abort());
	await page.goto('/blog');
	await opener(page, 'Search').press('Enter');
	await expect(page).toHaveURL(/\/search$/);
});

test('[FX-14] a job that is newer than the index is found, and one that has closed is not', async ({
	page,
}) => {
	const answer = await (await page.request.get('/api/careers/job-offers?limit=20')).json();
	const [job] = answer.data;
	const newer = { ...job, id: 'fresh-1', title: 'Lamplighter', publishedAt: new Date().toISOString() };
	const over = { ...newer, id: 'fresh-2', closed: true };
	await page.route('**/api/careers/job-offers?*', (route) =>
		route.fulfill({ json: { ...answer, data: [newer, over, job] } }),
	);
	await page.goto('/search?q=lamplighter');
	await expect(results(page).first()).toHaveAttribute('href', '/careers/fresh-1');
	await expect(page.locator('[data-part=results] [href="/careers/fresh-2"]')).toHaveCount(0);
	await expect(page.locator('[data-part=results] > li').first()).toContainText('Job');
});

test('[FX-14] a search answers though jobs cannot be had', { tag: '@full' }, async ({ page }) => {
	await page.route('**/api/careers/job-offers?*', (route) => route.abort());
	await page.goto('/search?q=quest%20writer');
	await expect(results(page).first()).toHaveAttribute('href', '/careers/2001');
});

test('[FX-14] names are not read as other words, and excerpts begin at a sentence', { tag: '@full' }, async ({
	page,
}) => {
	const authors = [
		'Ciarán Dolan',
		'nessa quigley',
		'Agnieszka Wolny',
		'pieter vancraeynest',
		'Roos De Clercq',
	];
	await page.goto('/search');
	for (const author of authors) {
		await search(page, author);
		await expect(results(page).first()).toHaveAttribute('href', /^\/blog\//);
		await expect(page.locator('[data-part=remark]')).toHaveText('');
	}
	await search(page, 'Jonas Okafor');
	await expect(page.locator('[data-part=remark]')).toContainText('Nothing found');
	await search(page, 'emberwick');
	await expect(results(page).nth(5)).toBeVisible();
	for (const excerpt of await page.locator('[data-part=results] [data-part=excerpt]').allTextContents())
		expect(excerpt.trim()).toMatch(/^[^\p{Ll}]/u);
});

test('[FX-14] the words of controls find nothing', { tag: '@full' }, async ({ page }) => {
	await page.goto('/press');
	const controls = await page.locator('main button').first().innerText();
	expect(controls).not.toBe('');
	await page.goto('/search');
	await search(page, 'zip');
	await expect(page.getByRole('main').getByRole('status')).not.toHaveText('');
	for (const link of await results(page).all()) await expect(link).not.toHaveAttribute('href', /^\/press/);
});

test("[FX-14] the header's search opens on a page that the browser has translated", { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/fr/blog');
	await translatePage(page);
	await opener(page, 'Rechercher').press('Enter');
	await expect(layer(page).getByRole('combobox')).toBeFocused();
	await page.keyboard.type('2403');
	await expect(options(page).first()).toContainText(/Bruiteu/);
});
