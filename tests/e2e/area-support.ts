import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Player } from '../support/players.ts';
import { axeFindings } from './axe.ts';
import { post } from './mfa-support.ts';
import { json } from './shell-support.ts';

/** Signs in without the login page, and opens a page of the account area. */
export async function enter(page: Page, { username, password }: Player, path: string): Promise<void> {
	expect((await post(page, 'login', { username, password })).status()).toBe(200);
	await page.goto(path);
}

/** Enters as a player who has just verified who they are, so that sensitive changes ask for no more. */
export async function enterVerified(page: Page, player: Player, path: string): Promise<void> {
	const { username, password } = player;
	expect((await post(page, 'login', { username, password })).status()).toBe(200);
	expect((await post(page, 'mfa/addtotp', { password, code: '' })).status()).toBe(200);
	await page.goto(path);
}

/** Opens the form of the profile and types a name. */
export async function typeName(page: Page, player: Player): Promise<void> {
	await enter(page, player, '/account');
	await page.getByRole('button', { name: 'Edit profile' }).click();
	await page.locator('#profile-displayName').fill('Typed before the end');
}

/** What is served as it is, so that nothing on it leads elsewhere once the session has ended. */
export const still = '/robots.txt';

/** Signs out, away from the account area, which would leave for the login page by itself. */
export async function signOut(page: Page): Promise<void> {
	await page.goto(still);
	expect((await post(page, 'logout', {})).status()).toBe(200);
}

/** What was just done, as the page tells it. */
export const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export const toasts = (page: Page) => page.locator('[data-toast]');

/** Expects a page that nothing is wrong with on the smallest phone and on a wide screen. */
export async function expectSound(page: Page): Promise<void> {
	for (const width of [320, 1600]) {
		await page.setViewportSize({ width, height: 900 });
		// At the top the header lies over nothing that is to be pressed.
		await page.evaluate(() => scrollTo(0, 0));
		expect(await axeFindings(page)).toEqual([]);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	}
}

export const down = json(503, { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'], requestId: '1' });

/** A failure names its own request, of which the next one differs. */
const withoutReference = (text: string) =>
	text.replace(/Reference for our support team:\s*[\w-]+?(?=Try again|$)/, '');

/**
 * Tries again by keyboard what an alert tells of, whose call fails once more; expects that to be read out anew, and the
 * focus where it was. The service hears nothing of it: so many failures would let the site spare it for a while.
 */
export async function failAgain(alert: Locator, call: string): Promise<void> {
	const fail = (route: Route) => route.fulfill(down);
	await alert.page().route(call, fail);
	const retry = alert.getByRole('button');
	await expect(alert.locator('p')).not.toHaveCount(0);
	const text = withoutReference((await alert.textContent()) ?? '');
	const said = await alert.locator('p').first().elementHandle();
	await retry.press('Enter');
	await expect.poll(() => said?.evaluate((words) => words.isConnected)).toBe(false);
	await expect.poll(async () => withoutReference((await alert.textContent()) ?? '')).toBe(text);
	await expect(retry).toBeFocused();
	await alert.page().unroute(call, fail);
}

/** Expects the focus to be on what holds that. */
export const expectFocusAround = (page: Page, part: Locator) =>
	expect(page.locator(':focus').filter({ has: part })).toHaveCount(1);
