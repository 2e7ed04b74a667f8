import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';

const patience = { timeout: 10_000 };

const by = (element: By | string) => (typeof element === 'string' ? By.css(element) : element);

/** An element of a kind that a text stands in. */
export const withText = (element: string, text: string) =>
	By.xpath(`//${element}[contains(normalize-space(), '${text}')]`);

/** Does something with an element as soon as it can be done. */
async function act(page: WebDriver, element: By | string, does: (found: WebElement) => Promise<void>) {
	const attempt = async () => {
		await does(await page.findElement(by(element)));
		return true;
	};
	await expect.poll(attempt, patience).toBe(true);
}

export const click = (page: WebDriver, element: By | string) => act(page, element, (found) => found.click());

export const type = (page: WebDriver, element: By | string, text: string) =>
	act(page, element, (found) => found.sendKeys(text));

export const press = (page: WebDriver, key: string) => page.actions().sendKeys(key).perform();

export { Key };

/** What stands in the elements of a page that a selector finds. */
export const textsOf = (page: WebDriver, selector: string) =>
	page.executeScript<string[]>(
		(found: string) => [...document.querySelectorAll<HTMLElement>(found)].map((one) => one.innerText),
		selector,
	);

/** Waits until something is seen that a text stands in. */
export const expectText = (page: WebDriver, selector: string, text: string) =>
	expect.poll(async () => (await textsOf(page, selector)).join('\n'), patience).toContain(text);

export const expectSeen = (page: WebDriver, selector: string, seen = true) =>
	expect
		.poll(
			() =>
				page.executeScript<boolean>(
					(found: string) => [...document.querySelectorAll(found)].some((one) => one.checkVisibility()),
					selector,
				),
			patience,
		)
		.toBe(seen);

/** Whether the element that has the focus is, or lies in, one that a selector finds. */
export const hasFocus = (page: WebDriver, selector: string) =>
	page.executeScript<boolean>((found: string) => document.activeElement?.closest(found) !== null, selector);

export const expectFocus = (page: WebDriver, selector: string) =>
	expect.poll(() => hasFocus(page, selector), patience).toBe(true);

export const typedIn = (page: WebDriver, selector: string) =>
	page.executeScript<string | undefined>(
		(found: string) => document.querySelector<HTMLInputElement>(found)?.value,
		selector,
	);

export const scrollTop = (page: WebDriver) => page.executeScript<number>(() => scrollY);
