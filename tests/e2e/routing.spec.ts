import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');
const pathOf = (address: string | null) => new URL(address ?? '').pathname;
const noRedirects = { maxRedirects: 0 };

interface Office {
	slug: string;
	externalUrl: string | null;
}

for (const [path, lang] of sample([
	['/careers/location/gent', 'en'],
	['/en/careers/location/gent', 'en'],
	['/fr/careers/location/gent', 'fr'],
	['/es/careers/location/gent', 'es'],
] as const)) {
	test(`[RT-25] [RT-32] ${path} is a location page in ${lang}`, async ({ page }) => {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(200);
		await expect(page.locator('html')).toHaveAttribute('lang', lang);
		await expect(page.locator('main')).toHaveAttribute('data-layout', 'careers');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Gent|Gand|Gante/);
		await expect(page.getByText('Oude Vlasmarkt 9')).toBeVisible();
	});
}

test('[RT-25] under /en a careers page names the unprefixed one as its canonical', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/en/careers/location/gent');
	expect(pathOf(await canonical(page))).toBe('/careers/location/gent');
});

test('[RT-25] a location page lists the open positions of that office, and of no other', async ({
	page,
	request,
}) => {
	interface Job {
		id: string | number;
		location: string;
		categories: { location: string }[];
		closed?: boolean;
		draft?: boolean;
	}
	const answer = await request.get(`${process.env.TEST_SANDBOX_URL}/cms/api/offices/job-offers?locale=en`);
	const jobs: Job[] = await answer.json();
	const places = ({ location, categories }: Job) => [location, ...categories.map((each) => each.location)];
	for (const office of ['dublin', 'gent', 'guildford', 'barcelona', 'kuala-lumpur']) {
		const open = jobs.filter((job) => places(job).includes(office) && !job.closed && !job.draft);
		expect(open.length).toBeGreaterThan(0);
		await page.goto(`/careers/location/${office}`);
		const section = page.locator('section', { has: page.locator('#positions') });
		const links = await section.getByRole('listitem').getByRole('link').all();
		const listed = await Promise.all(links.map((link) => link.getAttribute('href')));
		const expected = open.flatMap(({ id }) => [`/careers/${id}`, `/careers/${id}#apply`]);
		expect(listed.toSorted()).toEqual(expected.toSorted());
	}
});

test('[RT-25] an unknown location is not found', async ({ request }) => {
	for (const path of [
		'/careers/location/atlantis',
		'/en/careers/location/atlantis',
		'/fr/careers/location/x',
	])
		expect((await request.get(path, noRedirects)).status()).toBe(404);
});

test.describe('a location with a site of its own', () => {
	let office: Office;
	test.beforeEach(async ({ page, request }) => {
		const answer = await request.get(`${process.env.TEST_SANDBOX_URL}/cms/api/open/offices/en`);
		const offices: Office[] = await answer.json();
		office = offices.find(({ externalUrl }) => externalUrl) ?? { slug: '', externalUrl: null };
		await page
			.context()
			.route(`${office.externalUrl}/**`, (route) => route.fulfill({ body: 'their own site' }));
	});

	test('[RT-26] its link opens that site in a new tab and stays on the page', async ({ page }) => {
		await page.goto('/blog');
		await page.getByRole('banner').getByRole('button', { name: 'Careers' }).click();
		const opened = page.waitForEvent('popup');
		await page.locator(`#menu-careers [data-slug="${office.slug}"]`).click();
		const tab = await opened;
		expect(new URL(tab.url()).origin).toBe(office.externalUrl);
		await expect(page).toHaveURL('/blog');
	});

	test('[RT-26] its own externalUrl in an address opens nothing and is offered as a link', {
		tag: '@full',
	}, async ({ page }) => {
		const tabs: string[] = [];
		page.context().on('page', (tab) => tabs.push(tab.url()));
		const address = `/careers/location/${office.slug}?externalUrl=${encodeURIComponent(office.externalUrl ?? '')}`;
		await page.goto(address, { waitUntil: 'networkidle' });
		await expect(page).toHaveURL(address);
		const offered = page.getByRole('main').locator(`a[href="${office.externalUrl}"]`);
		await expect(offered).toBeVisible();
		await expect(offered).toHaveAttribute('target', '_blank');
		expect(tabs).toEqual([]);
	});

	for (const foreign of sample(['https://evil.example/', 'javascript:alert(1)', '//evil.example'])) {
		test(`[RT-26] externalUrl=${foreign} in an address is ignored`, async ({ page }) => {
			const complaints: string[] = [];
			page.on('dialog', (dialog) => complaints.push(dialog.message()));
			page.context().on('page', (tab) => complaints.push(tab.url()));
			for (const slug of [office.slug, 'gent']) {
				const address = `/careers/location/${slug}?externalUrl=${encodeURIComponent(foreign)}`;
				await page.goto(address, { waitUntil: 'networkidle' });
				await expect(page).toHaveURL(address);
				expect(await page.locator(`[href="${foreign}"]`).count()).toBe(0);
				expect(await page.locator('a[href*="evil"]').count()).toBe(0);
			}
			expect(complaints).toEqual([]);
		});
	}
});

