import { expect, type Route, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import { newPlayer, type Player, setClock } from '../support/site.ts';
import { submitLogin } from './account-support.ts';
import { enterVerified, signOut } from './area-support.ts';
import { addApp } from './mfa-support.ts';
import { added, addPasskey, fillsInNoPasskey, loginButton } from './passkey-support.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

/** Has an answer of the browser arrive when its 10 minutes are over. */
const late = (route: Route) => setClock(601).then(() => route.continue());

let player: Player;
test.beforeEach(async ({ page }) => {
	player = await newPlayer();
	await VirtualAuthenticator.addTo(page);
	await fillsInNoPasskey(page);
	await enterVerified(page, player, '/account');
	await addPasskey(page, 'Lighthouse');
	await expect(added(page, 'Lighthouse')).toBeVisible();
});
test.afterEach(() => setClock(0));

test('[SI-03] a passkey that comes after the sign-in has ended leads back to the login page, which keeps where it leads', async ({
	page,
}) => {
	await addApp(page, player);
	await signOut(page);
	await page.goto('/account/login?redirect=%2Faccount%2Ffriends');
	await submitLogin(page, player);
	await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeEnabled();
	await page.route('**/api/account/mfa/passkey', late);
	await page.getByRole('button', { name: 'Use a passkey instead' }).press('Enter');
	const over = page.getByRole('alert').filter({ hasText: en.msg.NO_PENDING_MFA_VERIFICATION });
	await expect(over).toBeFocused();
	await over.getByRole('link', { name: 'Back to login' }).press('Enter');
	await expect(page).toHaveURL('/account/login?redirect=%2Faccount%2Ffriends');
	await expect(loginButton(page)).toBeEnabled();
	await loginButton(page).press('Enter');
	await expect(page).toHaveURL('/account/friends');
});

test('[SI-03] a passkey that answers the login page too late is told so there, and signs in when it is tried again', async ({
	page,
}) => {
	await signOut(page);
	await page.goto('/account/login');
	await page.route('**/api/account/login/passkey', late, { times: 1 });
	await expect(loginButton(page)).toBeEnabled();
	await loginButton(page).press('Enter');
	await expect(page.getByRole('alert')).toContainText(en.msg.NO_PENDING_PASSKEY);
	await expect(loginButton(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/account');
});
