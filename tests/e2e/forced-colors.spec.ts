import { expect, type Page, test } from '@playwright/test';
import { statesUnseenInForcedColors, unseenInForcedColors } from './forced-colors.ts';
import { facet, openList, toggle } from './job-list-support.ts';
import { fillEligibility, fillPerson, inbox, openSurvey } from './survey-support.ts';

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
		test(`${body} is a fault`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(unseenInForcedColors)).toContainEqual(expect.stringContaining(fault));
		});

	for (const body of [
		'<input type="checkbox">',
		'<div style="border: 1px solid"><input style="appearance: none; border: 0"></div>',
		'<button style="border: 0"><svg width="9"><path stroke="currentColor"/></svg></button>',
		`<i style="${shape}; mask: linear-gradient(red, blue); background: GrayText"></i>`,
	])
		test(`${body} is fine`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(body);
			expect(await page.evaluate(unseenInForcedColors)).toEqual([]);
		});

	const pressed = (style: string) =>
		`<style>button { appearance: none; border: 1px solid } [aria-pressed=true] { ${style} }</style><button aria-pressed="false">One</button>`;
	for (const style of ['background: red', 'box-shadow: inset 0 0 0 2px red', 'border-color: red'])
		test(`a state that ${style} alone shows is a fault`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(pressed(style));
			expect(await statesUnseenInForcedColors(page)).toHaveLength(1);
		});

	for (const body of [
		pressed('outline: 2px solid red'),
		pressed('background: Highlight'),
		'<input type="radio">',
		'<style>a:not([aria-current]) { text-decoration: none }</style><a href="/" aria-current="page">One</a>',
	])
		test(`${body} shows its state`, { tag: '@full' }, async ({ page }) => {
			await page.setContent(body);
			expect(await statesUnseenInForcedColors(page)).toEqual([]);
		});
});

async function expectSeen(page: Page): Promise<void> {
	expect(await page.evaluate(unseenInForcedColors)).toEqual([]);
	expect(await statesUnseenInForcedColors(page)).toEqual([]);
}

test('an open list of filters shows what is chosen', async ({ page }) => {
	await openList(page, '/careers/search');
	await toggle(page, 'location', 'Gent');
	await expect(facet(page, 'location').getByRole('checkbox', { name: /^Gent/ })).toBeChecked();
	await expectSeen(page);
});

test('the steps of the survey show what is chosen', { tag: '@full' }, async ({ page }) => {
	await openSurvey(page);
	await expectSeen(page);
	await fillEligibility(page);
	await expectSeen(page);
	await fillPerson(page, inbox());
	await expectSeen(page);
});
