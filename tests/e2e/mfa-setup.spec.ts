import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import account from '../../i18n/en/account.json' with { type: 'json' };
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import french from '../../i18n/fr/account.json' with { type: 'json' };
import { newPlayer, outboxOf, type Player, setClock } from '../support/site.ts';
import { complaintsOf, submitLogin } from './account-support.ts';
import { enter, expectSound, news, signOut, toasts } from './area-support.ts';
import { addApp, addPhone, post, smsCode, totpCode } from './mfa-support.ts';

const texts = account.mfa;
/** Longer than a verification holds, in seconds. */
const afterVerification = 11 * 60;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shownCodes = (page: Page) => page.getByRole('list', { name: texts.codes.name }).locator('code');
const factorOf = async (page: Page) =>
	(await (await page.request.get('/api/account/profile')).json()).data.user.mfa as string | null;

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});
test.afterEach(() => setClock(0));

/** Presses a button that asks who it is, by keyboard, and verifies by the password. */
async function pressVerified(page: Page, name: string): Promise<void> {
	await button(page, name).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-password')).toBeFocused();
	await page.keyboard.type(player.password);
	await page.keyboard.press('Enter');
}

/** Begins with an app, as far as its secret is shown; tells the secret. */
async function beginApp(page: Page): Promise<string> {
	await pressVerified(page, texts.app.setUp);
	await expect(page.getByRole('heading', { name: texts.app.name })).toBeFocused();
	return ((await page.locator('ol code').first().textContent()) ?? '').replaceAll(' ', '');
}

/** Types the phone's number and has the code sent. */
async function beginPhone(page: Page): Promise<string> {
	const phone = `+1613555${randomInt(1000, 9999)}`;
	await button(page, texts.sms.setUp).click();
	await page.locator('#factor-phone-phone').fill(phone);
	await page.keyboard.press('Enter');
	await page.locator('#verification-password').fill(player.password);
	await page.keyboard.press('Enter');
	await expect(page.locator('#factor-sms-code')).toBeVisible();
	return phone;
}

async function keepCodes(page: Page): Promise<void> {
	await page.getByLabel(texts.codes.saved).check();
	await button(page, texts.codes.close).click();
	await expect(news(page, texts.codes.done)).toBeVisible();
}

test('[KB-13] [AC-09] an app is set up by keyboard alone, behind the verification', async ({ page }) => {
	const complaints = complaintsOf(page);
	await enter(page, player, '/account');
	const secret = await beginApp(page);
	await expect(page.getByRole('img', { name: texts.app.qr }).locator('path')).toHaveAttribute('d', /^M\d/);
	await expect(page.getByRole('link', { name: texts.app.open })).toHaveAttribute(
		'href',
		new RegExp(`^otpauth://totp/.*secret=${secret}`),
	);
	await page.locator('#factor-app-code').focus();
	const code = totpCode(secret);
	await page.keyboard.type(code === '000000' ? '000001' : '000000');
	await page.keyboard.press('Enter');
	await expect(page.locator('#factor-app-code-error')).toHaveText(errors.msg.MFA_CODE_INVALID);
	await expect(page.locator('ol code').first()).toBeVisible();
	expect(await factorOf(page)).toBeNull();

	await page.locator('#factor-app-code').fill(totpCode(secret));
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: texts.codes.title })).toBeFocused();
	await expect(shownCodes(page)).toHaveCount(10);
	expect(await factorOf(page)).toBe('totp');
	await button(page, texts.codes.close).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#factor-codes-saved-error')).toHaveText(errors.field.required);
	await expect(shownCodes(page)).toHaveCount(10);
	await page.locator('#factor-codes-saved').focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await expect(news(page, texts.codes.done)).toBeVisible();
	await expect(shownCodes(page)).toHaveCount(0);
	await expect(page.getByText('10 recovery codes left')).toBeVisible();
	expect(complaints).toEqual([]);
});

test('[AC-09] the codes of the app and a recovery code sign in afterwards', async ({ page }) => {
	await enter(page, player, '/account');
	const secret = await beginApp(page);
	await page.locator('#factor-app-code').fill(totpCode(secret));
	await page.keyboard.press('Enter');
	const recoveryCode = (await shownCodes(page).first().textContent()) ?? '';
	await keepCodes(page);
	for (const code of [totpCode(secret, 1), recoveryCode]) {
		await signOut(page);
		await page.goto('/account/login');
		await submitLogin(page, player);
		await page.locator('#factor-code').fill(code);
		await button(page, account.factor.submit).click();
		await expect(page).toHaveURL('/account');
	}
	await expect(page.getByText('9 recovery codes left')).toBeVisible();
});