test('[RT-31] the unprefixed Quebec page leads to the regional site', async ({ page, request }) => {
	const answer = await request.get('/careers/location/quebec?location=quebec', noRedirects);
	expect(answer.status()).toBe(302);
	const regional = `${process.env.TEST_SANDBOX_URL}/quebec`;
	expect(answer.headers().location?.split('?')[0]).toBe(regional);
	await page.goto('/careers/location/quebec');
	await expect(page).toHaveURL(regional);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Québec');
	await page.getByRole('link', { name: 'Our office and our openings' }).click();
	await expect(page).toHaveURL('/en/careers/location/quebec');
});

test('[RT-31] in English and French the Quebec page is served here, each its own canonical', async ({
	page,
}) => {
	for (const lang of ['en', 'fr']) {
		const path = `/${lang}/careers/location/quebec`;
		expect((await page.goto(path))?.status()).toBe(200);
		await expect(page.locator('html')).toHaveAttribute('lang', lang);
		expect(pathOf(await canonical(page))).toBe(path);
		for (const other of ['en', 'fr']) {
			const alternate = await page.locator(`link[hreflang=${other}]`).getAttribute('href');
			expect(pathOf(alternate)).toBe(`/${other}/careers/location/quebec`);
		}
	}
});

test('[RT-31] in Spanish it leads to the English page', { tag: '@full' }, async ({ request }) => {
	const answer = await request.get('/es/careers/location/quebec', noRedirects);
	expect(answer.status()).toBe(301);
	expect(answer.headers().location).toBe('/en/careers/location/quebec');
});

test('[RT-31] elsewhere quebec is a slug like any other', { tag: '@full' }, async ({ request }) => {
	for (const path of ['/support/quebec', '/blog/quebec', '/fr/support/quebec']) {
		const answer = await request.get(path, noRedirects);
		expect(answer.status()).toBe(404);
		expect(answer.headers().location).toBeUndefined();
	}
});

