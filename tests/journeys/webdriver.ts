import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import { longestWait } from '../support/longest-wait.ts';
import { required } from '../support/required.ts';
import { hear, isReadyAt, recall } from './look.ts';
import { answered, type Target, type Visitor } from './visitor.ts';

const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Often, so that little of a page goes by unheard. */
const closely = { timeout: longestWait, interval: 20 };

function find(page: WebDriver, target: Target): Promise<WebElement> {
	if (typeof target === 'string') return page.findElement(By.css(target));
	const first = (css: string, text: string) =>
		[...document.querySelectorAll(css)].find(({ textContent }) => textContent?.includes(text));
	return page.executeScript<WebElement>(first, target.css, target.text);
}

/** Does something with an element as soon as it can be done. */
async function act(page: WebDriver, target: Target, does: (found: WebElement) => Promise<void>) {
	const attempt = async () => {
		await does(await find(page, target));
		return true;
	};
	await expect.poll(attempt).toBe(true);
}

async function fill(found: WebElement, value: string): Promise<void> {
	if ((await found.getTagName()) === 'select')
		return (await found.findElement(By.css(`option[value="${value}"]`))).click();
	if (await found.getProperty('value')) await found.clear();
	await found.sendKeys(value);
}

/** Clicks what is at work; the driver does not go to what the page draws only when it comes near. */
async function click(page: WebDriver, found: WebElement): Promise<void> {
	if (!(await found.isEnabled())) throw new Error('It cannot be clicked yet.');
	await page.executeScript((element: Element) => {
		if (!element.checkVisibility({ contentVisibilityAuto: true }))
			element.scrollIntoView({ block: 'center', behavior: 'instant' });
	}, found);
	await found.click();
}

/** A visitor in a browser that WebDriver speaks to. */
export async function visitBy(page: WebDriver, hasAnswered = true): Promise<Visitor> {
	const site = required('TEST_SITE_URL');
	const at = async () => {
		await page.executeScript(hear);
		return page.executeScript<string>(isReadyAt);
	};
	const withoutHash = (address: string) => address.replace(/#.*/, '');
	// A cookie can only be set for the site of the page; what the browser makes of a picture is not the site's.
	await page.get(`${site}/mark.svg`);
	for (const [name, value] of Object.entries(hasAnswered ? answered : {}))
		await page.manage().addCookie({ name, value, path: '/', sameSite: 'Lax' });
	return {
		open: async (path) => {
			await page.get(site + path);
			// Some pages take the place that is named out of the address for a while.
			await expect.poll(async () => withoutHash(await at()), closely).toBe(site + withoutHash(path));
		},
		expectAt: (path) => expect.poll(at, closely).toBe(site + path),
		click: (target) => act(page, target, (found) => click(page, found)),
		fill: (target, value) => act(page, target, (found) => fill(found, value)),
		choose: (target, file) => act(page, target, (found) => found.sendKeys(file)),
		press: (key) => page.actions().sendKeys(keys[key]).perform(),
		evaluate: (run, ...given) => page.executeScript(run, ...given),
		// WebDriver takes no network away: the page is told so, as the browser would tell it.
		setOffline: (isOffline) =>
			page.executeScript(
				(name: string) => void dispatchEvent(new Event(name)),
				isOffline ? 'offline' : 'online',
			),
		leave: async () => {
			const complaints = await page.executeScript<string[]>(recall);
			await page.quit();
			return complaints;
		},
	};
}
