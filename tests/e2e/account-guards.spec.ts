import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { logIn, submitLogin } from './account-support.ts';

let player: Player;
test.beforeAll(async () => {
	player = await newPlayer();
});

for (const prefix of sample(['', '/fr', '/es'])) {
	test(`[AC-03] ${prefix}/account without a session leads to the login page and back`, async ({ page }) => {
		await page.goto(`${prefix}/account?tab=1`);
		await expect(page).toHaveURL(`${prefix}/account/login?redirect=%2Faccount%3Ftab%3D1`);
		await submitLogin(page, player);
		await expect(page).toHaveURL(`${prefix}/account?tab=1`);
		await page.goBack();
		await expect(page).not.toHaveURL(/login/);
	});
}

test('[AC-03] login, create and forgot pages with a session lead to the account', { tag: '@full' }, async ({
	page,
}) => {
	await logIn(page, player);
	for (const path of ['/account/login', '/account/create', '/account/forgot-password']) {
		await page.goto(path);
		await expect(page).toHaveURL('/account');
	}
	await page.goto('/fr/account/login');
	await expect(page).toHaveURL('/fr/account');
});

for (const page of sample(['connected', 'friends', 'saves', 'digital-extras']))
	test(`[AC-03] /account/${page} without a session leads to the login page, which knows the way back`, {
		tag: '@full',
	}, async ({ page: tab }) => {
		await tab.goto(`/account/${page}`);
		await expect(tab).toHaveURL(`/account/login?redirect=%2Faccount%2F${page}`);
	});

test('[AC-03] the answers about accounts are for strangers too', { tag: '@full' }, async ({ page }) => {
	await page.goto('/account/faq', { waitUntil: 'networkidle' });
	await expect(page).toHaveURL('/account/faq');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[AC-03] the page of MFA with a session leads to the account', { tag: '@full' }, async ({ page }) => {
	await logIn(page, player);
	for (const query of ['', '?factor=totp']) {
		await page.goto(`/account/login/mfa${query}`);
		await expect(page).toHaveURL('/account');
	}
});

test('T38 [AC-03] a ?redirect= to elsewhere stays on this site', { tag: '@full' }, async ({
	page,
	baseURL,
}) => {
	const dialogs: string[] = [];
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await logIn(page, player);
	for (const hostile of [
		'//evil.example',
		'/\\evil.example',
		'/%09/evil.example',
		'https:evil.example',
		'https://evil.example',
		'\\\\evil.example',
		'/..//evil.example',
		'/.//evil.example',
		'/\t/evil.example',
		'data:text/html,<script>alert(1)</script>',
		'javascript:alert(1)',
		' //evil.example',
		'/fr//evil.example',
		'/es//evil.example/x',
		'/fr/\\evil.example',
	]) {
		await page.goto(`/account/login?redirect=${encodeURIComponent(hostile)}`);
		await page.waitForURL((url) => !url.pathname.endsWith('/login'));
		expect(new URL(page.url()).origin, hostile).toBe(baseURL);
	}
	expect(dialogs).toEqual([]);
});

test('T38 [AC-03] a login with a ?redirect= to elsewhere ends at the account', async ({ page }) => {
	await page.goto('/account/login?redirect=%2F%2Fevil.example');
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account');
});

for (const path of sample(['/account/validate/mira/token/more', '/fr/account/reset-password/mira/code/more']))
	test(`[EP-05] ${path} has a part too many and shows the error page`, { tag: '@full' }, async ({ page }) => {
		await page.goto(path);
		const title = path.startsWith('/fr') ? 'Page introuvable' : 'Page not found';
		await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
	});
