import { expect, test } from '@playwright/test';
import texts from '../../i18n/en/account.json' with { type: 'json' };
import common from '../../i18n/en/common.json' with { type: 'json' };
import en from '../../i18n/en/errors.json' with { type: 'json' };
import es from '../../i18n/es/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { newPlayer } from '../support/players.ts';
import { createButton, submitLogin } from './account-support.ts';
import { axeFindings } from './axe.ts';

const forms = [
	'/account/login',
	'/account/login/mfa?factor=sms',
	'/account/create',
	'/account/resend-verification',
	'/account/forgot-password',
	'/account/reset-password',
];
const locales = [
	{ prefix: '', lang: 'en', errors: en },
	{ prefix: '/fr', lang: 'fr', errors: fr },
	{ prefix: '/es', lang: 'es', errors: es },
];

for (const { prefix, lang, errors } of sample(locales)) {
	test(`[RT-05] a refused login says so in ${lang}, from texts that load at the first failure`, async ({
		page,
	}) => {
		const player = await newPlayer();
		await page.goto(`${prefix}/account/login`);
		await submitLogin(page, { ...player, password: 'Wrong7Password' });
		await expect(page.getByRole('alert')).toContainText(errors.msg.INCORRECT_PASSWORD);
		await expect(page.locator('#login-username')).toHaveValue(player.username);
		expect(await axeFindings(page)).toEqual([]);
	});

	test(`an empty form for a new account says so in ${lang}`, { tag: '@full' }, async ({ page }) => {
		await page.goto(`${prefix}/account/create`);
		await createButton(page).click();
		await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
		await expect(page.locator('#create-username-error')).toHaveText(errors.field.required);
		expect(await axeFindings(page)).toEqual([]);
	});
}

test('a player logs in by keyboard alone', { tag: '@full' }, async ({ page }) => {
	const player = await newPlayer();
	await page.goto('/account/login');
	await expect(page.locator('#login button[type=submit]')).toBeEnabled();
	await page.getByRole('link', { name: 'Skip to content' }).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.locator('#login-username')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.locator('#login-username')).toBeFocused();
	await page.keyboard.type(player.username);
	await page.keyboard.press('Tab');
	await page.keyboard.type(player.password);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(page.locator('#login-password')).toHaveAttribute('type', 'text');
	for (const name of ['Copy: Password', 'Forgot your password?', 'Log in']) {
		await page.keyboard.press('Tab');
		await expect(page.locator('#login').locator(':focus')).toHaveAccessibleName(name);
	}
	await page.keyboard.press('Space');
	await expect(page).toHaveURL('/account');
});

test('[FC-04] controls are at least 44 px high, and the list of a select at most 300 px', async ({
	page,
}) => {
	await page.goto('/account/create');
	for (const control of await page.locator('#create :is(input, select, button)').all()) {
		expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
	const list = await page
		.locator('#create-country')
		.evaluate((select) =>
			CSS.supports('appearance', 'base-select')
				? getComputedStyle(select, '::picker(select)').maxBlockSize
				: '300px',
		);
	expect(list).toBe('300px');
});

test('a box to tick is as wide in forced colours as it is seen, and in line with its label', {
	tag: '@full',
}, async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/account/create');
	const box = page.locator('#create-newsletter');
	await expect(box).toHaveCSS('appearance', 'auto');
	const size = await box.boundingBox();
	expect([size?.width, size?.height]).toEqual([24, 24]);
	const field = await page.locator('#create-email').boundingBox();
	expect(size?.x).toBe(field?.x);
});

test('[FC-01] [FX-40] what is typed and sent by Enter before scripts come is kept, and sent once they are there', async ({
	page,
}) => {
	const player = await newPlayer();
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/_astro\/.*\.js/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/account/login', { waitUntil: 'commit' });
	const button = page.locator('#login button[type=submit]');
	await expect(button).toBeDisabled();
	await page.locator('#login-username').fill(player.username);
	await page.locator('#login-password').fill(player.password);
	await page.locator('#login-password').press('Enter');
	await expect(page).toHaveURL('/account/login');
	await expect(page.locator('#login').getByText(common.form.waiting)).toBeVisible();
	release();
	await expect(page).toHaveURL('/account');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of sample(forms)) {
		test(`${path} says what scripts are needed for and cannot be sent`, async ({ page }) => {
			await page.goto(path);
			const words = page.locator('main noscript p');
			await expect(words).toBeVisible();
			expect(await words.innerText()).toContain('This form needs JavaScript');
			await expect(page.locator('main button[type=submit]')).toBeDisabled();
			await expect(page.locator('main form')).toHaveAttribute('method', 'post');
		});
	}

	const waiting = [{ path: '/account', words: texts.area.noscript }];
	for (const { path, words } of waiting) {
		test(`${path} says that it needs scripts and not that it is at work`, async ({ page }) => {
			await page.goto(path);
			await expect(page.locator('main noscript p')).toBeVisible();
			expect(await page.locator('main noscript p').innerText()).toBe(words);
			await expect(page.locator('main [role=status]')).toBeHidden();
		});
	}
});
