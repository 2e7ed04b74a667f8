import type { WebDriver } from 'selenium-webdriver';
import { expect } from 'vitest';
import { required } from '../support/required.ts';
import type { WebKit } from './browser.ts';
import { look, recall } from './look.ts';

/** A visitor with a profile of their own. */
export interface Visitor {
	page: WebDriver;
	open(path: string): Promise<void>;
	/** Gives what the pages complained of since the start. */
	leave(): Promise<string[]>;
}

/** Often, so that little of a page goes by unheard. */
const closely = { timeout: 15_000, interval: 20 };
const answered = { consent: '1', analytics: '0' };

/** Waits until a page of the site has loaded. */
export const expectAt = (page: WebDriver, path: string) =>
	expect
		.poll(() => page.executeScript<string>(look), closely)
		.toBe(new URL(path, required('TEST_SITE_URL')).href);

/** @param hasAnswered whether the cookie question is behind the visitor, so that nothing lies over the page */
export async function newVisitor(webkit: WebKit, hasAnswered = true): Promise<Visitor> {
	const site = required('TEST_SITE_URL');
	const page = await webkit.start();
	const open = async (path: string) => {
		const at = async () => (await page.executeScript<string>(look)).replace(/#.*/, '');
		await page.get(site + path);
		// Some pages take the place that is named out of the address for a while.
		await expect.poll(at, closely).toBe(site + path.replace(/#.*/, ''));
	};
	// A cookie can only be set for the site of the page; what the browser makes of a picture is not the site's.
	await page.get(`${site}/mark.svg`);
	for (const [name, value] of Object.entries(hasAnswered ? answered : {}))
		await page.manage().addCookie({ name, value, path: '/', sameSite: 'Lax' });
	const leave = async () => {
		const complaints = await page.executeScript<string[]>(recall);
		await page.quit();
		return complaints;
	};
	return { page, open, leave };
}