test('[AC-09] a phone is set up, and a wrong code keeps the step', async ({ page }) => {
	await enter(page, player, '/account');
	const phone = await beginPhone(page);
	await expect(page.getByText(phone)).toBeVisible();
	await expect(page.getByRole('button', { name: /^Send the SMS again in/ })).toBeDisabled();
	// That the change had to be confirmed is no failure.
	await expect(toasts(page)).toHaveCount(0);
	const code = await smsCode(phone);
	await page.locator('#factor-sms-code').fill(code === '000000' ? '000001' : '000000');
	await page.keyboard.press('Enter');
	await expect(page.locator('#factor-sms-code-error')).toHaveText(errors.msg.MFA_CODE_INVALID);
	expect(await factorOf(page)).toBeNull();
	await page.locator('#factor-sms-code').fill(code);
	await page.keyboard.press('Enter');
	await expect(shownCodes(page)).toHaveCount(10);
	await keepCodes(page);
	await expect(page.getByText(`SMS to ••••••••••${phone.slice(-2)}`)).toBeVisible();
	expect(await factorOf(page)).toBe('sms');
});

test('[AC-09] the code is sent again after half a minute', { tag: '@full' }, async ({ page }) => {
	await page.clock.install();
	await enter(page, player, '/account');
	const phone = await beginPhone(page);
	for (let second = 0; second < 31; second++) await page.clock.runFor(1000);
	await button(page, account.area.verification.resend).click();
	await expect(news(page, account.area.verification.resent)).toBeVisible();
	expect(await outboxOf(phone)).toHaveLength(2);
	await page.locator('#factor-sms-code').fill(await smsCode(phone));
	await page.keyboard.press('Enter');
	await expect(shownCodes(page)).toHaveCount(10);
});

test('[FX-39] the number that a code was sent to is shown, and can be changed', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, player, '/account');
	const wrong = await beginPhone(page);
	await expect(page.getByText(wrong)).toBeVisible();
	await button(page, texts.sms.change).click();
	await expect(page.getByRole('heading', { name: texts.sms.name })).toBeFocused();
	await expect(page.locator('#factor-phone-phone')).toHaveValue(wrong);
	const right = `+1613555${randomInt(1000, 9999)}`;
	await page.locator('#factor-phone-phone').fill(right);
	await page.keyboard.press('Enter');
	await expect(page.getByText(right)).toBeVisible();
	await page.locator('#factor-sms-code').fill(await smsCode(right));
	await page.keyboard.press('Enter');
	await expect(shownCodes(page)).toHaveCount(10);
});

test('[FX-36] only countries that get text messages can be chosen, and a number of another one says so', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, player, '/account');
	await button(page, texts.sms.setUp).click();
	const countries = page.getByLabel(texts.sms.country).locator('option:not([value=""])');
	const values = await countries.evaluateAll((options) =>
		options.map((one) => (one as HTMLOptionElement).value),
	);
	expect(values.sort()).toEqual(['BE', 'CA', 'ES', 'GB', 'IE', 'MY']);
	await page.locator('#factor-phone-phone').fill('+22890112345');
	await page.keyboard.press('Enter');
	await expect(page.locator('#factor-phone-phone-error')).toHaveText(errors.field.smsCountry);
	expect(await outboxOf('+22890112345')).toEqual([]);
});

test('[AC-09] what cannot be a phone number is refused at the field', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	await button(page, texts.sms.setUp).click();
	await page.locator('#factor-phone-phone').fill('12');
	await page.keyboard.press('Enter');
	await expect(page.locator('#factor-phone-phone-error')).toHaveText(errors.field.phone);
	await button(page, texts.cancel).click();
	await expect(button(page, texts.sms.setUp)).toBeFocused();
	expect(await factorOf(page)).toBeNull();
});

test('[AC-09] a code that comes too late changes nothing and says so', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	const phone = await beginPhone(page);
	await setClock(afterVerification);
	await page.locator('#factor-sms-code').fill(await smsCode(phone));
	await page.keyboard.press('Enter');
	await expect(news(page, texts.over)).toBeVisible();
	await expect(button(page, texts.sms.setUp)).toBeVisible();
	await expect(toasts(page)).toHaveCount(0);
});

test('[AC-09] a verification that is cancelled sets nothing up', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	await button(page, texts.app.setUp).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-password')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(button(page, texts.app.setUp)).toBeFocused();
	await expect(page.getByRole('heading', { name: texts.app.name })).toHaveCount(0);
});

