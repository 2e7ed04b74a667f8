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
	openInvite,
	openLogin,
	pretendSession,
	sendLogin,
	stopClock,
	toasts,
	turnDown,
} from './shell-support.ts';

const refusal = (...messages: unknown[]) => json(422, { messages, requestId: '1' });
const locales = [
	{ prefix: '', texts: en },
	{ prefix: '/fr', texts: fr },
	{ prefix: '/es', texts: es },
];

const markup = '<img src=x onerror=alert(1)><b>Free</b>';
const messages = ['INCORRECT_PASSWORD', 'EMAIL_NOT_VERIFIED', 'A_NEW_CODE', markup];
const inWords = ({ msg }: typeof en) => [
	msg.INCORRECT_PASSWORD,
	msg.EMAIL_NOT_VERIFIED,
	'A_NEW_CODE',
	markup,
];

for (const { prefix, texts } of sample(locales)) {
	test(`[EC-01] R19 ${prefix}/account/friends shows one toast per message, in its language, as text`, async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		await openInvite(page, (route) => route.fulfill(refusal(...messages)), prefix);
		await turnDown(page);
		await expect(toasts(page)).toHaveText(inWords(texts));
		await expect(page.locator('#toasts :is(img, b)')).toHaveCount(0);
		expect(await axeFindings(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test(`[FX-10] R19 ${prefix}/account/login says each message once, in the form, as text, where it stays`, async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		await page.clock.install();
		await answerLogins(page, (route) => route.fulfill(refusal(...messages)));
		await openLogin(page, prefix);
		await sendLogin(page);
		const alert = page.locator('#login').getByRole('alert');
		await expect(alert).toBeFocused();
		await expect(alert.locator('p')).toHaveText(inWords(texts));
		await expect(alert.locator(':is(img, b)')).toHaveCount(0);
		await page.clock.runFor(20_000);
		await expect(alert.locator('p')).toHaveText(inWords(texts));
		await expect(toasts(page)).toHaveCount(0);
		expect(await axeFindings(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test(`[EC-01] R19 ${prefix}/account/friends has one toast for failures that say nothing`, {
		tag: '@full',
	}, async ({ page }) => {
		const answers = [
			json(502, {}),
			json(502, { messages: 'INCORRECT_PASSWORD' }),
			json(502, { messages: [] }),
			refusal(1, null),
			{ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
		];
		await openInvite(
			page,
			async (route) => {
				const answer = answers.shift();
				await (answer ? route.fulfill(answer) : route.abort());
			},
			prefix,
		);
		for (let left = answers.length; left >= 0; left--) {
			await turnDown(page);
			await expect.poll(() => answers.length).toBe(Math.max(0, left - 1));
			await expect(toasts(page)).toHaveText([texts.page.unexpected]);
		}
	});
}

test('[FX-10] [EC-01] a refused field says so itself, and nothing else does', { tag: '@full' }, async ({
	page,
}) => {
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
	await expect(page.locator('#create-username-error')).toHaveText(en.msg.USERNAME_IN_USE);
	await expect(page.locator('#create-username')).toBeFocused();
	await expect(page.locator('#create').getByRole('alert')).toHaveCount(0);
	await expect(toasts(page)).toHaveCount(0);
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
	await openInvite(page, (route) => route.fulfill(refusal('NOT_FOUND')));
	await expect(page.locator('#toasts[aria-live=assertive]')).toBeEmpty();
	await turnDown(page);
	await expect(page.locator('#toasts[aria-live=assertive]')).toHaveText(en.msg.NOT_FOUND);
});

test.describe('a toast', () => {
	test('[LD-05] R19 stands top-center for 4000 ms', { tag: '@full' }, async ({ page }) => {
		await page.clock.install();
		await openInvite(page, (route) => route.fulfill(refusal('NOT_FOUND')));
		await stopClock(page);
		await turnDown(page);
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
			leave: (page: Page) => page.locator('#invite-username').focus(),
		},
	])) {
		test(`[LD-05] rests while ${how}`, { tag: '@full' }, async ({ page }) => {
			await page.clock.install();
			await openInvite(page, (route) => route.fulfill(refusal('NOT_FOUND')));
			await turnDown(page);
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
