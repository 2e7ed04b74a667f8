import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { newPlayer } from '../support/players.ts';
import { required } from '../support/required.ts';
import { complaintsOf, logIn } from './account-support.ts';
import { enter } from './area-support.ts';
import { json, pretendSession, root, toasts } from './shell-support.ts';

/** The profile calls of a page from now on. */
function profileCalls(page: Page): string[] {
	const calls: string[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/api/account/profile')) calls.push(new URL(page.url()).pathname);
	});
	return calls;
}

test.describe('the profile check', () => {
	test('[AC-01] is made on each navigation while a session may exist', async ({ page }) => {
		await pretendSession(page);
		for (const path of ['/', '/blog', '/fr/press']) {
			const asked = page.waitForRequest('**/api/account/profile');
			await page.goto(path);
			await asked;
			await expect(root(page)).toHaveAttribute('data-session', 'user');
		}
	});

	test('[AC-01] is not made on content pages where no session can exist', async ({ page }) => {
		const calls = profileCalls(page);
		for (const path of ['/', '/blog', '/fr/press']) await page.goto(path, { waitUntil: 'networkidle' });
		expect(calls).toEqual([]);
	});

	for (const path of sample([
		'/account',
		'/account/login',
		'/fr/account/create',
		'/account/reset-password',
	])) {
		test(`[AC-01] is always made on ${path}`, { tag: '@full' }, async ({ page }) => {
			const asked = page.waitForRequest('**/api/account/profile');
			await page.goto(path);
			await asked;
			// /account leads strangers to the login: a page closed on its way there may keep its browser waiting.
			if (path === '/account') await page.waitForURL('**/account/login*');
		});
	}

	test('[AC-01] ends the session of the page when it answers with a redirect', { tag: '@full' }, async ({
		page,
	}) => {
		await pretendSession(page);
		await page.route('**/api/account/profile', (route) =>
			route.fulfill(json(200, { redirect: '/account/login' })),
		);
		await page.goto('/');
		await expect(root(page)).toHaveAttribute('data-session', 'none');
		await expect(page.locator('[data-logout]')).toBeHidden();
	});
});

test.describe('at first paint', () => {
	const entry = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ });
	const offered = (page: Page) =>
		page.locator('#menu-account').locator('a, button').filter({ visible: true });

	/** Opens the menu of a page whose scripts never come. */
	async function openMenu(page: Page): Promise<void> {
		await page.route('**/_astro/*.js', () => {});
		await page.goto('/', { waitUntil: 'commit' });
		await entry(page).click();
	}

	test('[AC-04] [MN-05] the account entry of a player has an online dot, with Account and Logout below it', async ({
		page,
	}) => {
		await pretendSession(page);
		await openMenu(page);
		await expect(offered(page)).toHaveText(['Account', 'Logout']);
		await expect(offered(page).first()).toHaveAttribute('href', '/account');
		await expect(entry(page)).toHaveAccessibleName(/^Account\s+Online$/);
		await expect(entry(page).locator('.online')).toBeVisible();
		await expect(entry(page).locator('.online')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	});

	test('[AC-04] [MN-05] the account entry of a stranger has no dot, with Login and Create account below it', async ({
		page,
	}) => {
		await openMenu(page);
		await expect(offered(page)).toHaveText(['Login', 'Create account']);
		await expect(entry(page)).toHaveAccessibleName('Account');
		await expect(entry(page).locator('.online')).toBeHidden();
	});
});

const setFlash = (context: BrowserContext, value: string) =>
	context.addCookies([{ name: 'flash', value, url: required('TEST_SITE_URL') }]);
const flashOf = async (context: BrowserContext) =>
	(await context.cookies()).find(({ name }) => name === 'flash')?.value;

test.describe('a flash', () => {
	for (const who of sample(['an anonymous visitor', 'somebody who is signed in'])) {
		test(`[AC-04] shows once, on the first page after it was set, to ${who}`, async ({ page, context }) => {
			const complaints = complaintsOf(page);
			if (who !== 'an anonymous visitor') await pretendSession(page);
			await setFlash(context, 'OAUTH_AUTHENTICATION_ERROR.PLATFORM_NOT_LINKED');
			await page.goto('/fr');
			await expect(toasts(page)).toHaveText([fr.msg.OAUTH_AUTHENTICATION_ERROR, fr.msg.PLATFORM_NOT_LINKED]);
			expect(await flashOf(context)).toBeUndefined();
			await page.reload({ waitUntil: 'networkidle' });
			await expect(toasts(page)).toHaveCount(0);
			expect(complaints).toEqual([]);
		});
	}

	test('shows nothing but codes of the catalogue, and goes in any case', async ({ page, context }) => {
		await setFlash(context, 'You+have+won.NOT_FOUND.constructor');
		await page.goto('/');
		await expect(toasts(page)).toHaveText([en.msg.NOT_FOUND]);
		await setFlash(context, 'You+have+won');
		await page.goto('/blog', { waitUntil: 'networkidle' });
		expect(await flashOf(context)).toBeUndefined();
		await expect(toasts(page)).toHaveCount(0);
	});
});