test('recovery codes are copied, downloaded and printed alone', { tag: '@full' }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await enter(page, player, '/account');
	const secret = await beginApp(page);
	await page.locator('#factor-app-code').fill(totpCode(secret));
	await page.keyboard.press('Enter');
	await expect(shownCodes(page)).toHaveCount(10);
	const codes = await shownCodes(page).allTextContents();
	await button(page, texts.codes.copy).click();
	await expect(news(page, 'Copied')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		button(page, texts.codes.download).click(),
	]);
	const saved = await readFile(await download.path(), 'utf8');
	for (const code of codes) expect(saved).toContain(code);
	expect(saved).toContain(player.username);
	await page.evaluate(() =>
		addEventListener('beforeprint', () => document.body.setAttribute('data-printed', '')),
	);
	await button(page, texts.codes.print).click();
	await expect(page.locator('body')).toHaveAttribute('data-printed', '');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByText(`Recovery codes of ${player.username}`)).toBeVisible();
	await expect(shownCodes(page).first()).toBeVisible();
	await expect(page.getByText(player.email)).toBeHidden();
	await expect(page.getByLabel(texts.codes.saved)).toBeHidden();
});

test('[AC-09] new recovery codes replace the old ones, behind the verification', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, player, '/account');
	const secret = await addApp(page, player);
	await setClock(afterVerification);
	await page.goto('/account');
	await button(page, texts.codes.renewName).click();
	await page.locator('#verification-code').fill(totpCode(secret, afterVerification / 30));
	await page.keyboard.press('Enter');
	await expect(shownCodes(page)).toHaveCount(10);
	const [code = ''] = await shownCodes(page).allTextContents();
	await keepCodes(page);
	const answer = await post(page, 'delete', { password: '', code });
	expect(answer.status()).toBe(200);
});

test('says when few recovery codes are left', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	const begun = await post(page, 'mfa/addtotp', { password: player.password, code: '' });
	const { secret } = (await begun.json()).data as { secret: string };
	const confirmed = await post(page, 'mfa/confirmtotp', { code: totpCode(secret) });
	const { recoveryCodes } = (await confirmed.json()).data as { recoveryCodes: string[] };
	for (const [index, code] of recoveryCodes.slice(0, 7).entries())
		await post(page, 'update-email', { email: `few${index}@players.example`, password: '', code });
	await page.goto('/account');
	const warning = page.getByRole('alert').filter({ hasText: '3 recovery codes left' });
	await expect(warning).toContainText(texts.few);
});

test('[AC-09] the factor is removed, behind a question and the verification', async ({ page }) => {
	await enter(page, player, '/account');
	const secret = await addApp(page, player);
	await setClock(afterVerification);
	await page.goto('/account');
	await button(page, texts.remove.actionName).focus();
	await page.keyboard.press('Enter');
	const question = page.getByRole('dialog', { name: texts.remove.title });
	await question.getByRole('button', { name: texts.remove.cancel }).click();
	await expect(button(page, texts.remove.actionName)).toBeFocused();
	expect(await factorOf(page)).toBe('totp');

	await page.keyboard.press('Enter');
	await question.getByRole('button', { name: texts.remove.confirm, exact: true }).click();
	await page.locator('#verification-code').fill(totpCode(secret, afterVerification / 30));
	await page.keyboard.press('Enter');
	await expect(button(page, texts.app.setUp)).toBeVisible();
	await expect(news(page, texts.remove.done)).toBeFocused();
	expect(await factorOf(page)).toBeNull();
	expect((await outboxOf(player.email)).at(-1)?.kind).toBe('mail');
});

test('[AC-09] a phone that is the factor gets a code for the removal', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	const phone = await addPhone(page, player);
	await setClock(afterVerification);
	await page.goto('/account');
	await button(page, texts.remove.actionName).click();
	await page.getByRole('dialog').getByRole('button', { name: texts.remove.confirm, exact: true }).click();
	await expect.poll(async () => (await outboxOf(phone)).length).toBe(2);
	await page.locator('#verification-code').fill(await smsCode(phone));
	await page.keyboard.press('Enter');
	await expect(news(page, texts.remove.done)).toBeVisible();
});

test('[AC-09] in French, without a finding of axe at any step', { tag: '@full' }, async ({ page }) => {
	const { mfa } = french;
	await enter(page, player, '/fr/account');
	await expect(button(page, mfa.app.setUp)).toBeVisible();
	await expectSound(page);
	await button(page, mfa.sms.setUp).click();
	await expect(page.locator('#factor-phone-phone')).toBeVisible();
	await expectSound(page);
	await button(page, mfa.cancel).click();
	await pressVerified(page, mfa.app.setUp);
	await expect(page.getByRole('img', { name: mfa.app.qr })).toBeVisible();
	await expectSound(page);
	const secret = ((await page.locator('ol code').first().textContent()) ?? '').replaceAll(' ', '');
	await page.locator('#factor-app-code').fill(totpCode(secret));
	await page.keyboard.press('Enter');
	await expect(page.getByText(mfa.codes.lead)).toBeVisible();
	await expectSound(page);
	await page.getByLabel(mfa.codes.saved).check();
	await button(page, mfa.codes.close).click();
	await expect(page.getByText('Il reste 10 codes de récupération')).toBeVisible();
	await expectSound(page);
});
