import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import playtest from '../../i18n/en/playtest.json' with { type: 'json' };
import support from '../../i18n/en/support.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { reject, settingsLink } from './consent-support.ts';
import { brokenNotice, documentsOf, toasts } from './shell-support.ts';
import { layerOf } from './survey-support.ts';

/** Ways in which a data file does not come while the site can be reached. */
const failures: Record<string, (route: Route) => Promise<void>> = {
	'503': (route) => route.fulfill({ status: 503, json: { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'] } }),
	'a page in its place': (route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>Please sign in to this network.</p>' }),
	'no answer': (route) => route.abort(),
};

interface DataFile {
	what: string;
	/** What a page fetches. */
	address: string | RegExp;
	open(page: Page, context: BrowserContext): Promise<unknown>;
	/** That its feature tells of the failure where it is, or keeps quiet about what nobody asked for. */
	tells(page: Page): Promise<unknown>;
	/** Has it asked for again, once it can be had. */
	again(page: Page): Promise<unknown>;
	works(page: Page): Promise<unknown>;
}

const vote = (page: Page) => page.locator('[data-vote] [data-value=up]');

const files: DataFile[] = [
	{
		what: 'the jobs that a page has no rows of',
		address: '**/jobs.json',
		open: async (page) => {
			await page.goto('/careers/search/team/art');
			await page.locator('[data-facet=team] summary').click();
		},
		tells: (page) => expect(toasts(page)).toHaveText(errors.page.unexpected),
		again: (page) => page.getByRole('checkbox', { name: /^Audio/ }).click(),
		works: (page) =>
			expect(page.locator('[data-job]:not([hidden])').filter({ hasText: 'Audio' })).not.toHaveCount(0),
	},
	{
		what: 'the definition of the survey',
		address: '**/playtests/survey/en.json',
		open: async (page) => {
			await page.goto('/playtests');
			await page.locator('[data-survey]').first().click();
		},
		tells: (page) =>
			expect(layerOf(page).getByRole('alert').getByText(playtest.survey.failedTitle)).toBeVisible(),
		again: (page) => layerOf(page).getByRole('button', { name: playtest.survey.retry }).click(),
		works: (page) => expect(layerOf(page).getByRole('heading', { level: 2 })).toBeFocused(),
	},
	{
		what: 'the words of the search',
		address: '**/pagefind/**',
		open: (page) => page.goto('/search?q=cloud'),
		tells: (page) => expect(page.getByText(support.search.answersOnly)).toBeVisible(),
		again: (page) => page.locator('#search-query').fill('emberwick'),
		works: (page) => expect(page.locator('[data-part=results] > li').nth(8)).toBeVisible(),
	},
	{
		what: 'a vote',
		address: '**/api/support/**',
		open: async (page) => {
			await page.goto('/support/faqs/black-screen-at-start');
			await vote(page).click();
		},
		tells: (page) => expect(page.locator('[data-vote] [role=status]')).not.toBeEmpty(),
		again: (page) => vote(page).click(),
		works: (page) => expect(vote(page)).toHaveAttribute('aria-pressed', 'true'),
	},
	{
		what: 'newer positions',
		address: '**/api/careers/**',
		open: (page) => page.goto('/careers/search', { waitUntil: 'networkidle' }),
		tells: (page) => expect(toasts(page)).toHaveCount(0),
		again: (page) => page.reload({ waitUntil: 'networkidle' }),
		works: (page) => expect(page.locator('[data-job]:not([hidden])').first()).toBeVisible(),
	},
];

for (const { what, address, open, tells, again, works } of sample(files))
	for (const [failure, answer] of sample(Object.entries(failures)))
		test(`[FX-27] ${what}: ${failure} reloads nothing and is no missing part of the page; it can be asked for again`, {
			tag: '@full',
		}, async ({ page, context }) => {
			const documents = documentsOf(page);
			const problems: Error[] = [];
			page.on('pageerror', (problem) => problems.push(problem));
			await page.route(address, answer);
			await open(page, context);
			await tells(page);
			await page.waitForLoadState('networkidle');
			await expect(brokenNotice(page)).toBeHidden();
			expect(documents).toHaveLength(1);
			await page.unroute(address);
			await again(page);
			await works(page);
			await expect(brokenNotice(page)).toBeHidden();
			expect(problems).toEqual([]);
		});

for (const [failure, answer] of sample(Object.entries(failures)))
	test(`[FX-27] the layer of the menu: after ${failure} the button leads to its page, which is no reload`, async ({
		page,
	}) => {
		const documents = documentsOf(page);
		await page.route('**/menus/*.txt', answer);
		await page.goto('/blog');
		await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).press('Enter');
		await expect(page).toHaveURL(/\/menu\??$/);
		await expect(brokenNotice(page)).toBeHidden();
		expect(documents).toHaveLength(2);
	});

async function refuseCookies(page: Page): Promise<void> {
	await settingsLink(page).click();
	await reject(page);
}

for (const [what, file, use] of sample([
	['a module', /follow-consent\..*js/, refuseCookies],
	['an island', /SignIn\.island\..*js/, undefined],
] as const))
	test(`[FX-27] ${what} that comes and fails by itself reloads nothing`, { tag: '@full' }, async ({
		page,
	}) => {
		const documents = documentsOf(page);
		await page.route(file, (route) =>
			route.fulfill({
				contentType: 'text/javascript',
				body: 'throw new TypeError("This module is important.");export{};',
			}),
		);
		const asked = page.waitForResponse((response) => file.test(response.url()));
		await page.goto('/account/login');
		await use?.(page);
		await asked;
		// What the page asks before it judges.
		await page.waitForRequest((request) => request.method() === 'HEAD');
		await page.waitForLoadState('networkidle');
		await expect(brokenNotice(page)).toBeHidden();
		expect(documents).toHaveLength(1);
	});
