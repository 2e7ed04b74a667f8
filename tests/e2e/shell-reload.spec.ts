import { expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';
import { reject, settingsLink } from './consent-support.ts';
import { inSomeLanguage } from './page-types.ts';
import {
	answerLogins,
	brokenNotice,
	documentsOf,
	json,
	offlineNotice,
	openLogin,
	sendLogin,
} from './shell-support.ts';

const everyFile = '**/_astro/*.js';
const islandFile = /_astro\/SignIn\.island.*\.js/;

/** Waits until a page has given up, and that it goes on no more. */
async function expectEnd(page: Page, documents: string[], count: number): Promise<void> {
	await expect(brokenNotice(page)).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(documents).toHaveLength(count);
	await expect(brokenNotice(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
}

/** Takes a kind of memory from the page, as browsers do that block it. */
async function block(page: Page, ...kinds: ('sessionStorage' | 'cookies')[]): Promise<void> {
	await page.addInitScript((blocked) => {
		if (blocked.includes('sessionStorage'))
			Object.defineProperty(globalThis, 'sessionStorage', {
				get() {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		if (blocked.includes('cookies'))
			Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
	}, kinds as string[]);
}

for (const [what, path, files] of sample([
	['every script', '/press', everyFile],
	['an island', '/account/login', islandFile],
] as const)) {
	test(`[LD-04] R09 a page that lacks ${what} reloads once, then offers a button`, async ({ page }) => {
		const documents = documentsOf(page);
		await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
		await page.goto(path);
		await expectEnd(page, documents, 2);
		expect(await axeFindings(page)).toEqual([]);
		await page.unroute(files);
		await brokenNotice(page).getByRole('button').click();
		await expect.poll(() => documents.length).toBe(3);
		await expect(brokenNotice(page)).toBeHidden();
	});
}

/** What an answer about cookies takes. */
const answerFile = /_astro\/follow-consent\..*\.js/;
const menuFile = /_astro\/prefetch-on-intent\.client\..*\.js/;
const gone = { status: 404, body: '' };
async function refuseCookies(page: Page): Promise<void> {
	await settingsLink(page).click();
	await reject(page);
}
const openMenu = (page: Page) =>
	page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).press('Enter');

/** Opens a form and types in; what keeps drafts has come by then. */
async function typeMessage(page: Page): Promise<void> {
	const keeper = page.waitForResponse(/_astro\/draft\.client/);
	await page.goto('/contact');
	await page.locator('#contact-name').fill('Ada Quill');
	await page.locator('#contact-message').fill('About the museum of maps.');
	await (await keeper).finished();
}

async function expectMessage(page: Page): Promise<void> {
	await expect(page.locator('#contact-name')).toHaveValue('Ada Quill');
	await expect(page.locator('#contact-message')).toHaveValue('About the museum of maps.');
}

test('[LD-04] [FX-27] R09 a page whose files are there again after the reload works, and what was typed stays', async ({
	page,
}) => {
	const documents = documentsOf(page);
	await page.route(menuFile, (route) => (documents.length > 1 ? route.continue() : route.fulfill(gone)));
	await typeMessage(page);
	await expect.poll(() => documents.length).toBe(2);
	await expect(page.locator('#contact button[type=submit]')).toBeEnabled();
	await expectMessage(page);
	await openMenu(page);
	await expect(page.locator('#menu-layer')).toBeVisible();
	await expect(brokenNotice(page)).toBeHidden();
});

test('[FX-27] R09 where what was typed cannot be stored, no reload takes it away but the one of the button', {
	tag: '@full',
}, async ({ page }) => {
	const documents = documentsOf(page);
	await block(page, 'sessionStorage');
	await page.route(menuFile, (route) => route.fulfill(gone));
	await typeMessage(page);
	await expectEnd(page, documents, 1);
	await expectMessage(page);
	await page.unroute(menuFile);
	await brokenNotice(page).getByRole('button').click();
	await expect.poll(() => documents.length).toBe(2);
});

test('[LD-04] R09 reloads again once 60 s are over, and not before', { tag: '@full' }, async ({ page }) => {
	await page.clock.install();
	const documents = documentsOf(page);
	await page.route(answerFile, (route) => route.fulfill(gone));
	await page.goto('/blog');
	const reloaded = page.waitForEvent('load');
	await refuseCookies(page);
	await reloaded;
	const press = async () => {
		await page.evaluate(() => delete document.documentElement.dataset.broken);
		await refuseCookies(page);
	};
	await press();
	await expectEnd(page, documents, 2);
	const last = await page.evaluate(() => Number(sessionStorage.getItem('reloaded')));
	await page.clock.setFixedTime(last + 59_999);
	await press();
	await expectEnd(page, documents, 2);
	await page.clock.setFixedTime(last + 60_000);
	await press();
	await expect.poll(() => documents.length).toBe(3);
});

test('[LD-04] R09 a cookie of 60 s remembers the reload where storage is blocked', { tag: '@full' }, async ({
	page,
	context,
}) => {
	const documents = documentsOf(page);
	await block(page, 'sessionStorage');
	await page.route(everyFile, (route) => route.abort());
	await page.goto('/press');
	await expectEnd(page, documents, 2);
	const cookie = (await context.cookies()).find(({ name }) => name === 'reloaded');
	const left = (cookie?.expires ?? 0) - Date.now() / 1000;
	expect(left).toBeGreaterThan(0);
	expect(left).toBeLessThanOrEqual(60);
});

test('[LD-04] R09 without storage and cookies the page never reloads by itself', { tag: '@full' }, async ({
	page,
}) => {
	const documents = documentsOf(page);
	await block(page, 'sessionStorage', 'cookies');
	await page.route(everyFile, (route) => route.abort());
	await page.goto('/press');
	await expectEnd(page, documents, 1);
});

for (const [what, status] of sample([
	['cannot be reached', undefined],
	['is answered with 503', 503],
] as const))
	test(`[LD-04] [FX-27] R09 a page that ${what} when a module fails is not given up`, {
		tag: '@full',
	}, async ({ page }) => {
		const documents = documentsOf(page);
		await page.goto('/contact');
		await page.route(/\/contact$/, (route) => (status ? route.fulfill({ status, body: '' }) : route.abort()));
		await page.route(answerFile, (route) => route.abort());
		await page.locator('#contact-name').fill('Ada Quill');
		await refuseCookies(page);
		await expect(offlineNotice(page)).toBeVisible();
		await expect(brokenNotice(page)).toBeHidden();
		await page.unrouteAll();
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect(offlineNotice(page)).toBeHidden();
		await expect(page.locator('#contact-name')).toHaveValue('Ada Quill');
		expect(documents).toHaveLength(1);
	});

test('[FX-27] R10 offline no reload is offered, what was typed stays, and the menu opens once the page is back', {
	tag: '@full',
}, async ({ page, context }) => {
	const documents = documentsOf(page);
	await page.goto('/contact');
	await context.setOffline(true);
	await page.locator('#contact-name').fill('Ada Quill');
	await openMenu(page);
	await expect(offlineNotice(page)).toBeVisible();
	await expect(brokenNotice(page)).toBeHidden();
	await context.setOffline(false);
	await expect(page.locator('#menu-layer')).toBeVisible();
	await expect(offlineNotice(page)).toBeHidden();
	await expect(page.locator('#contact-name')).toHaveValue('Ada Quill');
	expect(documents).toHaveLength(1);
});

test('[FX-27] R10 the offer to reload goes while the page is offline, and comes again after it', {
	tag: '@full',
}, async ({ page, context }) => {
	await page.route(everyFile, (route) => route.fulfill(gone));
	await page.goto('/press');
	await expect(brokenNotice(page)).toBeVisible();
	await page.unroute(everyFile);
	await page.route(answerFile, (route) => route.fulfill(gone));
	await page.goto('/blog');
	await refuseCookies(page);
	await expect(brokenNotice(page)).toBeVisible();
	await context.setOffline(true);
	await expect(offlineNotice(page)).toBeVisible();
	await expect(brokenNotice(page)).toBeHidden();
	await context.setOffline(false);
	await expect(brokenNotice(page)).toBeVisible();
});

test('[LD-04] other failures reload nothing: a picture, a script of others, a refused request', {
	tag: '@full',
}, async ({ page }) => {
	const documents = documentsOf(page);
	await page.route('**/*.webp', (route) => route.abort());
	await page.route('**/*.avif', (route) => route.abort());
	await page.route(/\/bot-check\//, (route) => route.abort());
	await answerLogins(page, (route) => route.fulfill(json(500, {})));
	await page.goto('/account/create', { waitUntil: 'networkidle' });
	const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/bot-check/'));
	await page.locator('#create-username').focus();
	await gone;
	await openLogin(page);
	await sendLogin(page);
	await expect(page.locator('#login').getByRole('alert')).toBeVisible();
	await expect(brokenNotice(page)).toBeHidden();
	expect(documents).toHaveLength(2);
});

const pages = inSomeLanguage([
	...['/', '/blog', '/blog/the-brine-gate-opens', '/press', '/playtests', '/contact', '/tos', '/cookies'],
	...['/account/login', '/account/create', '/account/forgot-password', '/account/faq', '/account'],
	...['/account/reset-password/mira/secret-code', '/account/validate/mira/secret-code'],
	...['/careers/location/gent', '/nowhere'],
]);

test('R11 pages work with storage and cookies blocked, without an exception', { tag: '@full' }, async ({
	page,
}) => {
	test.setTimeout(180_000);
	const complaints = complaintsOf(page);
	await page.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
			Object.defineProperty(globalThis, name, {
				get() {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
		Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
	});
	for (const path of sample(pages, 3)) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(complaints, path).toEqual([]);
	}
	await page.goto('/account/login');
	await expect(page.getByRole('alert')).toContainText('cookies');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('pages are readable and show no state of the shell', { tag: '@full' }, async ({ page }) => {
		for (const path of ['/', '/fr/press', '/account/login']) {
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			for (const text of ['Please wait ...', 'Veuillez patienter…'])
				await expect(page.getByText(text, { exact: true })).not.toBeVisible();
			await expect(brokenNotice(page)).toBeHidden();
		}
	});
});

test('[LD-04] R09 what a browser gives up because a link is followed reloads nothing', {
	tag: '@full',
}, async ({ page }) => {
	const left = Promise.withResolvers<void>();
	const documents = documentsOf(page);
	await page.goto('/blog');
	const link = page.getByRole('main').getByRole('article').getByRole('link').first();
	const item = (await link.getAttribute('href')) ?? '';
	await page.route(`**${item}`, async (route) => {
		await left.promise;
		await route.continue();
	});
	await page.evaluate(() =>
		addEventListener('click', () =>
			setTimeout(async () => {
				// As Firefox and WebKit tell of a module that was still on its way.
				const error = new TypeError('aborted');
				await window.loadAgain(() => Promise.reject(new TypeError('aborted')), error).catch(() => {});
				console.info('given up');
			}),
		),
	);
	const givenUp = page.waitForEvent('console', (message) => message.text() === 'given up');
	await link.click({ noWaitAfter: true });
	await givenUp;
	left.resolve();
	await expect(page).toHaveURL(item);
	expect(documents.map((address) => new URL(address).pathname)).toEqual(['/blog', item]);
});
