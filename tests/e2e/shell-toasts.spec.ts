import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import es from '../../i18n/es/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { complaintsOf, createButton, fillCreate } from './account-support.ts';
import { axeFindings } from './axe.ts';
import {
	answerLogins,
	json,
	openLogin,
	pretendSession,
	sendLogin,
	stopClock,
	toasts,
} from './shell-support.ts';

const refusal = (...messages: unknown[]) => json(422, { messages, requestId: '1' });
const locales = [
	{ prefix: '', texts: en },
	{ prefix: '/fr', texts: fr },
	{ prefix: '/es', texts: es },
];

for (const { prefix, texts } of sample(locales)) {
	test(`[EC-01] R19 ${prefix}/account/login shows one toast per message, in its language, as text`, async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		const markup = '<img src=x onerror=alert(1)><b>Free</b>';
		await answerLogins(page, (route) =>
			route.fulfill(refusal('INCORRECT_PASSWORD', 'EMAIL_NOT_VERIFIED', 'A_NEW_CODE', markup)),
		);
		await openLogin(page, prefix);
		await sendLogin(page);
		const { msg } = texts;
		const said = [msg.INCORRECT_PASSWORD, msg.EMAIL_NOT_VERIFIED, 'A_NEW_CODE', markup];
		await expect(toasts(page)).toHaveText(said);
		await expect(page.locator('#toasts :is(img, b)')).toHaveCount(0);
		expect(await axeFindings(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test(`[EC-01] R19 ${prefix}/account/login has one toast for failures that say nothing`, {
		tag: '@full',
	}, async ({ page }) => {
		const answers = [
			json(502, {}),
			json(502, { messages: 'INCORRECT_PASSWORD' }),
			json(502, { messages: [] }),
			refusal(1, null),
			{ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
		];
		await answerLogins(page, async (route) => {
			const answer = answers.shift();
			await (answer ? route.fulfill(answer) : route.abort());
		});
		await openLogin(page, prefix);
		for (let left = answers.length; left >= 0; left--) {
			await sendLogin(page);
			await expect.poll(() => answers.length).toBe(Math.max(0, left - 1));
			await expect(page.locator('#login [data-state]')).toHaveAttribute('data-state', 'idle');
			await expect(toasts(page)).toHaveText([texts.page.unexpected]);
		}
	});
}

test('[EC-01] a refused field has its text too, and the form says nothing a third time', async ({ page }) => {
	await page.route('**/api/account/create', (route) =>
		route.fulfill(
			json(422, {
				messages: ['USERNAME_IN_USE'],
				fields: { username: 'msg.USERNAME_IN_USE' },
				requestId: '1',
			}),
		),
	);
	await page.goto('/account/create');
	await fillCreate(page, { username: 'mira', email: 'm@players.example', password: 'Thistle3Bridge' });
	await createButton(page).click();
	await expect(toasts(page)).toHaveText([en.msg.USERNAME_IN_USE]);
	await expect(page.locator('#create-username-error')).toHaveText(en.msg.USERNAME_IN_USE);
	await expect(page.locator('#create-username')).toBeFocused();
	await expect(page.locator('#create').getByRole('alert')).toHaveCount(0);
});

test('[EC-01] what succeeds, what nobody waits for and what a form finds itself have no toast', {
	tag: '@full',
}, async ({ page }) => {
	const loaded: string[] = [];
	page.on('request', (request) => void loaded.push(request.url()));
	await pretendSession(page);
	await page.route('**/api/account/profile', (route) => route.fulfill(refusal('NOT_FOUND')));
	const asked = page.waitForResponse('**/api/account/profile');
	await page.goto('/account/forgot-password');
	await asked;
	await page.getByRole('button', { name: 'Send the link' }).click();
	await expect(page.getByRole('alert')).toBeFocused();
	await page.route('**/api/account/forgot-password', (route) =>
		route.fulfill(json(200, { status: true, data: null })),
	);
	await page.locator('#forgot-username').fill('mira');
	await page.getByRole('button', { name: 'Send the link' }).click();
	await expect(page.getByText('Check your mail')).toBeVisible();
	await expect(toasts(page)).toHaveCount(0);
	expect(loaded.filter((url) => /toasts|failures/.test(url))).toEqual([]);
});

test('[EC-01] the first toast of a page comes into what is read out already', { tag: '@full' }, async ({
	page,
}) => {
	await answerLogins(page, (route) => route.fulfill(refusal('INCORRECT_PASSWORD')));
	await openLogin(page);
	await expect(page.locator('#toasts[aria-live=assertive]')).toBeEmpty();
	await sendLogin(page);
	await expect(page.locator('#toasts[aria-live=assertive]')).toHaveText(en.msg.INCORRECT_PASSWORD);
});

test.describe('a toast', () => {
	test('[LD-05] R19 stands top-center for 4000 ms', { tag: '@full' }, async ({ page }) => {
		await page.clock.install();
		await answerLogins(page, (route) => route.fulfill(refusal('INCORRECT_PASSWORD')));
		await openLogin(page);
		await stopClock(page);
		await sendLogin(page);
		await expect(async () => {
			await page.clock.runFor(1);
			await expect(toasts(page)).toHaveCount(1, { timeout: 100 });
		}).toPass();
		const box = await toasts(page).boundingBox();
		const middle = (page.viewportSize()?.width ?? 0) / 2;
		expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(middle, 0);
		expect(box?.y).toBeLessThan(100);
		await page.clock.runFor(3990);
		await expect(toasts(page)).toHaveCount(1);
		await page.clock.runFor(20);
		await expect(toasts(page)).toHaveCount(0);
	});

	for (const { how, rest, leave } of sample([
		{
			how: 'the pointer is on it',
			rest: (page: Page) => toasts(page).hover(),
			leave: (page: Page) => page.mouse.move(0, 700),
		},
		{
			how: 'it has the focus',
			rest: (page: Page) => toasts(page).getByRole('button').focus(),
			leave: (page: Page) => page.locator('#login-username').focus(),
		},
	])) {
		test(`[LD-05] rests while ${how}`, { tag: '@full' }, async ({ page }) => {
			await page.clock.install();
			await answerLogins(page, (route) => route.fulfill(refusal('INCORRECT_PASSWORD')));
			await openLogin(page);
			await sendLogin(page);
			await expect(toasts(page)).toHaveCount(1);
			await rest(page);
			await page.clock.runFor(20_000);
			await expect(toasts(page)).toHaveCount(1);
			await leave(page);
			await page.clock.runFor(4500);
			await expect(toasts(page)).toHaveCount(0);
		});
	}
});
