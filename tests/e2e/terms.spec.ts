import { expect, type Page, test } from '@playwright/test';
import account from '../../i18n/en/account.json' with { type: 'json' };
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import french from '../../i18n/fr/account.json' with { type: 'json' };
import { clearFaults, newPlayer, players, reset, setFaults } from '../support/site.ts';
import { complaintsOf, submitLogin } from './account-support.ts';
import { enter, expectSound, toasts } from './area-support.ts';
import { post } from './mfa-support.ts';

const texts = account.newTerms;
const player = players.oskar;

// He accepted version 0, and can accept version 1 only once.
test.afterEach(async () => {
	await clearFaults();
	await reset();
});

const accept = (page: Page) => page.getByRole('button', { name: texts.accept });

test('[AC-08] new terms stand before the account, and lead on once accepted', async ({ page }) => {
	const complaints = complaintsOf(page);
	await page.goto('/account/friends');
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account/terms?redirect=%2Faccount%2Ffriends');
	await expect(
		page.getByText('First version, in force since one account opens all our games.'),
	).toBeVisible();
	const [request] = await Promise.all([
		page.waitForRequest('**/api/account/accept-tos'),
		accept(page).press('Enter'),
	]);
	expect(request.postData()).toBeNull();
	await expect(page).toHaveURL('/account/friends');
	await page.goto('/account');
	await expect(page.getByText('Hello, Oskar')).toBeVisible();
	await page.goto('/account/terms');
	await expect(page).toHaveURL('/account');
	await expect(page.getByText('Hello, Oskar')).toBeVisible();
	expect(complaints).toEqual([]);
});

test('[AC-08] terms that were accepted in another tab lead on as well', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, player, '/account/terms?redirect=%2Faccount%2Fsaves');
	await expect(accept(page)).toBeEnabled();
	expect((await post(page, 'accept-tos', {})).status()).toBe(200);
	await accept(page).click();
	await expect(page).toHaveURL('/account/saves');
	await expect(toasts(page)).toHaveCount(0);
});

test('[AC-08] a service that fails leaves the terms to be accepted', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account/terms');
	await setFaults({ service: 'account', path: '/api/account/accept-tos', mode: 'status:503' });
	await accept(page).click();
	await expect(page.locator('#terms').getByText(errors.msg.SERVICE_TEMPORARILY_UNAVAILABLE)).toBeVisible();
	await clearFaults();
	await accept(page).click();
	await expect(page).toHaveURL('/account');
});

test('[AC-08] who does not accept can log out', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	await expect(page).toHaveURL('/account/terms?redirect=%2Faccount');
	await page.locator('main').getByRole('button', { name: texts.logout }).click();
	await expect(page).toHaveURL('/account/login');
});

test('[AC-08] who does not accept can take the data along and delete the account', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, player, '/account/terms');
	await page.getByRole('button', { name: account.profile.export }).click();
	await page.locator('#verification-password').fill(player.password);
	const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
	expect(download.suggestedFilename()).toBe('oskar.zip');
	await page.getByRole('link', { name: texts.delete }).click();
	await page.locator('#delete-password').fill(player.password);
	await page.getByRole('button', { name: account.deletion.submit }).click();
	await expect(page.getByText(account.deletion.goneTitle)).toBeVisible();
});

test('[AC-08] who has accepted is led past the page, and never off the site', { tag: '@full' }, async ({
	page,
}) => {
	const other = await newPlayer();
	await enter(page, other, '/account/terms?redirect=https%3A%2F%2Fevil.example');
	await expect(page).toHaveURL('/account');
});

for (const [prefix, words] of [
	['', texts],
	['/fr', french.newTerms],
] as const) {
	test(`[AC-08] ${prefix}/account/terms has no finding of axe`, { tag: '@full' }, async ({ page }) => {
		await enter(page, player, `${prefix}/account/terms`);
		await expect(page.getByRole('button', { name: words.accept })).toBeEnabled();
		await expectSound(page);
	});
}
