import { expect, test } from '@playwright/test';
import { reset } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { fillApplication, openForm, receipt, sendButton } from './apply-support.ts';
import { acceptAll, bar, expectViews, hitsFromNow, reject, settingsLink } from './consent-support.ts';
import { expectClean, type Flow, openAt, settle, submit, watch } from './policy-support.ts';
import { fillAll, inbox, layerOf, next, openSurvey } from './survey-support.ts';

// Every flow shares one address and its limits.
test.beforeEach(() => reset());

const flows: Flow[] = [
	{
		name: 'reading: home, menu, news, an article and back',
		async run(page) {
			await page.goto('/');
			await settle(page);
			await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
			await page.locator('#menu-layer').getByRole('link', { name: 'News', exact: true }).click();
			await expect(page).toHaveURL('/blog');
			await settle(page);
			await page.getByRole('main').getByRole('article').getByRole('link').first().click();
			await settle(page);
			await page.goBack();
			await settle(page);
			await page.goto('/fr/press');
			await settle(page);
		},
	},
	{
		name: 'the cookie bar: accept, with analytics, then reject',
		loads: 'analytics',
		async run(page) {
			await page.context().clearCookies();
			const hits = await hitsFromNow();
			await page.goto('/blog');
			await acceptAll(page);
			await expectViews(hits, '/blog');
			await settingsLink(page).click();
			await reject(page);
			await expect(bar(page)).toBeHidden();
		},
	},
	{
		name: 'a message to the studio, with the bot check',
		loads: 'bot check',
		async run(page) {
			await openAt(page, '/contact', 'contact');
			await page.locator('#contact-category').selectOption('press');
			await page.locator('#contact-name').fill('Ada Quill');
			await page.locator('#contact-email').fill('ada@readers.example');
			await page.locator('#contact-subject').fill('A museum of maps');
			await page.locator('#contact-message').fill('We would like to talk about a museum of maps.');
			await submit(page, 'contact').click();
			await expect(page.getByRole('status').filter({ hasText: 'Your message has arrived' })).toBeVisible();
		},
	},
	{
		name: 'a job: the list narrowed down, a job, and an application with a file',
		loads: 'bot check',
		async run(page) {
			await page.goto('/careers/search?team=Art');
			await settle(page);
			await page.locator('[data-job]:not([hidden])').first().getByRole('link').click();
			await settle(page);
			await openForm(page);
			await fillApplication(page);
			await sendButton(page).click();
			await expect(receipt(page)).toBeVisible();
		},
	},
	{
		name: 'the playtest survey, from page to page to its end',
		loads: 'bot check',
		async run(page) {
			await openSurvey(page);
			await fillAll(page, inbox());
			await next(page);
			await expect(layerOf(page).getByText('Thank you for submitting your survey!')).toBeVisible();
		},
	},
	{
		name: 'support: the search, an answer and a vote on it',
		async run(page) {
			await page.goto('/support');
			await settle(page);
			await page.locator('#search-query').fill('password');
			await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
			await page.getByRole('listbox').getByRole('option').first().click();
			await settle(page);
			const vote = page.getByRole('region', { name: 'Did this help?' });
			await vote.getByRole('button', { name: 'Yes' }).click();
			await expect(vote.getByRole('status')).toHaveText(/Thank you/);
		},
	},
	{
		name: 'job alerts that are asked for, with the bot check',
		loads: 'bot check',
		async run(page) {
			await openAt(page, '/careers/alerts', 'alerts');
			await page.locator('#alerts-email').fill('alerts@readers.example');
			await submit(page, 'alerts').click();
			await expect(page.getByRole('status').filter({ hasText: /mail/ })).toBeVisible();
		},
	},
	{
		name: 'an address that nothing stands at',
		provokes: ['/no/such/page 404'],
		async run(page) {
			await page.goto('/no/such/page');
			await settle(page);
		},
	},
];

for (const flow of sample(flows))
	test(`T68 ${flow.name}: nothing breaks the policy, nothing complains`, async ({ page }) => {
		await expectClean(page, flow);
	});

test('T68 what breaks the policy would be reported: inline scripts, handlers, styles and markup from text', async ({
	page,
}) => {
	const seen = await watch(page);
	await page.goto('/');
	await page.evaluate(() => {
		const script = document.createElement('script');
		const attempts = [
			() => {
				script.text = 'globalThis.broken = 1';
			},
			() => {
				document.body.innerHTML = '<p>x</p>';
			},
			() => document.body.setAttribute('style', 'color: red'),
			() => document.body.setAttribute('onclick', 'globalThis.broken = 1'),
			() => Reflect.construct(Function, ['return 1'])(),
		];
		for (const attempt of attempts)
			try {
				attempt();
			} catch {
				// What is stopped throws; the report is what counts.
			}
	});
	await expect.poll(() => seen.reports.length).toBeGreaterThanOrEqual(4);
	expect(seen.reports.join()).toMatch(/require-trusted-types-for/);
	expect(seen.reports.join()).toMatch(/style-src/);
});
