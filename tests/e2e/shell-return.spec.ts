import { expect, type Page, test } from '@playwright/test';
import { newPlayer } from '../support/players.ts';
import { logIn, submitLogin } from './account-support.ts';
import { enter, signOut } from './area-support.ts';
import { addApp, totpCode } from './mfa-support.ts';
import config from './playwright.config.ts';

// Browsers keep pages as they were left, for the way back; Playwright's do so only when they are asked to, and those
// without a window never.
test.use({
	launchOptions: {
		...config.use?.launchOptions,
		...(process.env.TEST_WHOLE_BROWSER && { executablePath: process.env.TEST_WHOLE_BROWSER }),
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
	},
});

const heading = (page: Page) => page.getByRole('heading', { name: 'Profile' });

/** Has the tab note how the page looks when it is brought back. */
async function noteLooks(page: Page): Promise<void> {
	await page.evaluate(() => {
		addEventListener('pageshow', ({ persisted }) => {
			const { visibility } = getComputedStyle(document.querySelector('main') as Element);
			sessionStorage.setItem('looks', persisted ? visibility : 'anew');
		});
	});
}

/** Opens the account and leaves it for the home page. */
async function leaveAccount(page: Page): Promise<void> {
	await logIn(page, await newPlayer());
	await noteLooks(page);
	await page.goto('/');
}

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
const looks = (page: Page) => page.evaluate(() => sessionStorage.getItem('looks'));

test('an account page that comes back as it was left shows the account while the session lasts', {
	tag: '@full',
}, async ({ page }) => {
	await leaveAccount(page);
	const asked = page.waitForRequest('**/api/account/profile');
	await goBack(page);
	await asked;
	await expect(page).toHaveURL('/account');
	expect(await looks(page)).toBe('visible');
	await expect(heading(page)).toBeVisible();
});

test('R13 an account page that comes back after a logout is never seen', async ({ page, context }) => {
	await leaveAccount(page);
	await context.clearCookies();
	await goBack(page);
	await expect(page).toHaveURL(/\/account\/login(?:\?redirect=%2Faccount)?$/);
	expect(await looks(page)).toBe('hidden');
	await expect(heading(page)).toHaveCount(0);
});

test('R13 an account page that comes back leaves once it learns that the session is over', {
	tag: '@full',
}, async ({ page, context }) => {
	await leaveAccount(page);
	await context.clearCookies({ name: '__Host-sid' });
	await goBack(page);
	await expect(page).toHaveURL(/\/account\/login(?:\?redirect=%2Faccount)?$/);
	await expect(heading(page)).toHaveCount(0);
});

test('[AC-03] a login page that comes back as it was left leads somebody who is signed in to the account', {
	tag: '@full',
}, async ({ page }) => {
	const player = await newPlayer();
	await enter(page, player, '/account');
	const secret = await addApp(page, player);
	await signOut(page);
	await page.goto('/account/login');
	await noteLooks(page);
	await submitLogin(page, player);
	await page.locator('#factor-code').fill(totpCode(secret, 1));
	await page.locator('#factor button[type=submit]').click();
	await expect(heading(page)).toBeVisible();
	const asked = page.waitForRequest('**/api/account/profile');
	await goBack(page);
	await asked;
	await expect(page).toHaveURL('/account');
	await expect(heading(page)).toBeVisible();
	expect(await looks(page)).toBe('visible');
});

test('[MN-05] a page that was left before a login offers the account when it comes back', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/support');
	await noteLooks(page);
	await logIn(page, await newPlayer());
	await expect(heading(page)).toBeVisible();
	const asked = page.waitForRequest('**/api/account/profile');
	await goBack(page);
	await asked;
	await expect(page).toHaveURL('/support');
	expect(await looks(page)).toBe('visible');
	await expect(page.locator('html')).toHaveAttribute('data-session', 'user');
});
