import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { site } from '#site.config';
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';
import { eachWay } from './fallback-fonts.ts';
import { languages } from './shell-support.ts';

interface Office {
	id: string;
	slug: string;
	externalUrl: string | null;
	translations: { city: string }[];
}

const fromCms = async <Entry>(request: APIRequestContext, path: string): Promise<Entry[]> =>
	(await request.get(`${process.env.TEST_SANDBOX_URL}/cms${path}`)).json();
const loadOffices = (request: APIRequestContext, locale: string) =>
	fromCms<Office>(request, `/api/open/offices/${locale}`);

const header = (page: Page) => page.getByRole('banner');
const layer = (page: Page) => page.locator('#menu-layer');
const openLayer = (page: Page, name = 'Menu') =>
	header(page).getByRole('button', { name, exact: true }).click();

test('[MN-04] an anonymous visitor is offered to log in and to create an account', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Account' }).click();
	await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/login');
	await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/account/create');
	await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('[KB-01] [MN-04] the account menu works by keyboard and closes with Escape', async ({ page }) => {
	await page.goto('/');
	const entry = page.getByRole('button', { name: 'Account' });
	await entry.focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Login' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
	await expect(entry).toBeFocused();
});

for (const [locale, prefix, careers] of sample([
	['en', '', 'Careers'],
	['fr', '/fr', 'Carrières'],
	['es', '/es', 'Empleo'],
] as const)) {
	test(`[MN-01] the careers submenu names each location by the city of its first translation in ${locale}`, async ({
		page,
		request,
	}) => {
		const offices = await loadOffices(request, locale);
		await page.goto(prefix || '/');
		await header(page).getByRole('button', { name: careers }).click();
		const links = page.locator('#menu-careers [data-slug]');
		await expect(links).toHaveCount(offices.length);
		for (const { slug, translations } of offices) {
			const link = page.locator(`#menu-careers [data-slug="${slug}"]`);
			await expect(link).toBeVisible();
			await expect(link).toContainText(translations[0]?.city ?? '-');
		}
	});

	test(`[MN-02] a location link carries slug, id and externalUrl in ${locale}`, async ({ page, request }) => {
		await page.goto(prefix || '/');
		for (const { id, slug, externalUrl } of await loadOffices(request, locale)) {
			const link = page.locator(`#menu-careers [data-slug="${slug}"]`);
			await expect(link).toHaveAttribute('data-id', id);
			if (externalUrl) {
				await expect(link).toHaveAttribute('href', externalUrl);
				await expect(link).toHaveAttribute('data-external-url', externalUrl);
				await expect(link).toHaveAttribute('target', '_blank');
			} else {
				// The regional page is served under a prefix in English, too.
				const own = slug === 'quebec' && !prefix ? '/en' : prefix;
				await expect(link).toHaveAttribute('href', `${own}/careers/location/${slug}?location=${slug}`);
				await expect(link).not.toHaveAttribute('data-external-url');
				await expect(link).not.toHaveAttribute('target');
			}
		}
	});
}

test('[MN-03] the menu of careers pages also offers press, forums, store and contact', async ({ page }) => {
	await page.goto('/careers/location/gent');
	const menu = header(page).getByRole('navigation', { name: 'Main' });
	await menu.getByRole('button', { name: 'Press' }).click();
	await expect(menu.getByRole('link', { name: 'Press kit' })).toHaveAttribute('href', '/press');
	await expect(menu.getByRole('link', { name: 'Press contact' })).toHaveAttribute('href', '/press#contact');
	await expect(menu.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
	await expect(menu.getByRole('link', { name: 'Forums' })).toHaveAttribute('href', site.links.forums);
	const store = site.links.store[site.links.storeOf.en];
	await expect(menu.getByRole('link', { name: 'Store' })).toHaveAttribute('href', store);
	await expect(menu.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '/contact');
});

test('[MN-03] the menu of other pages has no such entries', { tag: '@full' }, async ({ page }) => {
	for (const path of ['/', '/blog', '/privacy']) {
		await page.goto(path);
		const menu = header(page).getByRole('navigation', { name: 'Main' });
		await expect(menu.getByRole('link', { name: 'Support' })).toBeVisible();
		await expect(menu.getByRole('button', { name: 'Press' })).toHaveCount(0);
		await expect(menu.getByRole('link', { name: /Forums|Contact/ })).toHaveCount(0);
	}
});

for (const width of sample([970, 1024, 1170, 1452])) {
	test(`[MN-03] the menu of careers pages fits at ${width} px, in French and with the Quebec switcher`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		await eachWay(page, '/fr/careers/location/quebec', async () => {
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		});
	});
}

for (const width of sample([360, 390]))
	test(`[MN-07] the Quebec page keeps its menu and the switcher on one line at ${width} px`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		const parts = [
			header(page).getByRole('link', { name: 'Français' }),
			header(page).getByRole('button', { name: 'Menu', exact: true }),
		];
		await eachWay(page, '/en/careers/location/quebec', async () => {
			const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
			const middles = boxes.map((box) => box && box.y + box.height / 2);
			expect(middles[0]).toBe(middles[1]);
		});
	});

