import { expect, type Page } from '@playwright/test';
import type { Player } from '../support/players.ts';
import { axeFindings } from './axe.ts';
import { post } from './factor-support.ts';

/** Signs in without the login page, and opens a page of the account area. */
export async function enter(page: Page, { username, password }: Player, path: string): Promise<void> {
	expect((await post(page, 'login', { username, password })).status()).toBe(200);
	await page.goto(path);
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

export const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** Expects a page that nothing is wrong with on the smallest phone and on a wide screen. */
export async function expectSound(page: Page): Promise<void> {
	for (const width of [320, 1600]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await axeFindings(page)).toEqual([]);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	}
}
