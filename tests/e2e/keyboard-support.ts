import { expect, type Locator, type Page } from '@playwright/test';

export const press = (page: Page, key: string) => page.keyboard.press(key);
export const type = (page: Page, text: string) => page.keyboard.type(text);

/** Whether the browser draws a line of at least 2 px around what has the focus, or around what stands for it. */
function showsFocus(focused: Element): boolean {
	const next = focused.nextElementSibling;
	const places = [focused, focused.closest('label'), focused.parentElement, next].filter(
		(place) => place !== null,
	);
	const styles = places.flatMap((place) =>
		[undefined, '::before', '::after'].map((pseudo) => getComputedStyle(place, pseudo)),
	);
	return styles.some(
		({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
	);
}

/** Expects that somebody who looks at the page sees where the focus is. */
async function expectSeen(target: Locator): Promise<void> {
	await expect(target).toBeInViewport();
	expect(await target.evaluate(showsFocus), `the focus is seen on ${target}`).toBe(true);
}

const hasFocus = (element: Element) => element === document.activeElement;

/** Presses Tab until the target has the focus, at most so many times; the focus is seen there. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', most = 150 } = {}): Promise<void> {
	await expect(target).toBeEnabled();
	for (let stops = 0; stops < most; stops++) {
		await page.keyboard.press(key);
		if (await target.evaluate(hasFocus)) return expectSeen(target);
	}
	throw new Error(`${key} does not lead to ${target} in ${most} steps.`);
}

/** Goes to a control and uses it. */
export async function use(page: Page, target: Locator, key = 'Enter'): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.type(text);
}
