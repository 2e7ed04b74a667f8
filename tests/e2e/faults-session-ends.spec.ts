import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/account.json' with { type: 'json' };
import { call, createJar, newPlayer, type Player, signIn } from '../support/site.ts';
import { submitLogin } from './account-support.ts';
import { enter, news, typeName } from './area-support.ts';

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended' });

/** Ends every session of the player from another device. */
async function endElsewhere(): Promise<void> {
	const jar = createJar();
	await signIn(player, jar);
	await call('/api/account/global-logout', { method: 'POST', jar });
}

/** Signs in by the notice's own link, in the tab that it opens. */
async function signInAgain(page: Page, as = player): Promise<void> {
	const opened = page.context().waitForEvent('page');
	await notice(page).getByRole('link', { name: 'Log in again' }).click();
	const login = await opened;
	await submitLogin(login, as);
	await expect(login).not.toHaveURL(/\/account\/login/);
	await login.close();
	await page.bringToFront();
}

test('R14 each field of the profile is there after a session has ended, and is saved after another login', async ({
	page,
}) => {
	await typeName(page, player);
	await page.locator('#profile-country').selectOption('FR');
	await page.locator('#profile-locale').selectOption('es');
	await endElsewhere();
	await page.locator('#profile-displayName').press('Enter');
	await expect(notice(page)).toBeVisible();
	const expectTyped = async () => {
		await expect(page.locator('#profile-displayName')).toHaveValue('Typed before the end');
		await expect(page.locator('#profile-country')).toHaveValue('FR');
		await expect(page.locator('#profile-locale')).toHaveValue('es');
	};
	await expectTyped();
	await signInAgain(page);
	await expectTyped();
	await page.locator('#profile-displayName').press('Enter');
	await expect(news(page, 'Your profile is saved.')).toBeVisible();
	await expect(notice(page)).toHaveCount(0);
});

test('R14 what was typed is there when a session has ended by itself before the page is looked at again', {
	tag: '@full',
}, async ({ page, context }) => {
	await typeName(page, player);
	await context.clearCookies();
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(notice(page)).toBeVisible();
	await expect(page).toHaveURL('/account');
	await expect(page.locator('#profile-displayName')).toHaveValue('Typed before the end');
	await signInAgain(page);
	await page.locator('#profile-displayName').press('Enter');
	await expect(news(page, 'Your profile is saved.')).toBeVisible();
});

test('[AC-03] a page of the account without a form leads to the login and back when its session has ended by itself', async ({
	page,
	context,
}) => {
	await enter(page, player, '/account/saves');
	await expect(page.getByText(en.saves.emptyTitle, { exact: true })).toBeVisible();
	await context.clearCookies();
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(page).toHaveURL('/account/login?redirect=%2Faccount%2Fsaves');
});

test('the answers about accounts stay when a session has ended elsewhere', { tag: '@full' }, async ({
	page,
	context,
}) => {
	await enter(page, player, '/account/faq');
	const left: string[] = [];
	page.on('request', (request) => request.isNavigationRequest() && left.push(request.url()));
	const other = await context.newPage();
	await other.goto('/account');
	await other.locator('main').getByRole('button', { name: 'Log out', exact: true }).click();
	await expect(page.locator('html')).toHaveAttribute('data-session', 'none');
	// What leaves would have asked for its next page before this.
	await page.evaluate(() => fetch('/release.json').then((response) => response.text()));
	expect(left).toEqual([]);
});

test('R14 a name that was typed for an invite is there after a session has ended, and is invited', {
	tag: '@full',
}, async ({ page }) => {
	const other = await newPlayer();
	await enter(page, player, '/account/friends');
	const field = page.locator('#invite-username');
	await field.fill(other.username);
	await endElsewhere();
	await field.press('Enter');
	await expect(notice(page)).toBeVisible();
	await expect(field).toHaveValue(other.username);
	await signInAgain(page);
	await expect(field).toHaveValue(other.username);
	await field.press('Enter');
	await expect(page.getByRole('heading', { name: other.username })).toBeVisible();
});

test('R14 new passwords that were typed are there after a session has ended, and count after another login', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, player, '/account');
	await page.getByRole('button', { name: 'Change password' }).click();
	const form = page.locator('form#password');
	const fields = form.locator('input[type=password]');
	const typed = [player.password, 'Thistle4Bridge', 'Thistle4Bridge'];
	await expect(fields).toHaveCount(typed.length);
	for (const [index, text] of typed.entries()) await fields.nth(index).fill(text);
	await endElsewhere();
	await fields.last().press('Enter');
	await expect(notice(page)).toBeVisible();
	for (const [index, text] of typed.entries()) await expect(fields.nth(index)).toHaveValue(text);
	await signInAgain(page);
	await fields.last().press('Enter');
	await expect(form).toHaveCount(0);
	const jar = createJar();
	expect((await signIn({ ...player, password: 'Thistle4Bridge' }, jar)).status).toBe(200);
});

test('[RL-01] a form of one player is gone once another has logged in', async ({ page }) => {
	await page.clock.install();
	const other = await newPlayer();
	await typeName(page, player);
	await endElsewhere();
	await page.locator('#profile-displayName').press('Enter');
	await expect(notice(page)).toBeVisible();
	await signInAgain(page, other);
	// What was asked a moment ago is not asked again.
	await page.clock.fastForward(10_000);
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(page.getByText(`Hello, ${other.username}`)).toBeVisible();
	await expect(page.locator('#profile')).toHaveCount(0);
	await expect(page.getByText(player.username)).toHaveCount(0);
});

test('[RL-01] the friends of one player are gone once another has logged in, also if theirs cannot be read', {
	tag: '@full',
}, async ({ page }) => {
	await page.clock.install();
	const friend = await newPlayer();
	const other = await newPlayer();
	await enter(page, player, '/account/friends');
	await page.locator('#invite-username').fill(friend.username);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: friend.username })).toBeVisible();
	await endElsewhere();
	await page.locator('#invite-username').fill('somebody');
	await page.keyboard.press('Enter');
	await expect(notice(page)).toBeVisible();
	await page.route('**/api/friends/list', (route) => route.abort());
	await signInAgain(page, other);
	await page.clock.fastForward(10_000);
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(notice(page)).toHaveCount(0);
	await expect(page.getByRole('heading', { name: friend.username })).toHaveCount(0);
});
