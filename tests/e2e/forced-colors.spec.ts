import { expect, test } from '@playwright/test';
import { unseenInForcedColors } from './forced-colors.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const shape = 'display: block; width: 44px; height: 44px; background: red';

test.describe('the rules of the look at forced colours', () => {
	for (const [fault, body] of [
		['no edge', '<input style="appearance: none; border: 0; background: grey">'],
		['nothing to see', `<a href="/" style="${shape}" aria-label="One"></a>`],
		[
			'nothing to see',
			'<button style="border: 0; appearance: none"><svg width="9"><path fill="Canvas"/></svg></button>',
		],
		['a sign like its ground', `<i style="${shape}; mask: linear-gradient(red, blue)"></i>`],
	] as const)
		test(`${body} is a fault`, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(unseenInForcedColors)).toContainEqual(expect.stringContaining(fault));
		});

	for (const body of [
		'<input type="checkbox">',
		'<div style="border: 1px solid"><input style="appearance: none; border: 0"></div>',
		'<button style="border: 0"><svg width="9"><path stroke="currentColor"/></svg></button>',
		`<i style="${shape}; mask: linear-gradient(red, blue); background: GrayText"></i>`,
	])
		test(`${body} is fine`, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(unseenInForcedColors)).toEqual([]);
		});
});
