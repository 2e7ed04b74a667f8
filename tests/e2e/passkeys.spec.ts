import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import { newPlayer, type Player } from '../support/site.ts';
import { submitLogin } from './account-support.ts';
import { enter, enterVerified, news, signOut } from './area-support.ts';
import { axeFindings } from './axe.ts';
import { addApp } from './mfa-support.ts';
import { added, addPasskey, fillsInNoPasskey, loginButton, section } from './passkey-support.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

const verification = (page: Page) => page.getByRole('dialog', { name: 'Security' });

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});

test('[SI-03] a passkey is added, renamed and, the last one, removed on the account page', async ({
	page,
}) => {
	const authenticator = await VirtualAuthenticator.addTo(page);
	await enter(page, player, '/account');
	await expect(section(page)).toContainText('You have no passkey yet.');
	await addPasskey(page, 'Lighthouse');
	await verification(page).locator('#verification-password').fill(player.password);
	await page.keyboard.press('Enter');
	await expect(added(page, 'Lighthouse')).toBeVisible();
	await expect(section(page).getByRole('listitem')).toContainText('Lighthouse');
	expect(await authenticator.count()).toBe(1);
	expect(await axeFindings(page)).toEqual([]);

	await page.getByRole('button', { name: 'Rename Lighthouse' }).click();
	await expect(page.locator('[name="name"]')).toBeFocused();
	await page.keyboard.type('Harbour');
	await page.keyboard.press('Enter');
	await expect(news(page, 'is now called')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Rename / })).toBeFocused();

	await page.getByRole('button', { name: /^Remove .*Harbour/ }).click();
	const question = page.getByRole('dialog', { name: /^Remove .*Harbour/ });
	await expect(question).toContainText('It is your only passkey.');
	await question.getByRole('button', { name: 'Remove' }).click();
	await expect(news(page, 'is removed.')).toBeFocused();
	await expect(section(page)).toContainText('You have no passkey yet.');
});

test('[SI-03] a passkey signs in by its button, with neither name nor password', async ({ page }) => {
	await VirtualAuthenticator.addTo(page);
	await fillsInNoPasskey(page);
	await enterVerified(page, player, '/account');
	await addPasskey(page, 'Lighthouse');
	await expect(added(page, 'Lighthouse')).toBeVisible();
	await signOut(page);
	await page.goto('/account/login');
	await loginButton(page).click();
	await expect(page).toHaveURL('/account');
	await expect(section(page)).toContainText('last used');
});

test('[SI-03] a passkey signs in from the field of the name, and waits for the page to be used', async ({
	page,
}) => {
	await VirtualAuthenticator.addTo(page);
	await enterVerified(page, player, '/account');
	await addPasskey(page, 'Lighthouse');
	await expect(added(page, 'Lighthouse')).toBeVisible();
	await signOut(page);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/account/login', { waitUntil: 'networkidle' });
	await expect(loginButton(page)).toBeEnabled();
	expect(asked.filter((path) => /passkey|ceremonies/.test(path))).toEqual([]);
	await page.locator('#login-username').focus();
	await expect(page).toHaveURL('/account');
});

test('[SI-03] a passkey finishes a sign-in that waits for a code, and verifies a sensitive change', async ({
	page,
}) => {
	await VirtualAuthenticator.addTo(page);
	await fillsInNoPasskey(page);
	await enterVerified(page, player, '/account');
	await addPasskey(page, 'Lighthouse');
	await expect(added(page, 'Lighthouse')).toBeVisible();
	await addApp(page, player);
	await signOut(page);
	await page.goto('/account/login');
	await submitLogin(page, player);
	await page.getByRole('button', { name: 'Use a passkey instead' }).click();
	await expect(page).toHaveURL('/account');

	await page.getByRole('button', { name: 'Change e-mail' }).click();
	await page.locator('#email-email').fill(`new-${player.email}`);
	await page.keyboard.press('Enter');
	await expect(verification(page)).toContainText('Please use your authenticator app to enter the code below');
	await verification(page).getByRole('button', { name: 'Use a passkey instead' }).click();
	await expect(verification(page)).toHaveCount(0);
	await expect(news(page, 'We have sent a link to')).toBeVisible();
});

test('[SI-03] a question that was closed is said beside the button, and what was typed stays', async ({
	page,
}) => {
	const authenticator = await VirtualAuthenticator.addTo(page);
	await enterVerified(page, player, '/account');
	await authenticator.verifyUser(false);
	await addPasskey(page, 'Lighthouse');
	await expect(page.getByRole('alert')).toContainText(en.passkey.cancelled);
	await expect(page.locator('#passkey-name')).toHaveValue('Lighthouse');
	await authenticator.verifyUser(true);
	await page.locator('#passkey-name').press('Enter');
	await expect(added(page, 'Lighthouse')).toBeVisible();
	await addPasskey(page, 'Again');
	await expect(page.getByRole('alert')).toContainText(en.passkey.alreadyAdded);
	await expect(page.locator('#passkey-name')).toHaveValue('Again');
});

test('[SI-03] a passkey is suggested after a sign-in, until it is declined on this device', async ({
	page,
}) => {
	await VirtualAuthenticator.addTo(page);
	await fillsInNoPasskey(page);
	const suggestion = page.getByRole('region', { name: 'Log in without a password next time?' });
	const login = async () => {
		await page.goto('/account/login');
		await submitLogin(page, player);
		await expect(section(page)).toContainText('You have no passkey yet.');
	};
	await login();
	await suggestion.getByRole('button', { name: 'Not now' }).click();
	await expect(suggestion).toBeHidden();
	await signOut(page);
	await login();
	await expect(suggestion).toBeHidden();
});

test('[SI-03] a browser that knows no passkeys shows nothing of them', { tag: '@full' }, async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
	await page.goto('/account/login');
	await expect(loginButton(page)).toHaveCount(0);
	await submitLogin(page, player);
	await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
	await expect(section(page)).toHaveCount(0);
});
