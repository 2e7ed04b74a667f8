import { expect, test } from '@playwright/test';

/** What can be pressed and is lower than 44 px, but for links within a text and what hides until it has focus. */
function smallTargets(): string[] {
	const small: string[] = [];
	for (const target of document.querySelectorAll<HTMLElement>(
		'a, button, select, summary, input, textarea',
	)) {
		const isInText = target.matches('a') && getComputedStyle(target).display === 'inline';
		const isUnseen = target.offsetWidth <= 1 || target.matches('.visually-hidden');
		if (isInText || isUnseen || !target.checkVisibility({ visibilityProperty: true })) continue;
		const place = target.closest('label') ?? target;
		const drawn = [place.offsetHeight];
		for (const part of ['::before', '::after']) {
			const { position, blockSize } = getComputedStyle(target, part);
			if (position === 'absolute') drawn.push(Number.parseFloat(blockSize) || 0);
		}
		if (Math.max(...drawn) < 43.5) small.push(target.outerHTML.slice(0, 120));
	}
	return small;
}

for (const path of [
	'/',
	'/blog',
	'/careers',
	'/careers/2004',
	'/press',
	'/support',
	'/playtests',
	'/account/login',
])
	test(`everything to press on ${path} is at least 44 px high`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		expect(await page.evaluate(smallTargets)).toEqual([]);
	});
