import type { Page } from '@playwright/test';
import { choose, cvOf, openForm, row } from '../../e2e/apply-support.ts';
import { bar } from '../../e2e/consent-support.ts';
import { facet, ready } from '../../e2e/job-list-support.ts';
import { answerLogins, json, openLogin, sendLogin, toasts } from '../../e2e/shell-support.ts';
import { fillBirth, layerOf, openSurvey } from '../../e2e/survey-support.ts';
import { pdf } from '../../support/files.ts';
import { touch } from './touch.ts';
import type { Visitor } from './visitors.ts';

/** Something that visitors do in a page. */
export interface Interaction {
	name: string;
	/** Who does it; a returning visitor by default. */
	visitor?: Visitor;
	/** Leads to where it can be done. */
	open(page: Page): Promise<unknown>;
	act(page: Page): Promise<unknown>;
	/** Resolves when it is seen. */
	result(page: Page): Promise<unknown>;
}

const refusal = json(422, { messages: ['INCORRECT_PASSWORD'], requestId: '1' });
const day = (page: Page) => page.locator('[name="dateOfBirth.day"]');
const search = (page: Page) => page.locator('#search-query');

/** Ten that differ in what they make the page do. */
export const interactions: readonly Interaction[] = [
	{
		name: 'open the menu',
		open: (page) => page.goto('/'),
		act: (page) => touch(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })),
		result: (page) => page.locator('#menu-layer a').first().waitFor(),
	},
	{
		name: 'filter the jobs',
		async open(page) {
			await page.goto('/careers/search');
			await facet(page, 'location').locator('summary').tap();
			await ready(page);
		},
		act: (page) => touch(facet(page, 'location').getByRole('checkbox').first()),
		result: (page) => page.waitForURL(/[?&]location=/),
	},
	{
		name: 'type into the search',
		async open(page) {
			await page.goto('/search');
			await search(page).fill('emberwic');
			await page.locator('[data-part=results] > li').first().waitFor();
		},
		act: (page) => search(page).press('k'),
		result: (page) => page.waitForURL(/[?&]q=emberwick/),
	},
	{
		name: 'type a date',
		async open(page) {
			await page.goto('/account/create');
			await day(page).tap();
		},
		act: (page) => day(page).press('3'),
		result: async () => {},
	},
	{
		name: 'choose a file',
		open: (page) => openForm(page),
		act: (page) => choose(page, cvOf(pdf)),
		result: (page) => row(page, 'cv.pdf').waitFor(),
	},
	{
		name: 'open a dialog',
		async open(page) {
			await openSurvey(page);
			await layerOf(page).locator('input[value=english]').check();
		},
		act: (page) => touch(layerOf(page).getByRole('button', { name: 'Close', exact: true })),
		result: (page) => layerOf(page).getByRole('dialog').waitFor(),
	},
	{
		name: 'reject cookies',
		visitor: 'first',
		async open(page) {
			await page.goto('/');
			await bar(page).waitFor();
		},
		act: (page) => touch(bar(page).getByRole('button', { name: 'Reject' })),
		result: (page) => bar(page).waitFor({ state: 'hidden' }),
	},
	{
		name: 'unfold a question',
		open: (page) => page.goto('/account/faq'),
		act: (page) => touch(page.locator('main summary').first()),
		result: (page) => page.locator('main details[open]').waitFor(),
	},
	{
		name: 'go on in the survey',
		async open(page) {
			await openSurvey(page);
			await fillBirth(page);
			for (const value of ['english', 'full-day', 'agreement'])
				await layerOf(page).locator(`input[value=${value}]`).check();
		},
		act: (page) => touch(layerOf(page).locator('button[type=submit]')),
		result: (page) => layerOf(page).locator('[name=email]').waitFor(),
	},
	{
		name: 'close a toast',
		async open(page) {
			await answerLogins(page, (route) => route.fulfill(refusal));
			await openLogin(page);
			await sendLogin(page);
			await toasts(page).waitFor();
		},
		act: (page) => touch(toasts(page).getByRole('button')),
		result: (page) => toasts(page).waitFor({ state: 'hidden' }),
	},
];