test('[MN-07] the Quebec page offers the other one of English and French and keeps the page', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/en/careers/location/quebec?location=quebec');
	const french = header(page).getByRole('link', { name: 'Français' });
	await expect(header(page).getByRole('link', { name: 'English' })).toHaveCount(0);
	await french.click();
	await expect(page).toHaveURL('/fr/careers/location/quebec?location=quebec');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	await expect(header(page).getByRole('link', { name: 'Français' })).toHaveCount(0);
	await header(page).getByRole('link', { name: 'English' }).click();
	await expect(page).toHaveURL('/en/careers/location/quebec?location=quebec');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[MN-07] no other page has that switcher', async ({ page }) => {
	for (const path of ['/careers/location/gent', '/fr/careers/location/dublin', '/']) {
		await page.goto(path);
		await expect(header(page).locator('[hreflang]')).toHaveCount(0);
	}
});

test('[MN-08] the layer offers games, locations, stores, support, press, forums, contact and a carousel', async ({
	page,
	request,
}) => {
	await page.goto('/');
	await openLayer(page);
	const menu = layer(page);
	await expect(menu).toBeVisible();
	await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
	for (const { name, externalUrl } of await fromCms<{ name: string; externalUrl: string }>(
		request,
		'/api/games',
	)) {
		const game = menu.getByRole('link', { name });
		await expect(game.first()).toHaveAttribute('href', externalUrl);
		await expect(game.first()).toHaveAttribute('target', '_blank');
	}
	await expect(menu.locator('[data-game]')).toHaveCount(7);
	await expect(menu.locator('[data-slug]')).toHaveCount((await loadOffices(request, 'en')).length);
	for (const url of Object.values(site.links.store))
		await expect(menu.locator(`a[href="${url}"]`)).toBeVisible();
	await expect(menu.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
	for (const { slug, name } of await fromCms<{ slug: string; name: string }>(request, '/api/faq-categories'))
		await expect(menu.getByRole('link', { name })).toHaveAttribute('href', `/support/${slug}`);
	for (const [name, href] of [
		['Press kit', '/press'],
		['Press contact', '/press#contact'],
		['Forums', site.links.forums],
		['Contact', '/contact'],
	] as const)
		await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});

test('[MN-08] the carousel of the layer shows one slide of the banners at a time', { tag: '@full' }, async ({
	page,
	request,
}) => {
	const banners = await fromCms<{ title: string }>(request, '/api/multibanners');
	await page.goto('/');
	await openLayer(page);
	const slides = layer(page).locator('[data-title]');
	await expect(slides).toHaveCount(banners.length);
	const row = slides.locator('xpath=..').first();
	const width = (await row.boundingBox())?.width ?? 0;
	for (const slide of await slides.all()) expect((await slide.boundingBox())?.width).toBeCloseTo(width, 0);
	await expect(slides.first()).toBeInViewport();
	await expect(slides.nth(1)).not.toBeInViewport();
	await slides.nth(1).getByRole('link').focus();
	await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
	await expect(slides.first()).not.toBeInViewport({ ratio: 0.1 });
});

test('[KB-02] [MN-08] the layer keeps the focus, closes with Escape and gives the focus back', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/blog');
	const opener = header(page).getByRole('button', { name: 'Menu' });
	await opener.focus();
	await page.keyboard.press('Enter');
	await expect(layer(page)).toBeVisible();
	const isInside = () => page.evaluate(() => document.activeElement?.closest('#menu-layer') !== null);
	const stops = await layer(page).locator('a, button').count();
	for (let step = 0; step < stops + 3; step++) {
		expect(await isInside()).toBe(true);
		await page.keyboard.press('Tab');
	}
	for (let step = 0; step < 6; step++) {
		expect(await isInside()).toBe(true);
		await page.keyboard.press('Shift+Tab');
	}
	await page.keyboard.press('Escape');
	await expect(layer(page)).toBeHidden();
	await expect(opener).toBeFocused();
});

