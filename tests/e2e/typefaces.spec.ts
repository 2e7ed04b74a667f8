import { expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { withoutWebFonts } from './fallback-fonts.ts';
import { noteShifts } from './shifts.ts';

/** A phone that most visitors could have. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 });

/** What an element's text is drawn in, as the browser tells it. */
async function fontsOf(page: Page, selector: string) {
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.enable');
	await session.send('CSS.enable');
	const { root } = await session.send('DOM.getDocument');
	const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
	return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

/** The names of the faces that an element's text is drawn in. */
const facesOf = async (page: Page, selector: string) =>
	(await fontsOf(page, selector)).map(({ familyName, isCustomFont }) =>
		isCustomFont ? familyName : 'a stand-in',
	);

/** Opens a page whose typefaces arrive once it is drawn. */
async function openBeforeFaces(page: Page, path: string): Promise<void> {
	const drawn = Promise.withResolvers<void>();
	await page.route('**/*.woff2', async (route) => {
		await drawn.promise;
		await route.continue();
	});
	await page.goto(path, { waitUntil: 'commit' });
	await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
	drawn.resolve();
	await page.evaluate(async () => {
		await document.fonts.ready;
		for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
	});
	const faces = await page.evaluate(() =>
		[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
	);
	expect(faces.join()).toContain('Source Sans 3');
}

for (const path of sample([
	'/',
	'/blog',
	'/blog/diary-of-a-broken-oath',
	'/fr/blog/wending-diary-the-river',
	'/careers/2509',
	'/careers/search/team/art',
	'/careers/location/gent',
	'/en/careers/location/quebec',
	'/fr/careers/2201',
	'/press',
	'/es/support/faqs/emberwick-second-winter-save',
	'/tos',
]))
	test(`[FX-21] hardly anything moves when the typefaces come after the page is drawn: ${path}`, async ({
		page,
	}) => {
		const expectStill = await noteShifts(page);
		await openBeforeFaces(page, path);
		await expectStill(0.05);
	});

/** Slow 4G as browsers' tools have it: 1.6 Mbit/s with 150 ms each way. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 94_000 };

test('[LK-02] on a slow line the name is an outline from the start, and every title comes to its typeface', async ({
	page,
}) => {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', slowLine);
	await page.goto('/playtests', { waitUntil: 'commit' });
	await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
	const name = page.getByRole('banner').locator('.home svg').last();
	await expect(name).toBeVisible();
	expect(await name.locator('path').count()).toBeGreaterThan(0);
	await expect(page.getByRole('banner').locator('.home text')).toHaveCount(0);
	await page.waitForLoadState('load');
	await page.evaluate(() => document.fonts.ready);
	const titles = ['main h1', 'main .line', 'main h2'];
	for (const title of titles)
		expect(await facesOf(page, title), title).toEqual([expect.stringContaining('Fraunces')]);
});

test('headings change to their typeface as soon as it comes, and texts on the next page', {
	tag: '@full',
}, async ({ page }) => {
	await openBeforeFaces(page, '/');
	expect(await facesOf(page, 'main h2')).toEqual([expect.stringContaining('Fraunces')]);
	expect(await facesOf(page, 'main p')).toEqual(['a stand-in']);
	await page.unrouteAll();
	await page.goto('/press');
	await page.evaluate(() => document.fonts.ready);
	await page.goto('/tos');
	expect(await facesOf(page, '.opening')).toEqual([expect.stringContaining('Source Sans')]);
});

test('the typeface of headings is asked for before anything is drawn, each typeface once', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'font') asked.push(request.url());
	});
	await page.goto('/press', { waitUntil: 'networkidle' });
	const preloaded = await page
		.locator('link[rel=preload][as=font]')
		.evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
	expect(preloaded).toHaveLength(1);
	expect(asked).toHaveLength(2);
	expect(asked).toContain(preloaded[0]);
});

if (process.platform === 'linux' && !process.env.FONTCONFIG_FILE)
	test('tests draw in the fonts of tests/support/fonts.conf, whatever the machine has', async ({ page }) => {
		const families = async (selector: string) =>
			(await fontsOf(page, selector)).map(({ familyName }) => familyName);
		await withoutWebFonts(page);
		await page.goto('/fr/tos');
		expect(await families('h1')).toEqual(['Tinos']);
		expect(await families('.opening')).toEqual(['Arimo']);
		expect(await families('header .menu-entry .text')).toEqual(['Arimo']);
		await page.goto('about:blank');
		await page.setContent('<p style="font-family: Verdana, Roboto, sans-serif">“1 €” – l’… • · →</p>');
		expect(await families('p')).toEqual(['Arimo']);
	});
