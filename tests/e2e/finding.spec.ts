import { expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('[FX-15] a chosen room leads on to the survey, which begins with it', async ({ page }) => {
	await page.goto('/playtests');
	const rooms = page.locator('#rooms');
	await rooms.getByRole('radio', { name: /Quebec/ }).check();
	await rooms.getByRole('link', { name: 'Play now' }).click();
	const survey = page.locator('#survey');
	await expect(survey).toBeVisible();
	await expect(survey.getByText(/Step 1 of 5/)).toBeVisible();
	await expect(survey).toContainText('five short steps');
});

test('[FX-15] a closed room cannot be chosen, and offers to tell when it opens', async ({ page }) => {
	await page.goto('/playtests');
	const room = page.locator('#rooms li', { hasText: 'closed for now' }).first();
	await expect(room.getByRole('radio')).toBeDisabled();
	const tell = room.getByRole('link', { name: /Tell me when it opens/ });
	await expect(tell).toHaveAttribute('href', /^mailto:[^?]+\?subject=.+&body=.+/);
});

test('[FX-17] what shows fewer pictures stands below all of them', async ({ page }) => {
	await page.goto('/careers');
	const gallery = page.locator('[data-gallery]');
	await gallery.locator('summary').click();
	const last = gallery.locator('[data-picture]').last();
	await expect(last).toBeVisible();
	const [control, picture] = await Promise.all([
		gallery.locator('summary').boundingBox(),
		last.boundingBox(),
	]);
	expect(control?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('[FX-17] every link to Quebec leads to one page of this site', async ({ page }) => {
	for (const path of ['/', '/careers']) {
		await page.goto(path);
		const addresses = await page
			.locator('a[href*="/careers/location/quebec"]:not([hreflang])')
			.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
		expect(addresses.length).toBeGreaterThan(0);
		expect(new Set(addresses)).toEqual(new Set(['/en/careers/location/quebec']));
	}
});

for (const [path, name] of sample([
	['/fr', 'Français'],
	['/', 'English'],
	['/es', 'Español'],
] as const))
	test(`[FX-17] ${path} marks its own language`, async ({ page }) => {
		await page.goto(path);
		const current = page.getByRole('contentinfo').locator('[hreflang][aria-current]');
		await expect(current).toHaveText(name);
	});

test.describe('in a French browser', () => {
	test.use({ locale: 'fr-FR' });

	test('[FX-17] a first visit to a page in English is offered French, once', async ({ page }) => {
		await page.goto('/press');
		const offer = link(page, 'La lire en français');
		await expect(offer).toBeVisible();
		await offer.click();
		await expect(page).toHaveURL('/fr/press');
		await page.goto('/press');
		await expect(offer).toBeHidden();
	});

	test('[FX-17] a page in French offers nothing', async ({ page }) => {
		await page.goto('/fr/press');
		await expect(page.locator('[data-offered]:visible')).toHaveCount(0);
	});
});

test('[FX-17] an English browser is offered nothing', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('[data-offered]:visible')).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('[FX-17] an address that is not found is so in its other language, too', { tag: '@full' }, async ({
	page,
}) => {
	for (const [path, name, other] of [
		['/no/such-page?a=1', 'Français', '/fr/no/such-page?a=1'],
		['/fr/no/such-page', 'English', '/no/such-page'],
	] as const) {
		await page.goto(path);
		await page.getByRole('contentinfo').getByRole('link', { name }).click();
		await expect(page).toHaveURL(other);
	}
});

for (const path of ['/404', '/error', '/fr/404', '/fr/error'])
	test(`[FX-17] ${path} is not found`, async ({ request }) => {
		expect((await request.get(path)).status()).toBe(404);
	});

/** Runs in the page: texts that are printed in another colour than nearly black, and controls that are printed. */
function unprintable(): string[] {
	const isSeen = (element: Element) =>
		element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
	const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
	const lightness = (colour: string) => {
		if (!canvas) return 0;
		canvas.clearRect(0, 0, 1, 1);
		canvas.fillStyle = colour;
		canvas.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
		return Math.max(red, green, blue);
	};
	const texts = [...document.querySelectorAll('main *')].filter(
		(element) =>
			isSeen(element) &&
			!element.closest('.visually-hidden, svg') &&
			[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
	);
	const pale = texts.filter((element) => lightness(getComputedStyle(element).color) > 130);
	const controls = [...document.querySelectorAll('button, select, input, [data-star]')].filter(isSeen);
	return [...pale, ...controls].map((element) => element.outerHTML.slice(0, 120));
}

for (const path of sample(
	[
		'/',
		'/careers/2004',
		'/careers/search',
		'/playtests',
		'/careers',
		'/press',
		'/press/games/emberwick',
		'/blog',
		'/support',
	],
	3,
))
	test(`[FX-18] ${path} is printed dark on white, without controls`, async ({ page }) => {
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		await page.goto(path);
		expect(await page.evaluate(unprintable)).toEqual([]);
	});

test('[FX-19] the report form suggests answers', async ({ page }) => {
	await page.goto('/support/report');
	const description = page.locator('textarea[name=description]');
	await description.fill('The Salt Crown starts with sound but the screen stays black, whatever I do.');
	await expect(link(page, /black screen/)).toBeVisible();
});

test('[FX-19] a search that finds nothing leads on', { tag: '@full' }, async ({ page }) => {
	await page.goto('/search?q=zzzzqqqq');
	await expect(page.locator('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
		'href',
		'/contact',
	);
	await page.locator('main [data-part=input]').fill('refund');
	await expect(page.locator('main').getByRole('link', { name: 'Write to us' })).toBeHidden();
});

test('[FX-41] a page of an office has its news, and its jobs as a feed', async ({ page }) => {
	await page.goto('/careers/location/gent');
	const news = page.getByRole('region', { name: 'News from Gent' });
	await expect(news.getByRole('article').first()).toBeVisible();
	for (const story of await news.getByRole('link').all())
		await expect(story).toHaveAttribute('href', /^\/blog/);
});

const feeds = {
	'/': '/blog/feed.xml',
	'/fr/blog': '/fr/blog/feed.xml',
	'/careers': '/api/careers/feed.rss?locale=en',
	'/careers/internships': '/api/careers/feed.rss?type=Internship&locale=en',
	'/careers/location/gent': '/api/careers/feed.rss?location=gent&locale=en',
	'/careers/search/type/internship': '/api/careers/feed.rss?type=Internship&locale=en',
	'/support/patches': '/support/patches/feed.xml',
};
for (const [path, feed] of sample(Object.entries(feeds), 3))
	test(`[FX-42] ${path} announces the feed of what it lists`, async ({ page, request }) => {
		await page.goto(path);
		const announced = page.locator('head link[rel=alternate][type="application/rss+xml"]');
		await expect(announced).toHaveAttribute('href', feed);
		expect((await request.get(feed)).status()).toBe(200);
	});

test('news can be shared by plain links', { tag: '@full' }, async ({ page, baseURL }) => {
	const path = '/blog/the-brine-gate-opens';
	await page.goto(path);
	const share = page.locator('main').getByRole('link', { name: /^Share on / });
	await expect(share).toHaveCount(3);
	for (const one of await share.all())
		await expect(one).toHaveAttribute('href', new RegExp(encodeURIComponent(`${baseURL}${path}`)));
});

test('[FX-41] a job that can be done from home says so to search engines, with the countries', async ({
	page,
}) => {
	const postingOf = async (id: string) => {
		await page.goto(`/careers/${id}`);
		const all = await page.locator('script[type="application/ld+json"]').allTextContents();
		return all.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'JobPosting');
	};
	const remote = await postingOf('2002');
	expect(remote.jobLocationType).toBe('TELECOMMUTE');
	expect(remote.applicantLocationRequirements).toEqual([
		{ '@type': 'Country', name: 'BE' },
		{ '@type': 'Country', name: 'CA' },
	]);
	expect(await postingOf('2001')).not.toHaveProperty('jobLocationType');
});