test('[MN-08] the button of the layer closes it, and a link to a place of the page does', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/');
	await openLayer(page);
	await layer(page).getByRole('button', { name: 'Close' }).click();
	await expect(layer(page)).toBeHidden();
	await openLayer(page);
	await layer(page).getByRole('link', { name: site.studio }).click();
	await expect(layer(page)).toBeHidden();
});

for (const width of sample([390, 1024, 1600])) {
	test(`[MN-08] the layer is there at ${width} px, without a finding of axe`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/fr');
		await openLayer(page);
		await expect(layer(page).getByRole('link', { name: 'Actualités' })).toBeVisible();
		expect(await layer(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
		expect(await axeFindings(page, '#menu-layer')).toEqual([]);
	});
}

/** What somebody finds in the layer wherever it is shown. */
async function expectAllOfLayer(place: Locator): Promise<void> {
	await expect(place.locator('[data-game]')).toHaveCount(7);
	for (const links of ['[data-slug]', '[href*="/support/"]', '[data-title] a', '[hreflang]'])
		await expect(place.locator(links).first()).toBeAttached();
	for (const link of await place.getByRole('link').all()) await expect(link).toBeVisible();
}

const layerCalls = (page: Page) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith('/menus/')) asked.push(pathname);
	});
	return asked;
};

test('[MN-08] the layer is fetched once somebody begins to point, and is no part of the page before it opens', {
	tag: '@full',
}, async ({ page }) => {
	const asked = layerCalls(page);
	// A mouse that rests where the page appears points at nothing.
	await page.mouse.move(200, 300);
	await page.goto('/fr/blog', { waitUntil: 'networkidle' });
	await page.mouse.move(200, 300);
	expect(asked).toEqual([]);
	const fetched = page.waitForResponse('**/menus/fr.txt');
	await page.getByRole('main').getByRole('link').first().hover();
	await fetched;
	await expect(layer(page)).toHaveCount(0);
	await openLayer(page);
	await expect(layer(page)).toBeVisible();
	await expectAllOfLayer(layer(page));
	expect(asked).toEqual(['/menus/fr.txt']);
});

test('[LD-06] [MN-08] on a slow connection the layer is fetched only by who reaches for the menu', {
	tag: '@full',
}, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
	});
	const asked = layerCalls(page);
	await page.goto('/blog');
	const script = page.waitForResponse(/prefetch-on-intent\.client/);
	await page.getByRole('main').getByRole('link').first().focus();
	await script;
	await page.waitForLoadState('networkidle');
	expect(asked).toEqual([]);
	const fetched = page.waitForResponse('**/menus/en.txt');
	await header(page).getByRole('button', { name: 'Menu', exact: true }).focus();
	await fetched;
});

for (const [what, pattern] of sample([
	['the layer', '**/menus/*.txt'],
	['its style sheet', '**/menu-layer*.css'],
] as const))
	test(`[MN-08] where ${what} cannot be had, the menu leads to its page`, { tag: '@full' }, async ({
		page,
	}) => {
		await page.route(pattern, (route) => route.fulfill({ status: 404 }));
		await page.goto('/blog');
		await openLayer(page);
		await expect(page).toHaveURL(/\/menu\??$/);
		await expectAllOfLayer(page.getByRole('main'));
	});

test('[MN-08] a layer that could not be had is fetched again', { tag: '@full' }, async ({ page }) => {
	let tries = 0;
	await page.route('**/menus/*.txt', (route) => (tries++ === 0 ? route.abort() : route.continue()));
	await page.goto('/blog');
	const failed = page.waitForEvent('requestfailed');
	await header(page).getByRole('button', { name: 'Menu', exact: true }).focus();
	await failed;
	await openLayer(page);
	await expect(layer(page)).toBeVisible();
});

test('[KN-07] [MN-08] the language switch of the layer leads to the same page', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/tos?from=mail');
	await openLayer(page);
	await layer(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/tos?from=mail');
});

test('[MN-11] the layer and the footer lead to the store of each region, and mark the one of the language', async ({
	page,
}) => {
	for (const [path, own] of [
		['/', 'north-america'],
		['/fr', 'europe'],
	] as const) {
		await page.goto(path);
		await openLayer(page);
		for (const place of [page.getByRole('contentinfo'), layer(page)]) {
			for (const [region, url] of Object.entries(site.links.store)) {
				const store = place.locator(`a[href="${url}"]`);
				await expect(store).toHaveCount(1);
				if (region === own) await expect(store).toHaveAttribute('aria-current', 'true');
				else await expect(store).not.toHaveAttribute('aria-current');
			}
		}
	}
});

