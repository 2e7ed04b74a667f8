import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/account.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call, clearFaults, players, setFaults } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { down, enter, expectFocusAround, failAgain } from './area-support.ts';
import { overlay, pretendSession, root, toasts } from './shell-support.ts';

const heading = (page: Page) => page.getByRole('heading', { name: 'Profile' });

test.describe('while the account service is down', () => {
	// A site remembers that a service fails: this one is its own.
	let site: OwnSite;
	test.beforeAll(async () => {
		site = await startOwnSite();
	});
	test.afterEach(clearFaults);
	test.afterAll(() => site.stop());

	async function signIn(page: Page): Promise<void> {
		const { username, password } = players.mira;
		const answer = await page.request.post(`${site.origin}/api/account/login`, {
			data: { username, password },
			headers: { Origin: site.origin },
		});
		expect(answer.status()).toBe(200);
	}

	test('R07 what is read works as ever, the account says to try later, and is there once it is back', async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		await signIn(page);
		await setFaults({ service: 'account', mode: 'reset' });
		for (const path of [
			'/',
			'/blog/the-brine-gate-opens',
			'/support/faqs/refund',
			'/press',
			'/careers/search',
		]) {
			await page.goto(site.origin + path, { waitUntil: 'networkidle' });
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(toasts(page)).toHaveCount(0);
			await expect(overlay(page)).toBeHidden();
		}
		await page.goto(`${site.origin}/account`);
		await expect(page.getByRole('alert')).toContainText('Try again later');
		await expect(page).toHaveURL(`${site.origin}/account`);
		await clearFaults();
		await expect(async () => {
			await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
			await expect(heading(page)).toBeVisible({ timeout: 1000 });
		}).toPass({ timeout: 40_000 });
		expect(complaints).toEqual([]);
	});

	test('R27 a logout leads to the login page, anonymous, and the session is over once the service is back', {
		tag: '@full',
	}, async ({ page, context }) => {
		await signIn(page);
		const cookies = await context.cookies(site.origin);
		const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
		const asBefore = () => call('/api/account/profile', { site: site.origin, headers: { Cookie: cookie } });
		await page.goto(`${site.origin}/account`);
		await expect(heading(page)).toBeVisible();
		await setFaults({ service: 'account', mode: 'reset' });
		await page.locator('main').getByRole('button', { name: 'Log out', exact: true }).click();
		await expect(page).toHaveURL(`${site.origin}/account/login`);
		await expect(root(page)).toHaveAttribute('data-session', 'none');
		await expect(toasts(page)).toHaveCount(0);
		expect((await context.cookies(site.origin)).map(({ name }) => name)).not.toContain('__Host-sid');
		expect((await asBefore()).body).toEqual({ redirect: '/account/login' });
		await clearFaults();
		expect((await asBefore()).body).toEqual({ redirect: '/account/login' });
	});
});

for (const path of sample([
	'/',
	'/account',
	'/account/friends',
	'/careers/search',
	'/support/report',
	'/contact',
])) {
	test(`R08 ${path} asks nothing by itself, however long it stays open with services that fail`, {
		tag: '@full',
	}, async ({ page }) => {
		await page.clock.install();
		await pretendSession(page);
		const asked: string[] = [];
		await page.route('**/api/**', async (route) => {
			asked.push(route.request().url());
			await route.fulfill(down);
		});
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.clock.runFor(5000);
		await page.waitForLoadState('networkidle');
		const before = asked.length;
		for (let minutes = 0; minutes < 10; minutes += 1) await page.clock.runFor(60_000);
		await page.waitForLoadState('networkidle');
		expect(asked.slice(before)).toEqual([]);
		expect(asked.length).toBeGreaterThan(0);
	});
}

for (const [path, call, part] of sample([
	['/account', 'account/profile', heading],
	['/account', 'account/sessions', (page: Page) => page.getByRole('list', { name: en.profile.sessions })],
	['/account/friends', 'friends/list', (page: Page) => page.locator('#invite-username')],
	['/account/saves', 'saves/list', (page: Page) => page.getByRole('heading', { level: 2 }).first()],
	['/account/digital-extras', 'account/merch', (page: Page) => page.getByRole('link', { name: /mug/ })],
] as const))
	test(`R07 on ${path} ${call} is tried again by keyboard: each failure is shown, and what comes has the focus`, async ({
		page,
	}) => {
		await page.route(`**/api/${call}`, (route) => route.fulfill(down));
		await enter(page, players.mira, path);
		const alert = page.getByRole('main').getByRole('alert');
		await failAgain(alert, `**/api/${call}`);
		await page.unroute(`**/api/${call}`);
		await page.keyboard.press('Enter');
		await expect(alert).toHaveCount(0);
		await expectFocusAround(page, part(page));
	});
