import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/common.json' with { type: 'json' };
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { field, openForm } from './apply-support.ts';
import { answerBefore, bar, reject, settingsLink } from './consent-support.ts';
import {
	answerLogins,
	brokenNotice,
	documentsOf,
	json,
	offlineNotice,
	openInvite,
	openLogin,
	pretendSession,
	sendLogin,
	toasts,
	turnDown,
} from './shell-support.ts';
import { fillEligibility, layerOf, openSurvey } from './survey-support.ts';

/** A module that a page loads on demand. */
interface Module {
	what: string;
	/** Its file. */
	file: RegExp;
	/** What is there before the part is wanted. */
	open(page: Page, context: BrowserContext): Promise<unknown>;
	/** Does what the part is for; absent where the page asks for it by itself. */
	use?(page: Page): Promise<unknown>;
	/** That it has done so. */
	works(page: Page): Promise<unknown>;
	/** A field in which something stands that was typed before. */
	typed?: string;
	/** Where its control leads by itself once the module is gone for good. */
	leadsTo?: RegExp;
	/** What was typed could not be kept, so that no reload takes it away. */
	holdsSecret?: true;
}

const header = (page: Page) => page.getByRole('banner');
const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const refuseLogins = (page: Page) =>
	answerLogins(page, (route) =>
		route.fulfill(json(422, { messages: ['INCORRECT_PASSWORD'], requestId: '1' })),
	);

async function typeLogin(page: Page): Promise<void> {
	await refuseLogins(page);
	await openLogin(page);
}

async function showsReason(page: Page): Promise<void> {
	await expect(page.locator('#login').getByRole('alert')).toHaveText(errors.msg.INCORRECT_PASSWORD);
}

const failure = {
	open: (page: Page) =>
		openInvite(page, (route) => route.fulfill(json(422, { messages: ['NOT_FOUND'], requestId: '1' }))),
	use: turnDown,
	works: (page: Page) => expect(toasts(page)).toHaveText(errors.msg.NOT_FOUND),
} as const;

const login = {
	open: typeLogin,
	use: sendLogin,
	works: showsReason,
	typed: '#login-username',
	holdsSecret: true,
} as const;

/** That the page has been answered with a file. */
const arrived = (page: Page, file: RegExp) =>
	expect
		.poll(() =>
			page.evaluate((pattern) => {
				const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
				return files.some(
					({ name, responseStatus }) => responseStatus === 200 && new RegExp(pattern).test(name),
				);
			}, file.source),
		)
		.toBe(true);

const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true });

async function refuseCookies(page: Page): Promise<void> {
	await settingsLink(page).click();
	await reject(page);
}

async function asNewVisitor(page: Page, context: BrowserContext): Promise<void> {
	await context.clearCookies();
	await page.goto('/blog');
}

const asked: Module[] = [
	{
		what: 'what an answer about cookies sets off',
		file: /\/follow-consent\..*js/,
		open: async (page, context) => {
			await answerBefore(context, 1, 0);
			await page.goto('/blog');
			await page.evaluate(() => Object.assign(document, { cookie: '_ga=1; Path=/' }));
		},
		use: refuseCookies,
		works: (page) => expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga'),
	},
	{
		what: 'the menu',
		file: /prefetch-on-intent\.client\..*js/,
		open: (page) => page.goto('/blog'),
		use: (page) => menuButton(page).press('Enter'),
		works: (page) => expect(page.locator('#menu-layer')).toBeVisible(),
		leadsTo: /\/menu\??$/,
	},
	{ what: 'what tells of failures', file: /error-toasts\.client\..*js/, ...failure },
	{ what: 'the texts of failures', file: /errors\.(?!store)[^.]+\.js/, ...login },
	{ what: 'the toasts', file: /toasts\.client\..*js/, ...failure },
	{
		what: 'the ways to share a job',
		file: /job-buttons\.client\..*js/,
		open: async (page) => {
			await page.addInitScript(() => {
				Object.assign(navigator, { share: async () => document.body.setAttribute('data-shared', '') });
			});
			await page.goto('/careers/2004');
		},
		use: (page) => share(page).first().click(),
		works: (page) => expect(page.locator('body[data-shared]')).toHaveCount(1),
	},
	{
		what: 'the votes on answers',
		file: /voting\..*js/,
		open: (page) => page.goto('/support/faqs/black-screen-at-start'),
		use: (page) => page.locator('[data-vote] [data-value=up]').click(),
		works: (page) =>
			expect(page.locator('[data-vote] [data-value=up]')).toHaveAttribute('aria-pressed', 'true'),
	},
	{
		what: 'the suggestions of the search',
		file: /suggestions\..*js/,
		open: (page) => page.goto('/support'),
		use: (page) => page.locator('#search-query').fill('cloud'),
		works: (page) => expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible(),
		typed: '#search-query',
	},
	{
		what: 'the large pictures of careers',
		file: /gallery\.client\..*js/,
		open: (page) => page.goto('/careers'),
		use: (page) => page.locator('[data-picture]').first().click(),
		works: (page) => expect(page.locator('[data-viewer]')).toBeVisible(),
		leadsTo: /\.(?:avif|webp|jpe?g|png)$/,
	},
	{
		what: 'the dialogs of press packs in older browsers',
		file: /dialogs\.client\..*js/,
		open: async (page) => {
			await page.addInitScript(() => {
				for (const name of ['command', 'commandForElement'])
					Reflect.deleteProperty(HTMLButtonElement.prototype, name);
			});
			await page.goto('/press');
		},
		works: async (page) => {
			await arrived(page, /dialogs\.client/);
			await page
				.getByRole('button', { name: /^See files/ })
				.first()
				.click();
			await expect(page.getByRole('dialog').first()).toBeVisible();
		},
	},
	{
		what: 'the rules of phone numbers',
		file: /phone-numbers\..*js/,
		open: (page) => openForm(page),
		use: (page) => field(page, 'phone').pressSequentially('+33612345678'),
		works: (page) => expect(field(page, 'phone-country')).toHaveValue('FR'),
		typed: '#application-phone',
	},
	{
		what: 'what keeps drafts',
		file: /draft\.client\..*js/,
		open: (page) => page.goto('/account/create'),
		use: (page) => page.locator('#create-username').focus(),
		works: (page) => arrived(page, /draft\.client/),
	},
	{
		what: 'the search without its index',
		file: /find-by-call\..*js/,
		open: async (page) => {
			await page.route('**/pagefind/**', (route) => route.abort());
			await page.goto('/search');
		},
		use: (page) => page.locator('#search-query').fill('cloud'),
		works: (page) => expect(page.locator('[data-part=results] > li').first()).toBeVisible(),
		typed: '#search-query',
	},
	{
		what: 'the rest of the survey',
		file: /_astro\/lazy-parts\..*js/,
		open: (page) => openSurvey(page),
		use: fillEligibility,
		works: (page) => expect(layerOf(page).locator('[name=name]')).toBeVisible(),
	},
	...[/ApplyForm\.island\..*js/, /islands\..*js/].map(
		(file): Module => ({
			what: `the form of an application, ${file.source}`,
			file,
			open: (page) => page.goto('/careers/2004'),
			use: (page) => field(page, 'firstName').focus(),
			works: (page) => expect(page.locator('#application button[type=submit]')).toBeEnabled(),
		}),
	),
	{
		what: 'the counting of visits',
		file: /\/follow-consent\..*js/,
		open: async (page, context) => {
			await answerBefore(context, 1, 1);
			await page.goto('/blog');
		},
		works: (page) => expect(page.locator('script[src*="/analytics/tag"]')).toHaveCount(1),
	},
	{
		what: 'the account entry',
		file: /account-entry\.client\..*js/,
		open: async (page) => {
			await pretendSession(page);
			await page.goto('/blog');
		},
		works: (page) => arrived(page, /api\/account\/profile/),
	},
	{
		what: 'the check for newer positions',
		file: /newer-jobs\..*js/,
		open: (page) => page.goto('/careers/search'),
		works: (page) => arrived(page, /api\/careers/),
	},
	{
		what: 'the script of every page',
		file: /Document\.astro.*js/,
		open: asNewVisitor,
		works: (page) => expect(bar(page)).toBeVisible(),
	},
	{
		what: 'an island',
		file: /SignIn\.island\..*js/,
		open: (page) => page.goto('/account/login'),
		works: (page) => expect(page.locator('#login button[type=submit]')).toBeEnabled(),
	},
];