test('[RT-32] a prefix sets the language', async ({ page }) => {
	for (const lang of ['fr', 'es']) {
		expect((await page.goto(`/${lang}/blog`))?.status()).toBe(200);
		await expect(page.locator('html')).toHaveAttribute('lang', lang);
	}
	await page.goto('/en/blog');
	await expect(page).toHaveURL('/blog');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[RT-32] any other prefix is not found', async ({ page, request }) => {
	for (const path of ['/de', '/de/blog', '/de/careers/location/gent', '/nl/careers', '/frx/blog'])
		expect((await request.get(path, noRedirects)).status()).toBe(404);
	await page.goto('/de/careers/location/gent');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('[RT-34] another page begins at its top', async ({ page }) => {
	await page.goto('/blog');
	const last = page.getByRole('article').last().getByRole('link');
	await last.scrollIntoViewIfNeeded();
	expect(await scrollTop(page)).toBeGreaterThan(500);
	await last.click();
	await expect(page.locator('[data-tone=black]')).toBeVisible();
	expect(await scrollTop(page)).toBe(0);
});

test('[RT-38] back and forward lead to where each page was left', async ({ page }) => {
	const expectAt = (top: number) =>
		expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(20);
	// A page that is left before its texts have their typeface is a little longer or shorter afterwards.
	await page.goto('/press');
	await page.evaluate(() => document.fonts.ready);
	await page.goto('/blog');
	const story = page.getByRole('article').last().getByRole('link');
	await story.scrollIntoViewIfNeeded();
	const left = await scrollTop(page);
	expect(left).toBeGreaterThan(1200);
	const address = (await story.getAttribute('href')) ?? '';
	await story.click();
	await expect(page).toHaveURL(address);
	await page.goBack();
	await expect(page).toHaveURL('/blog');
	await expectAt(left);
	await page.goForward();
	await expect(page).toHaveURL(address);
	await expectAt(0);
	await page.evaluate(() => scrollTo(0, 300));
	await page.goBack();
	await expectAt(left);
	await page.goForward();
	await expectAt(300);
});

/** Has each page note how it scrolls first, and where it stands at each step, which are few on a busy machine. */
const watchScroll = (page: Page) =>
	page.addInitScript(() => {
		const steps: number[] = [];
		const behaviours = new Set<string>();
		const scrolled = new Promise((resolve) =>
			addEventListener('scrollend', () => resolve({ steps, behaviours: [...behaviours] }), { once: true }),
		);
		addEventListener('scroll', () => {
			steps.push(scrollY);
			behaviours.add(getComputedStyle(document.documentElement).scrollBehavior);
		});
		Object.assign(globalThis, { scrolled });
	});
const scrolled = (page: Page): Promise<{ steps: number[]; behaviours: string[] }> =>
	page.evaluate(() => Object(globalThis).scrolled);

/** Arrives from another page, the clock standing still. */
async function arrive(page: Page, address: string): Promise<void> {
	await watchScroll(page);
	await page.clock.install({ time: 0 });
	await page.goto('/privacy');
	await page.clock.pauseAt(10_000);
	await page.goto(address);
}

for (const [path, anchor] of sample([
	['/', 'games'],
	['/fr', 'games'],
	['/careers', 'js-careers'],
] as const)) {
	test(`[RT-35] arriving at ${path}#${anchor} stays at the top and scrolls there smoothly after a second`, {
		tag: '@full',
	}, async ({ page }) => {
		await arrive(page, `${path}#${anchor}`);
		expect(await scrollTop(page)).toBe(0);
		await page.clock.runFor(990);
		expect(await scrollTop(page)).toBe(0);
		await page.clock.runFor(20);
		await expect(page).toHaveURL(`${path}#${anchor}`);
		const target = page.locator(`#${anchor}`);
		await expect.poll(async () => Math.abs((await target.boundingBox())?.y ?? 999)).toBeLessThanOrEqual(100);
		const { steps, behaviours } = await scrolled(page);
		expect(behaviours).toEqual(['smooth']);
		expect(steps.at(-1)).toBe(await scrollTop(page));
		expect(steps).toEqual(steps.toSorted((one, other) => one - other));
	});

	test(`[RT-35] with reduced motion ${path}#${anchor} is there at once`, { tag: '@full' }, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await arrive(page, `${path}#${anchor}`);
		expect(await scrollTop(page)).toBeGreaterThan(0);
		expect((await page.locator(`#${anchor}`).boundingBox())?.y).toBeLessThanOrEqual(100);
		const { steps, behaviours } = await scrolled(page);
		expect(behaviours).toEqual(['auto']);
		expect(new Set(steps)).toEqual(new Set([await scrollTop(page)]));
	});
}

test('[RT-35] a visitor who scrolls first is left where they are', { tag: '@full' }, async ({ page }) => {
	await arrive(page, '/#games');
	await page.evaluate(() => scrollTo(0, 120));
	await page.clock.runFor(1100);
	await expect(page).toHaveURL('/#games');
	expect(await scrollTop(page)).toBe(120);
});

async function changeQuery(page: Page, query: string, top = 400): Promise<void> {
	await page.evaluate((to) => scrollTo(0, to), top);
	const loaded = page.waitForEvent('load');
	await page.evaluate((search) => {
		location.search = search;
	}, query);
	await loaded;
}

test('[RT-36] a change of query on the same page keeps the position', async ({ page }) => {
	await page.goto('/careers/location/gent');
	await changeQuery(page, '?location=gent');
	await expect.poll(() => scrollTop(page)).toBe(400);
	await changeQuery(page, '?location=gent&a=b');
	await expect.poll(() => scrollTop(page)).toBe(400);
});

for (const path of sample(['/', '/careers']))
	test(`[RT-36] so does one far down a page: ${path}`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		const foot = await page.evaluate(() => Math.round(document.documentElement.scrollHeight - 1800));
		await changeQuery(page, '?from=mail', foot);
		expect(await scrollTop(page)).toBe(foot);
	});

