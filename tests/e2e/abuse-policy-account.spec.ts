import { expect, type Page, test } from '@playwright/test';
import account from '../../i18n/en/account.json' with { type: 'json' };
import { botToken, reset } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { newestToken, newPlayer, type Player, players, stranger } from '../support/players.ts';
import { call } from '../support/site.ts';
import { createButton, fillCreate, submitLogin } from './account-support.ts';
import { enter } from './area-support.ts';
import { totpCode } from './mfa-support.ts';
import { expectClean, type Flow, openAt, settle, submit } from './policy-support.ts';

// Every flow shares one address and its limits.
test.beforeEach(() => reset());

async function logInWith(page: Page, player: Omit<Player, 'email'>): Promise<void> {
	await openAt(page, '/account/login', 'login');
	await submitLogin(page, player);
}

const flows: Flow[] = [
	{
		name: 'a new account: form with bot check, mail, confirmation',
		loads: 'bot check',
		async run(page) {
			const player = stranger();
			await openAt(page, '/account/create', 'create');
			await fillCreate(page, player);
			await createButton(page).click();
			await expect(page.getByRole('status').getByText('Check your mail')).toBeVisible();
			const { username, token } = await newestToken(player.email);
			await page.goto(`/account/validate/${username}/${token}`);
			await page.getByRole('button', { name: account.validate.submit }).click();
			await expect(page.getByText('Your address is verified')).toBeVisible();
		},
	},
	{
		name: 'login: a wrong password, then the right one, and logout',
		provokes: ['/api/account/login 422'],
		async run(page) {
			await logInWith(page, { ...players.mira, password: 'Wrong4Password' });
			await expect(page.locator('#login').getByRole('alert')).toBeVisible();
			await submitLogin(page, players.mira);
			await expect(page).toHaveURL('/account');
			await settle(page);
			await page.getByRole('button', { name: 'Account' }).click();
			await page.locator('#menu-account').getByRole('button', { name: 'Logout' }).click();
			await expect(page).toHaveURL('/account/login');
		},
	},
	{
		name: 'login after three failures, which loads the bot check',
		provokes: ['/api/account/login 403'],
		loads: 'bot check',
		async run(page) {
			const { username } = players.pavel;
			const body = { username, password: 'Wrong4Password' };
			for (let round = 0; round < 3; round += 1)
				await call('/api/account/login', { body: { ...body, captcha: await botToken() } });
			await logInWith(page, players.pavel);
			await expect(page).toHaveURL('/account');
			await settle(page);
		},
	},
	{
		name: 'login with MFA: a wrong code, then the right one',
		provokes: ['/api/account/mfa/submitcode 422'],
		async run(page) {
			await logInWith(page, players.tomas);
			await expect(page).toHaveURL(/\/account\/login\/mfa/);
			const right = totpCode(players.tomas.totpSecret);
			await page.locator('#factor-code').fill(right === '000000' ? '000001' : '000000');
			await submit(page, 'factor').click();
			await expect(page.locator('#factor-code-error')).toBeVisible();
			await page.locator('#factor-code').fill(totpCode(players.tomas.totpSecret));
			await submit(page, 'factor').click();
			await expect(page).toHaveURL('/account');
			await settle(page);
		},
	},
	{
		name: 'a forgotten password, reset by the link of its mail',
		async run(page) {
			await openAt(page, '/account/forgot-password', 'forgot');
			await page.locator('#forgot input').first().fill(players.mira.email);
			await submit(page, 'forgot').click();
			await expect(page.getByRole('status').getByText(account.forgot.sentTitle)).toBeVisible();
			const { username, token } = await newestToken(players.mira.email);
			await openAt(page, `/account/reset-password/${username}/${token}`, 'reset');
			await page.locator('#reset-password').fill('Thistle3Bridge');
			await page.locator('#reset-passwordAgain').fill('Thistle3Bridge');
			await submit(page, 'reset').click();
			await expect(submit(page, 'reset')).toHaveCount(0);
		},
	},
	{
		name: 'the account: an app for MFA with its picture of a code',
		// The call that says that it wants to know who asks.
		provokes: ['/api/account/mfa/addtotp 422'],
		async run(page) {
			const player = await newPlayer();
			const texts = account.mfa;
			await enter(page, player, '/account');
			await page.getByRole('button', { name: texts.app.setUp, exact: true }).click();
			await page.locator('#verification-password').fill(player.password);
			await page.keyboard.press('Enter');
			await expect(page.getByRole('img', { name: texts.app.qr })).toBeVisible();
			const secret = ((await page.locator('ol code').first().textContent()) ?? '').replaceAll(' ', '');
			await page.locator('#factor-app-code').fill(totpCode(secret));
			await page.keyboard.press('Enter');
			await expect(page.getByRole('heading', { name: texts.codes.title })).toBeVisible();
		},
	},
	{
		name: 'a platform: linked by its own page',
		provokes: ['/api/account/twitch/connect 422'],
		async run(page) {
			const player = await newPlayer();
			await enter(page, player, '/account/connected');
			await page.getByRole('button', { name: 'Link Twitch', exact: true }).click();
			await page.locator('#verification-password').fill(player.password);
			await page.keyboard.press('Enter');
			await page.getByRole('radio', { name: 'Somebody new' }).check();
			await page.getByLabel('Display name').fill('owl_live');
			await page.getByRole('button', { name: 'Allow' }).click();
			await expect(page.getByText('Linked as owl_live')).toBeVisible();
		},
	},
	{
		name: 'friends: an invite to nobody, then to somebody',
		provokes: ['/api/friends/invite 422'],
		async run(page) {
			const other = await newPlayer();
			await enter(page, players.mira, '/account/friends');
			const { invite } = account.friends;
			for (const name of ['nobodyatall', other.username]) {
				await page.locator('#invite-username').fill(name);
				await page.getByRole('button', { name: invite.submit }).click();
				if (name === 'nobodyatall') await expect(page.locator('#invite-username-error')).toBeVisible();
			}
			await expect(page.getByRole('listitem').filter({ hasText: other.username })).toBeVisible();
		},
	},
	{
		name: 'saves: details and a download by a signed address',
		async run(page) {
			await enter(page, players.mira, '/account/saves');
			const name = 'Brine Gate, before the vote';
			await page.getByRole('button', { name: `Details of ${name}` }).click();
			const started = page.waitForEvent('download');
			await page.getByRole('button', { name: `Download ${name}` }).click();
			expect((await started).suggestedFilename()).toMatch(/\.save$/);
		},
	},
	{
		name: 'the account: everything as a file, and its end',
		provokes: ['/api/account/export 422', '/api/account/delete 422'],
		async run(page) {
			const player = await newPlayer();
			await enter(page, player, '/account/delete');
			const started = page.waitForEvent('download');
			await page.getByRole('button', { name: account.profile.export }).click();
			await page.locator('#verification-password').fill(player.password);
			await page.keyboard.press('Enter');
			await started;
			for (const password of ['Wrong4Password', player.password]) {
				await page.locator('#delete-password').fill(password);
				await page.keyboard.press('Enter');
				if (password !== player.password) await expect(page.locator('#delete-password-error')).toBeVisible();
			}
			await expect(page.getByText(account.deletion.goneTitle)).toBeVisible();
		},
	},
];

for (const flow of sample(flows))
	test(`T68 ${flow.name}: nothing breaks the policy, nothing complains`, async ({ page }) => {
		await expectClean(page, flow);
	});