const gone = { status: 404, body: '' };

/** Has the site out of reach for all but what the page has already. */
async function cutOff(page: Page, file: RegExp): Promise<() => Promise<void>> {
	const probes = '**';
	await page.route(probes, (route) =>
		route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
	);
	await page.route(file, (route) => route.abort());
	return async () => {
		await page.unroute(probes);
		await page.unroute(file);
		await page.evaluate(() => dispatchEvent(new Event('online')));
	};
}

async function expectTyped(page: Page, { typed }: Module, text: string): Promise<void> {
	if (typed) await expect(page.locator(typed)).toHaveValue(text);
}

const typedIn = (page: Page, { typed }: Module) => (typed ? page.locator(typed).inputValue() : '');

for (const module of sample(asked)) {
	const { what, file, open, use, works, leadsTo, holdsSecret } = module;

	test(`[FX-27] ${what}: a module that fails once is asked for again, and nothing is said`, {
		tag: '@full',
	}, async ({ page, context }) => {
		const documents = documentsOf(page);
		await page.route(file, (route) => route.fulfill(gone), { times: 1 });
		const failed = page.waitForResponse((response) => response.status() === 404 && file.test(response.url()));
		await open(page, context);
		await use?.(page);
		await failed;
		const text = await typedIn(page, module);
		await works(page);
		await expectTyped(page, module, text);
		await expect(brokenNotice(page)).toBeHidden();
		expect(documents).toHaveLength(1);
	});

	test(`[FX-27] [LD-04] ${what}: a module that is gone reloads the page once at most, then a button offers it`, async ({
		page,
		context,
	}) => {
		const documents = documentsOf(page);
		await page.route(file, (route) => route.fulfill(gone));
		const reloaded = holdsSecret
			? undefined
			: page.waitForEvent('load').then(() => page.waitForEvent('load'));
		await open(page, context);
		await use?.(page);
		await reloaded;
		if (reloaded) await use?.(page);
		if (leadsTo) await expect(page).toHaveURL(leadsTo);
		else await expect(brokenNotice(page).getByRole('button', { name: en.shell.reload })).toBeVisible();
		await page.waitForLoadState('networkidle');
		expect(documents).toHaveLength(1 + (holdsSecret ? 0 : 1) + (leadsTo ? 1 : 0));
	});

	test(`[FX-27] R10 ${what}: out of reach no reload is made or offered, and it goes on once the site is back`, {
		tag: '@full',
	}, async ({ page, context }) => {
		const documents = documentsOf(page);
		const comeBack = await cutOff(page, file);
		await open(page, context);
		await use?.(page);
		await expect(offlineNotice(page)).toBeVisible();
		await expect(brokenNotice(page)).toBeHidden();
		const text = await typedIn(page, module);
		await comeBack();
		await works(page);
		await expectTyped(page, module, text);
		await expect(offlineNotice(page)).toBeHidden();
		await expect(brokenNotice(page)).toBeHidden();
		expect(documents).toHaveLength(1);
	});
}