test('the footer leads to mail, social sites and every document', { tag: '@full' }, async ({ page }) => {
	await page.goto('/');
	const footer = page.getByRole('contentinfo');
	for (const address of [site.mail.press, site.mail.support])
		await expect(footer.locator(`a[href="mailto:${address}"]`)).toBeVisible();
	for (const { name, url } of site.links.social) {
		const social = footer.getByRole('link', { name });
		await expect(social).toHaveAttribute('href', url);
		const drawn = await social.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
		expect(drawn).toBeGreaterThan(10);
	}
	for (const path of ['privacy', 'tos', 'fan-content-policy', 'gdpr', 'cookies', 'accessibility'])
		await expect(footer.locator(`a[href="/${path}"]`).first()).toBeVisible();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
	await page.goto('/');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
});

test('[KN-07] the language switch leads to the same page, query and place in the other language', async ({
	page,
}) => {
	await page.goto('/tos?from=mail#content');
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/tos?from=mail#content');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	await expect(header(page).getByRole('link', { name: 'Assistance' })).toBeVisible();
	const english = languages(page, 'Langue').getByRole('link', { name: 'English' });
	await expect(english).toHaveAttribute('hreflang', 'en');
	await expect(english).toHaveAttribute('lang', 'en');
	await english.click();
	await expect(page).toHaveURL('/tos?from=mail#content');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[KN-07] what was typed survives the language switch, but no password', async ({ page }) => {
	await page.goto('/account/create');
	await page.locator('#create-username').fill('lantern7');
	await page.locator('#create-email').fill('lantern@players.example');
	await page.locator('#create-password').fill('Lantern7Keep');
	await page.getByLabel('Year', { exact: true }).fill('1990');
	await page.getByLabel('Month', { exact: true }).selectOption('2');
	await page.locator('#create-country').selectOption({ label: 'Belgium' });
	await page.locator('#create-newsletter').check();
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/account/create');
	await expect(page.locator('#create-username')).toHaveValue('lantern7');
	await expect(page.locator('#create-email')).toHaveValue('lantern@players.example');
	await expect(page.getByLabel('Année', { exact: true })).toHaveValue('1990');
	await expect(page.getByLabel('Mois', { exact: true })).toHaveValue('2');
	await expect(page.locator('#create-country').locator('option:checked')).toHaveText('Belgique');
	await expect(page.locator('#create-newsletter')).toBeChecked();
	await expect(page.locator('#create-password')).toHaveValue('');
	expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Lantern7Keep');
});

test('[KN-07] what was stored goes nowhere but to the same page', { tag: '@full' }, async ({ page }) => {
	await page.goto('/account/create');
	await page.locator('#create-username').fill('lantern7');
	await page.route('**/fr/account/create', (route) =>
		route.fulfill({ status: 302, headers: { Location: '/fr/account/login' } }),
	);
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/account/login');
	await expect(page.locator('#login-username')).toBeEditable();
	await expect(page.locator('#login-username')).toHaveValue('');
});

test('[KN-01] English and French are offered on every page, Spanish is not', { tag: '@full' }, async ({
	page,
}) => {
	for (const path of ['/', '/fr/blog', '/es']) {
		await page.goto(path);
		const offered = page.getByRole('contentinfo').locator('a[hreflang]');
		await expect(offered).toHaveText(['English', 'Français']);
		await expect(page.locator('link[hreflang=es]')).toHaveCount(0);
	}
});

test('[KN-01] a Spanish page is complete and kept from search engines', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/es/careers/location/gent');
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
	await expect(header(page).getByRole('link', { name: 'Ayuda' })).toBeVisible();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[MN-08] the menu leads to a page where everything of the layer is within reach', async ({ page }) => {
		await page.goto('/fr');
		await openLayer(page);
		await expect(page).toHaveURL(/\/fr\/menu\??$/);
		await expectAllOfLayer(page.getByRole('main'));
		await page.getByRole('main').locator('a[href^="/fr/support/"]').first().click();
		await expect(page).toHaveURL(/\/fr\/support\//);
	});

	test('[KN-07] the language switch is a plain link to the same page', { tag: '@full' }, async ({ page }) => {
		await page.goto('/tos');
		await languages(page).getByRole('link', { name: 'Français' }).click();
		await expect(page).toHaveURL('/fr/tos');
	});
});