test('[RT-36] a change of query on a single news item goes to the top', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/blog/the-brine-gate-opens');
	await changeQuery(page, '?from=mail');
	expect(await scrollTop(page)).toBe(0);
});

test('[RT-36] a change of the hash keeps the position, and a link to an anchor goes there', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/careers/location/gent');
	await page.evaluate(() => {
		scrollTo(0, 400);
		location.hash = 'nowhere';
	});
	await expect(page).toHaveURL('/careers/location/gent#nowhere');
	expect(await scrollTop(page)).toBe(400);
	await page.goto('/careers/2004');
	await page.getByRole('complementary').getByRole('link', { name: 'Apply' }).click();
	await expect(page).toHaveURL('/careers/2004#apply');
	await expect.poll(async () => (await page.locator('#apply').boundingBox())?.y).toBeLessThanOrEqual(100);
});

/** The addresses fetched in advance after the pointer has rested on a link for a second. */
async function prefetchedBy(page: Page): Promise<string[]> {
	await page.clock.install();
	await page.goto('/');
	const script = page.waitForResponse(/prefetch-on-intent\.client/);
	await page.mouse.move(0, 0);
	await page.getByRole('banner').getByRole('link', { name: 'News' }).hover();
	// The page has run it once it can be had from there.
	await page.evaluate((address) => import(address), (await script).url());
	await page.clock.runFor(1000);
	const links = await page.locator('link[rel=prefetch]').all();
	return Promise.all(
		links.map(async (link) => pathOf(await link.evaluate((element: HTMLLinkElement) => element.href))),
	);
}

const session = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test('[LD-06] a page is fetched in advance when a visitor is about to go there', { tag: '@full' }, async ({
	page,
}) => {
	expect(await prefetchedBy(page)).toEqual(['/blog']);
});

test('[LD-06] nothing is fetched in advance with data-saver', async ({ page }) => {
	const devtools = await session(page);
	await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
	expect(await prefetchedBy(page)).toEqual([]);
	expect(await page.evaluate(() => Object(navigator).connection.saveData)).toBe(true);
});

test('[LD-06] nothing is fetched in advance on a slow connection', { tag: '@full' }, async ({ page }) => {
	const devtools = await session(page);
	const slow = { offline: false, latency: 2000, downloadThroughput: 1e7, uploadThroughput: 1e7 };
	await devtools.send('Network.emulateNetworkConditions', slow);
	expect(await prefetchedBy(page)).toEqual([]);
	expect(await page.evaluate(() => Object(navigator).connection.effectiveType)).toMatch(/2g/);
});

/** Has each page say which parts moved into it, and that it was shown. */
const watchTransitions = (page: Page) =>
	page.addInitScript(() => {
		addEventListener('pagereveal', async ({ viewTransition }) => {
			await viewTransition?.ready;
			const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
			Object.assign(globalThis, { moving: viewTransition ? moving : [] });
		});
	});
const moved = (page: Page) =>
	expect.poll(() => page.evaluate(() => Object(globalThis).moving), { timeout: 2000 });
const parts = ['picture', 'title'].map((part) => `::view-transition-group(entry-${part})`);

/** Goes from the wall of the home page to the page of a game. */
async function openGame(page: Page): Promise<void> {
	await page.goto('/');
	await page.locator('#games').getByRole('link', { name: 'About Emberwick' }).click();
	await expect(page).toHaveURL('/games/emberwick');
}

test('[GP-05] a game moves from the wall into its page', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await watchTransitions(page);
	// A browser that is kept waiting leaves a transition out.
	await expect(async () => {
		await openGame(page);
		await moved(page).toEqual(expect.arrayContaining(parts));
	}).toPass();
});

test('[GP-05] with reduced motion nothing moves into the page of a game', { tag: '@full' }, async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await watchTransitions(page);
	await openGame(page);
	await moved(page).toEqual([]);
});

test('a story moves from the list into its page', { tag: '@full' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await watchTransitions(page);
	// A browser that is kept waiting leaves a transition out.
	await expect(async () => {
		await page.goto('/blog');
		await page.getByRole('article').nth(2).getByRole('link').click();
		await expect(page.locator('[data-tone=black]')).toBeVisible();
		await moved(page).toEqual(expect.arrayContaining(parts));
	}).toPass();
});
