import { expect } from 'vitest';
import type { Target, Visitor } from './visitor.ts';

/** What stands in the elements that a selector finds. */
export const textsOf = (visitor: Visitor, selector: string) =>
	visitor.evaluate(
		(found) => [...document.querySelectorAll<HTMLElement>(found)].map((one) => one.innerText),
		selector,
	);

/** Waits until a text stands in what a selector finds. */
export const expectText = (visitor: Visitor, selector: string, text: string | RegExp) =>
	expect.poll(async () => (await textsOf(visitor, selector)).join('\n')).toMatch(text);

/** Waits until something is seen, or nothing of it any more. */
export function expectSeen(visitor: Visitor, target: Target, seen = true) {
	const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target;
	const isSeen = () =>
		visitor.evaluate(
			(found, words) =>
				[...document.querySelectorAll<HTMLElement>(found)].some(
					(one) => one.checkVisibility() && one.innerText.includes(words),
				),
			css,
			text,
		);
	return expect.poll(isSeen).toBe(seen);
}

/** Whether the element that has the focus is, or lies in, one that a selector finds. */
export const hasFocus = (visitor: Visitor, selector: string) =>
	visitor.evaluate((found) => document.activeElement?.closest(found) != null, selector);

export const expectFocus = (visitor: Visitor, selector: string) =>
	expect.poll(() => hasFocus(visitor, selector)).toBe(true);

export const typedIn = (visitor: Visitor, selector: string) =>
	visitor.evaluate((found) => document.querySelector<HTMLInputElement>(found)?.value ?? null, selector);

export const scrollTop = (visitor: Visitor) => visitor.evaluate(() => scrollY);