const logOut = (page: Page) =>
	page.locator('main').getByRole('button', { name: 'Log out', exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { name: 'Profile' });

/** Signs in in one tab and opens the account in another. */
async function twoTabs(page: Page, context: BrowserContext, prepare: (page: Page) => Promise<unknown>) {
	await prepare(page);
	await logIn(page, await newPlayer());
	const other = await context.newPage();
	await prepare(other);
	await other.goto('/account');
	await expect(heading(other)).toBeVisible();
	return other;
}

const without = (names: string[]) => (page: Page) =>
	page.addInitScript((absent) => {
		for (const name of absent) {
			Object.defineProperty(globalThis, name, {
				get() {
					throw new DOMException('blocked', 'SecurityError');
				},
			});
		}
	}, names);

test.describe('R13 a logout', () => {
	test('ends what other tabs show', async ({ page, context }) => {
		const other = await twoTabs(page, context, async () => {});
		await logOut(page);
		await expect(page).toHaveURL('/account/login');
		await expect(heading(other)).toHaveCount(0);
		await expect(other).toHaveURL('/account/login');
	});

	test('reaches them by storage where there are no channels', { tag: '@full' }, async ({ page, context }) => {
		const other = await twoTabs(page, context, without(['BroadcastChannel']));
		await logOut(page);
		for (const tab of [page, other]) await expect(tab).toHaveURL('/account/login');
		expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
	});

	test('is noticed when they are looked at again where there is neither', { tag: '@full' }, async ({
		page,
		context,
	}) => {
		const other = await twoTabs(page, context, without(['BroadcastChannel', 'localStorage']));
		await logOut(page);
		await expect(page).toHaveURL('/account/login');
		await expect(heading(other)).toBeVisible();
		await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
		await expect(other).toHaveURL(/\/account\/login(?:\?redirect=%2Faccount)?$/);
	});

	test('leaves nothing of the player in the browser, nor did the login', async ({ page }) => {
		const player = await newPlayer();
		await logIn(page, player);
		const cookies = () =>
			page.evaluate(async () =>
				JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()]),
			);
		for (const secret of [player.username, player.email, player.password])
			expect(await cookies()).not.toContain(secret);
		await logOut(page);
		await expect(page).toHaveURL('/account/login');
		for (const secret of [player.username, player.email]) expect(await cookies()).not.toContain(secret);
	});
});

test.describe('while the service is in maintenance', () => {
	const banner = (page: Page) => page.getByRole('status').getByText(en.msg.API_MAINTENANCE);
	const closed = json(503, { messages: ['API_MAINTENANCE'], requestId: '1' });

	test('a banner says so, whichever call failed, and goes when a call succeeds', { tag: '@full' }, async ({
		page,
	}) => {
		let isOpen = false;
		await page.route('**/api/account/profile', (route) =>
			isOpen ? route.continue() : route.fulfill(closed),
		);
		await enter(page, await newPlayer(), '/account');
		await expect(banner(page)).toBeVisible();
		await expect(toasts(page)).toHaveCount(0);
		const again = page.getByRole('button', { name: 'Try again' });
		await expect(again).toBeVisible();
		isOpen = true;
		await again.click();
		await expect(heading(page)).toBeVisible();
		await expect(banner(page)).toBeHidden();
	});

	test('another failure brings no banner', { tag: '@full' }, async ({ page }) => {
		await pretendSession(page);
		await page.route('**/api/account/profile', (route) =>
			route.fulfill(json(503, { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'], requestId: '1' })),
		);
		const answered = page.waitForResponse('**/api/account/profile');
		await page.goto('/account');
		await answered;
		await expect(page.getByRole('alert')).toContainText('Try again later');
		await expect(banner(page)).toBeHidden();
	});
});
