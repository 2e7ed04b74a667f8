import { expect, type Page } from '@playwright/test';
import type { Player } from '../support/players.ts';
import { required } from '../support/required.ts';
import { axeFindings } from './axe.ts';

/** Signs in without the login page, and opens a page of the account area. */
export async function enter(page: Page, { username, password }: Player, path: string): Promise<void> {
	const answer = await page.request.post('/api/account/login', {
		data: { username, password },
		headers: { Origin: required('TEST_SITE_URL') },
	});
	expect(answer.status()).toBe(200);
	await page.goto(path);
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
