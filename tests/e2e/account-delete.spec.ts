import { expect, type Page, test } from '@playwright/test';
import account from '../../i18n/en/account.json' with { type: 'json' };
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import french from '../../i18n/fr/account.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { createJar, newPlayer, outboxOf, type Player, players, setClock, signIn } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { enter, expectSound, signOut, toasts } from './area-support.ts';
import { addApp, addPhone, smsCode, totpCode } from './mfa-support.ts';

const texts = account.deletion;

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});
test.afterEach(() => setClock(0));

const submit = (page: Page) => page.getByRole('button', { name: texts.submit });

/** Expects an account that is gone, and a browser that is signed out. */
async function expectGone(page: Page): Promise<void> {
	await expect(page.getByText(texts.goneTitle)).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: player.email })).toBeFocused();
	expect((await page.context().cookies()).filter(({ name }) => /sid|signed/.test(name))).toEqual([]);
	expect((await outboxOf(player.email)).at(-1)?.text).toContain(player.username);
	const profile = await page.request.get('/api/account/profile');
	expect(await profile.json()).toEqual({ redirect: '/account/login' });
}

test('[RT-12] [FX-39] the password deletes the account, by keyboard alone', async ({ page }) => {
	const complaints = complaintsOf(page);
	await enter(page, player, '/account/delete');
	for (const loss of [texts.losses.saves, texts.losses.friends, texts.losses.platforms, texts.losses.extras])
		await expect(page.getByText(loss)).toBeVisible();
	await expect(page.locator('#delete [autocomplete=username]')).toHaveValue(player.username);
	await page.locator('#delete-password').focus();
	await page.keyboard.type('Wrong7Password');
	await page.keyboard.press('Enter');
	await expect(page.locator('#delete-password-error')).toHaveText(errors.msg.INCORRECT_PASSWORD);
	await expect(toasts(page)).toHaveCount(0);
	expect((await page.request.get('/api/account/sessions')).status()).toBe(200);
	await page.locator('#delete-password').fill(player.password);
	await page.keyboard.press('Enter');
	await expectGone(page);
	expect((await signIn(player, createJar())).status).toBe(422);
	expect(complaints).toEqual([]);
});

test('[RT-12] nothing is deleted without a password', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account/delete');
	await submit(page).click();
	await expect(page.locator('#delete-password-error')).toHaveText(errors.field.required);
	await page.getByRole('link', { name: texts.keep }).click();
	await expect(page).toHaveURL('/account');
});

/** Shows who asks, and gets the file. */
async function expectDownload(page: Page, { username, password } = player): Promise<void> {
	await page.getByRole('button', { name: account.profile.export }).click();
	await page.locator('#verification-password').fill(password);
	const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
	expect(download.suggestedFilename()).toBe(`${username}.zip`);
	await expect(page.getByRole('status').filter({ hasText: account.profile.exported })).toBeVisible();
}

test('[RT-12] the data can be taken along first', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account/delete');
	await expectDownload(page);
});

for (const path of sample(['/account', '/account/delete']))
	test(`[FX-38] ${path} says what the file of one's data holds and how to have the rest, and asks who it is for`, async ({
		page,
	}) => {
		await enter(page, player, path);
		await expect(
			page.getByText('your profile, your e-mail preferences, your logins with their devices'),
		).toBeVisible();
		await expect(page.getByText('Write to support@tallowandthorn.example')).toBeVisible();
		await expectDownload(page);
	});

test('[FX-38] a player with older terms has the data, too, and nothing where the question is cancelled', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, players.oskar, '/account/terms');
	await page.getByRole('button', { name: account.profile.export }).click();
	await expect(page.locator('#verification-password')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.locator('#verification-password')).toHaveCount(0);
	await expectDownload(page, players.oskar);
});

test('[RT-12] a code of the app deletes the account, asked for anew', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	// Setting it up is a verification that still holds.
	const secret = await addApp(page, player);
	await page.goto('/account/delete');
	await expect(page.locator('#delete-password')).toHaveCount(0);
	await page.getByRole('link', { name: texts.toCode }).click();
	await expect(page).toHaveURL('/account/delete/mfa');
	await expect(page.getByText(account.area.verification.totp)).toBeVisible();
	const code = totpCode(secret, 1);
	await page.locator('#delete-code').fill(code === '000000' ? '000001' : '000000');
	await page.keyboard.press('Enter');
	await expect(page.locator('#delete-code-error')).toHaveText(errors.msg.MFA_CODE_INVALID);
	await page.locator('#delete-code').fill(code);
	await page.keyboard.press('Enter');
	await expectGone(page);
});

test('[RT-12] a code by text message deletes the account', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	const phone = await addPhone(page, player);
	await page.goto('/account/delete/mfa');
	await expect(page.getByText(account.area.verification.sms, { exact: true })).toBeVisible();
	await expect.poll(async () => (await outboxOf(phone)).length).toBe(2);
	await page.locator('#delete-code').fill(await smsCode(phone));
	await page.keyboard.press('Enter');
	await expectGone(page);
});

test('[RT-12] the page for a code leads who has none to the password, and strangers to the login', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, player, '/account/delete/mfa');
	await expect(page).toHaveURL('/account/delete');
	await signOut(page);
	for (const path of ['/account/delete', '/account/delete/mfa']) {
		await page.goto(path);
		await expect(page).toHaveURL(`/account/login?redirect=${encodeURIComponent(path)}`);
	}
});

for (const prefix of ['', '/fr']) {
	test(`[RT-12] ${prefix}/account/delete has no finding of axe`, { tag: '@full' }, async ({ page }) => {
		await enter(page, player, `${prefix}/account/delete`);
		await expect(page.locator('#delete-password')).toBeVisible();
		await expectSound(page);
		await addApp(page, player);
		await page.goto(`${prefix}/account/delete/mfa`);
		await expect(page.locator('#delete-code')).toBeVisible();
		await expectSound(page);
	});
}

test('[RT-12] speaks French to the end', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/fr/account/delete');
	await page.locator('#delete-password').fill(player.password);
	await page.getByRole('button', { name: french.deletion.submit }).click();
	await expect(page.getByText(french.deletion.goneTitle)).toBeVisible();
	await expectSound(page);
});
