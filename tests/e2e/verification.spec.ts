import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { newPlayer, outboxOf, type Player, setClock } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { enter, news } from './area-support.ts';
import { axeFindings } from './axe.ts';
import { addApp, addPhone, smsCode, totpCode } from './mfa-support.ts';

/** Longer than a verification holds, in seconds: setting a factor up is one. */
const afterVerification = 11 * 60;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Security' });
const newAddress = () => `new${Date.now()}@players.example`;

/** Types a new mail address and sends it, by keyboard. */
async function changeEmail(page: Page, email: string): Promise<void> {
	await page.getByRole('button', { name: 'Change e-mail' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#email-email')).toBeFocused();
	await page.keyboard.type(email);
	await page.keyboard.press('Enter');
}

const sentBodies = (page: Page) => {
	const bodies: unknown[] = [];
	page.on('request', (request) => {
		if (request.url().endsWith('/update-email')) bodies.push(request.postDataJSON());
	});
	return bodies;
};

/** Somebody signed in whose last verification no longer holds. */
async function later(page: Page): Promise<void> {
	await setClock(afterVerification);
	await page.goto('/account');
}

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});
test.afterEach(() => setClock(0));

test('[MO-01] asks for the password without MFA, once in ten minutes', async ({ page }) => {
	const complaints = complaintsOf(page);
	await enter(page, player, '/account');
	const bodies = sentBodies(page);
	const email = newAddress();
	await changeEmail(page, email);
	await expect(dialog(page).getByText('Please verify', { exact: true })).toBeVisible();
	await expect(page.locator('#verification-password')).toBeFocused();
	await expect(page.locator('#verification-code')).toHaveCount(0);

	await page.keyboard.type('Wrong7Password');
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-password-error')).toHaveText(en.msg.INCORRECT_PASSWORD);
	await expect(page.locator('#verification-password')).toBeFocused();
	await expect(page.locator('#email-email')).toHaveValue(email);

	await page.locator('#verification-password').fill(player.password);
	await page.keyboard.press('Enter');
	await expect(news(page, email)).toBeVisible();
	await expect(dialog(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Change e-mail' })).toBeFocused();

	const other = `other-${email}`;
	await changeEmail(page, other);
	await expect(news(page, other)).toBeVisible();
	expect(bodies).toEqual([
		{ email, password: '', code: '' },
		{ email, password: 'Wrong7Password', code: '' },
		{ email, password: player.password, code: '' },
		{ email: other, password: '', code: '' },
	]);
	expect(complaints).toEqual([]);
});

test('[MO-01] [MO-02] asks for a code of the app', async ({ page }) => {
	await enter(page, player, '/account');
	const secret = await addApp(page, player);
	await later(page);
	const bodies = sentBodies(page);
	const email = newAddress();
	await changeEmail(page, email);
	await expect(
		dialog(page).getByText('Please use your authenticator app to enter the code below', { exact: true }),
	).toBeVisible();
	await expect(page.locator('#verification-password')).toHaveCount(0);
	await expect(page.locator('#verification-code')).toHaveAttribute('autocomplete', 'one-time-code');
	await page.keyboard.type('12');
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-code-error')).toHaveText(en.field.code);
	const code = totpCode(secret, (afterVerification / 30) | 0);
	await page.locator('#verification-code').fill(code);
	await page.keyboard.press('Enter');
	await expect(news(page, email)).toBeVisible();
	expect(bodies.at(-1)).toEqual({ email, password: '', code });
});

test('[MO-01] asks for the code of an app that another device has added meanwhile', { tag: '@full' }, async ({
	page,
	browser,
}) => {
	await enter(page, player, '/account');
	await expect(page.getByRole('button', { name: 'Change e-mail' })).toBeVisible();
	const elsewhere = await browser.newPage();
	await enter(elsewhere, player, '/account');
	const secret = await addApp(elsewhere, player);
	await elsewhere.close();
	const email = newAddress();
	await changeEmail(page, email);
	await page.locator('#verification-password').fill(player.password);
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-code')).toBeFocused();
	await page.keyboard.type(totpCode(secret, 1));
	await page.keyboard.press('Enter');
	await expect(news(page, email)).toBeVisible();
	await expect(dialog(page)).toHaveCount(0);
});

test('[MO-01] [MO-02] has a code sent by text message when it opens', async ({ page }) => {
	await enter(page, player, '/account');
	const phone = await addPhone(page, player);
	await later(page);
	await changeEmail(page, newAddress());
	await expect(dialog(page).getByText('We have sent you an MFA SMS', { exact: true })).toBeVisible();
	await expect.poll(async () => (await outboxOf(phone)).length).toBe(2);
	await expect(page.getByRole('button', { name: /^Send the SMS again in/ })).toBeDisabled();
	const code = await smsCode(phone);
	await page.locator('#verification-code').fill(code === '000000' ? '000001' : '000000');
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-code-error')).toHaveText(en.msg.MFA_CODE_INVALID);
	await page.locator('#verification-code').fill(code);
	await page.keyboard.press('Enter');
	await expect(dialog(page)).toHaveCount(0);
	await expect(news(page, 'We have sent a link')).toBeVisible();
});

test('says why no text message was sent, and takes a recovery code', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	await addPhone(page, player);
	await later(page);
	await page.route('**/mfa/resend', (route) => route.abort());
	await changeEmail(page, newAddress());
	await expect(dialog(page).getByText(en.page.offline)).toBeVisible();
	await expect(dialog(page).getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
});

test('a new password with MFA needs the present one and a code', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	const secret = await addApp(page, player);
	await later(page);
	await page.getByRole('button', { name: 'Change password' }).click();
	await page.locator('#password-password').fill(player.password);
	await page.locator('#password-newPassword').fill('Bramble4Harbor');
	await page.locator('#password-passwordAgain').fill('Bramble4Harbor');
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-code')).toBeFocused();
	await page.keyboard.type(totpCode(secret, (afterVerification / 30) | 0));
	await page.keyboard.press('Enter');
	await expect(news(page, 'Your new password is saved')).toBeVisible();
});

for (const [width, height] of sample([
	[390, 844],
	[1600, 900],
	[320, 400],
] as const)) {
	test(`[MO-03] keeps the focus and gives it back, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await enter(page, player, '/account');
		const email = newAddress();
		await changeEmail(page, email);
		await expect(dialog(page)).toBeVisible();
		const box = await dialog(page).boundingBox();
		expect(box?.width).toBeLessThanOrEqual(Math.min(700, width));
		expect(box?.height).toBeLessThanOrEqual(0.9 * height);
		for (const key of [
			'Tab',
			'Tab',
			'Tab',
			'Tab',
			'Tab',
			'Tab',
			'Shift+Tab',
			'Shift+Tab',
			'Shift+Tab',
			'Shift+Tab',
			'Shift+Tab',
			'Shift+Tab',
			'Shift+Tab',
		]) {
			await page.keyboard.press(key);
			await expect(dialog(page).locator(':focus')).toHaveCount(1);
		}
		expect(await axeFindings(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await expect(page.locator('#email-email')).toBeFocused();
		await expect(page.locator('#email-email')).toHaveValue(email);
		await expect(page.locator('#email [type=submit]')).toHaveAttribute('data-state', 'idle');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Close' }).click();
		await expect(dialog(page)).toHaveCount(0);
		await expect(page.locator('#email-email')).toBeFocused();
		expect(await outboxOf(email)).toEqual([]);
	});
}

test('[MO-01] speaks the language of the page', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/fr/account');
	await page.getByRole('button', { name: 'Changer d’e-mail' }).click();
	await page.locator('#email-email').fill(newAddress());
	await page.keyboard.press('Enter');
	const french = page.getByRole('dialog', { name: 'Sécurité' });
	await expect(french.getByText('Vérification requise')).toBeVisible();
	await expect(french.getByRole('button', { name: 'Vérifier' })).toBeVisible();
});
