import { expect, type Page, test } from '@playwright/test';
import { isFull, sample } from '../support/full.ts';
import { players } from '../support/players.ts';
import { enter } from './area-support.ts';
import { drawnFaces, headerFaults, overlaps, withoutWebFonts } from './fallback-fonts.ts';
import { open, pageTypes, prefixes, somePrefixes } from './page-types.ts';
import { layoutFaults } from './pseudo-locale.ts';

test.describe.configure({ mode: 'parallel' });

const phones = [360, 390] as const;

/** What is wrong with the page that is open, at each width in pixels. */
async function faultsOf(
	page: Page,
	rules: readonly (() => string[])[],
	widths: readonly number[] = phones,
): Promise<string[]> {
	const faults: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 780 });
		for (const rule of rules) {
			const found = await page.evaluate(rule);
			faults.push(...found.map((fault) => `${new URL(page.url()).pathname}, ${width} px: ${fault}`));
		}
	}
	return faults;
}

/** One of each kind of first view, for a run that may not take long. */
const firstViews = [
	'/',
	'/blog/the-brine-gate-opens',
	'/careers',
	'/careers/search',
	'/contact',
	'/playtests',
	'/account/login',
	'/account',
];
const types = pageTypes.filter(({ path }) => isFull || firstViews.includes(path));
const parts = isFull ? 8 : 2;

for (let part = 0; part < parts; part++)
	test(`[FX-21] without the typefaces no page breaks on a phone, part ${part + 1} of ${parts}`, async ({
		page,
	}) => {
		if (isFull) test.setTimeout(300_000);
		await withoutWebFonts(page);
		const faults: string[] = [];
		for (const [turn, type] of types.entries())
			for (const prefix of turn % parts === part ? somePrefixes(turn) : []) {
				await open(page, type, prefix, isFull || type.player ? 'networkidle' : 'load');
				faults.push(...(await faultsOf(page, [headerFaults, overlaps, layoutFaults])));
			}
		expect(faults).toEqual([]);
		expect(await drawnFaces(page)).toEqual([]);
	});

/** Those whose headers differ: of all pages, of careers, and with the switcher of the regional page. */
const headers = [
	...sample(['/fr', ...prefixes]).flatMap((prefix) => [`${prefix}/press`, `${prefix}/careers/location/gent`]),
	'/en/careers/location/quebec',
	'/fr/careers/location/quebec',
];
/** The smallest phone, and where the header has the least room for what it shows from there on. */
const everyWidth = [320, ...phones, 970, 1170, 1452];

test('[FX-21] without the typefaces the header stays in one row', async ({ page }) => {
	await withoutWebFonts(page);
	const faults: string[] = [];
	for (const path of headers) {
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		faults.push(...(await faultsOf(page, [headerFaults], everyWidth)));
	}
	expect(faults).toEqual([]);
});

test('[FX-21] without the typefaces the header stays in one row for who is signed in', {
	tag: '@full',
}, async ({ page }) => {
	await withoutWebFonts(page);
	await enter(page, players.mira, '/fr/careers/location/quebec');
	const online = page.getByRole('banner').getByText('En ligne');
	await expect(online).toBeVisible();
	expect(await faultsOf(page, [headerFaults], everyWidth)).toEqual([]);
	await page.goto('/press');
	expect(await faultsOf(page, [headerFaults], everyWidth)).toEqual([]);
});

/** The language whose words are longest, or all. */
const languages = isFull ? prefixes : (['/fr'] as const);

test.describe('a visitor who was never here', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('[FX-21] without the typefaces the cookie question has room', async ({ page }) => {
		await withoutWebFonts(page);
		for (const prefix of languages) {
			await page.goto(`${prefix}/blog`);
			await page.locator('#consent-bar [data-answer=choose]').click();
			expect(await faultsOf(page, [headerFaults, layoutFaults])).toEqual([]);
		}
	});
});

test('[FX-21] without the typefaces the layer of the menu has room', { tag: '@full' }, async ({ page }) => {
	await withoutWebFonts(page);
	for (const prefix of languages) {
		await page.goto(`${prefix}/press`);
		await page.getByRole('banner').locator('form[data-layer] button').click();
		await expect(page.locator('#menu-layer')).toBeVisible();
		expect(await faultsOf(page, [layoutFaults])).toEqual([]);
	}
});

test('texts that lie over one another are a fault, and lines that are set close are none', async ({
	page,
}) => {
	await page.setContent('<h1 style="line-height: 1">Two lines<br>set close</h1><p>Below</p>');
	expect(await page.evaluate(overlaps)).toEqual([]);
	await page.setContent('<h1 style="margin-bottom: -30px">Above</h1><p>Below</p>');
	expect(await page.evaluate(overlaps)).toEqual(['"Above" lies over "Below"']);
});
