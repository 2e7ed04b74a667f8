import type { WebDriver } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { consentReceiptKey } from '#contract/consent-choice.ts';
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import { reset } from '../support/control.ts';
import { type OpenJob, openJobs } from '../support/jobs.ts';
import {
	click,
	expectFocus,
	expectSeen,
	expectText,
	hasFocus,
	Key,
	press,
	scrollTop,
	textsOf,
	type,
	typedIn,
	withText,
} from './act.ts';
import { startWebKit, type WebKit } from './browser.ts';
import { expectAt, newVisitor, type Visitor } from './visit.ts';

let webkit: WebKit;
let visitor: Visitor;

beforeAll(async () => {
	await reset();
	webkit = await startWebKit();
});
afterAll(() => webkit?.close());

async function visit(hasAnswered = true): Promise<Visitor> {
	visitor = await newVisitor(webkit, hasAnswered);
	return visitor;
}

afterEach(async () => {
	expect(await visitor.leave()).toEqual([]);
});

const opener = 'header [data-layer] button';
const bar = '#consent-bar';

/** Where the links of a part of the page lead, each once, but for those to the page in its other language. */
const linksOf = (page: WebDriver, part: string) =>
	page.executeScript<string[]>((found: string) => {
		const links = [...document.querySelectorAll<HTMLAnchorElement>(`${found} a:not([hreflang])`)];
		return [...new Set(links.map(({ href }) => href))].sort();
	}, part);

describe('WebKit', () => {
	test('[MN-08] [KB-02] opens the layer of the menu, keeps the focus there, and gives it back', async () => {
		const { page, open } = await visit();
		await open('/');
		await click(page, opener);
		await expectSeen(page, '#menu-layer');
		for (let step = 0; step < 3; step++) {
			await press(page, Key.TAB);
			expect(await hasFocus(page, '#menu-layer')).toBe(true);
		}
		await press(page, Key.ESCAPE);
		await expectSeen(page, '#menu-layer', false);
		await expectFocus(page, opener);
	});

	test('[MN-08] lists on the page of the menu what its layer does', async () => {
		const { page, open } = await visit();
		await open('/menu');
		const listed = await linksOf(page, '.menu-page');
		expect(listed.length).toBeGreaterThan(30);
		await open('/blog');
		await click(page, opener);
		await expectSeen(page, '#menu-layer');
		expect(await linksOf(page, '#menu-layer :not(.layer-bar) >')).toEqual(listed);
	});

	test('[KN-07] leads to the same page in the other language, and takes along what was typed', async () => {
		const { page, open } = await visit();
		await open('/account/create?from=mail');
		await type(page, '#create-username', 'lantern7');
		await type(page, '#create-password', 'Lantern7Keep');
		await click(page, 'footer a[hreflang=fr]');
		await expectAt(page, '/fr/account/create?from=mail');
		await expect.poll(() => typedIn(page, '#create-username')).toBe('lantern7');
		expect(await typedIn(page, '#create-password')).toBe('');
		expect(await page.executeScript(() => document.documentElement.lang)).toBe('fr');
	});

	test('[CA-03] [CA-05] [CA-13] narrows the positions, keeps the choice in the address, and restores it', async () => {
		const { page, open } = await visit();
		const gent = (job: OpenJob) => [job, ...job.categories].some(({ location }) => location === 'gent');
		const inGent = (await openJobs()).filter(gent).map(({ id }) => id);
		const shown = async () =>
			(
				await page.executeScript<string[]>(() =>
					[...document.querySelectorAll<HTMLElement>('[data-job]:not([hidden])')].map(
						({ dataset }) => dataset.job ?? '',
					),
				)
			).sort();
		await open('/careers/search');
		await click(page, '[data-facet=location] summary');
		await click(page, withText("*[@data-facet='location']//label", 'Gent'));
		await expect.poll(shown).toEqual(inGent.sort());
		const { pathname, search } = new URL(await page.getCurrentUrl());
		expect(search).toContain('gent');
		await open('/');
		await open(pathname + search);
		await expect.poll(shown).toEqual(inGent.sort());
	});

	test('[CA-11] says at each field of an application what is wrong, and leads there', async () => {
		const { page, open } = await visit();
		await open('/careers/2004#apply');
		await type(page, '#application-email', 'anna@');
		await click(page, '#application button[type=submit]');
		await expectText(page, '#application-email-error', errors.field.email);
		await expectText(page, '#application-firstName-error', errors.field.required);
		await click(page, '#application [role=alert] a[href="#application-email"]');
		await expectFocus(page, '#application-email');
	});

	test('[RT-30] [RT-38] leads from the news to an item and back to the same place', async () => {
		const { page, open } = await visit();
		await open('/blog');
		const link = await page.executeScript<string>(() => {
			const last = [...document.querySelectorAll<HTMLAnchorElement>('article :is(h2, h3) a')].at(-1);
			last?.scrollIntoView({ block: 'center', behavior: 'instant' });
			return last?.getAttribute('href');
		});
		const left = await scrollTop(page);
		expect(left).toBeGreaterThan(500);
		await click(page, `article :is(h2, h3) a[href="${link}"]`);
		await expectAt(page, link);
		expect(await scrollTop(page)).toBe(0);
		await page.navigate().back();
		await expectAt(page, '/blog');
		await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(20);
	});

	test('[RT-21] finds an answer despite a slip, and takes a vote on it', async () => {
		const { page, open } = await visit();
		await open('/support');
		await type(page, '#search-query', 'forgoten pasword');
		await expectSeen(page, '#search-suggestions [role=option]');
		await press(page, Key.ARROW_DOWN);
		await press(page, Key.ENTER);
		await expectAt(page, '/support/faqs/forgotten-password');
		await click(page, '[data-vote] button[data-value=up]');
		await expectSeen(page, '[data-vote] [data-value=up][aria-pressed=true]');
		await expect
			.poll(async () => (await textsOf(page, '[data-vote] [role=status]')).join('').trim())
			.not.toBe('');
	});

	for (const [id, name, isCounted] of [
		['CK-04', 'Reject', false],
		['CK-02', 'Accept All', true],
	] as const)
		test(`[CK-01] [${id}] asks about cookies, and takes ${name} for an answer`, async () => {
			const { page, open } = await visit(false);
			await open('/privacy');
			await click(page, withText("*[@id='consent-bar']//button", name));
			await expectSeen(page, bar, false);
			const receipt = await page.executeScript<string>(
				(key: string) => localStorage.getItem(key),
				consentReceiptKey,
			);
			expect(JSON.parse(receipt).choices.analytics).toBe(isCounted);
		});

	test('[MN-10] [CK-05] opens the cookie question again from the footer, and gives the focus back', async () => {
		const { page, open } = await visit();
		await open('/blog');
		await expectSeen(page, bar, false);
		await click(page, 'footer [data-cookie-settings]');
		await expectFocus(page, bar);
		expect(await page.executeScript(() => document.querySelector('#consent-bar :checked'))).toBeNull();
		await click(page, withText("*[@id='consent-bar']//button", 'Confirm my choices'));
		await expectSeen(page, bar, false);
		await expectFocus(page, 'footer [data-cookie-settings]');
	});

	test('[VA-01] says what is missing when somebody signs in', async () => {
		const { page, open } = await visit();
		await open('/account/login');
		await click(page, '#login button[type=submit]');
		await expectText(page, '#login-username-error', errors.field.required);
		await expectText(page, '#login-password-error', errors.field.required);
	});

	test('[PT-03] [PT-04] opens the survey of the playtests, judges a step and goes on to the next', async () => {
		const { page, open } = await visit();
		await open('/playtests');
		await click(page, '[data-survey]');
		await expectText(page, '#survey h2', 'Can you take part?');
		await expectFocus(page, '#survey h2');
		await click(page, '#survey button[type=submit]');
		await expectFocus(page, '#survey [role=alert]');
		await type(page, '#survey [name="dateOfBirth.day"]', '3');
		await click(page, '#survey [name="dateOfBirth.month"] option[value="2"]');
		await type(page, '#survey [name="dateOfBirth.year"]', '1990');
		for (const value of ['english', 'full-day', 'agreement'])
			await click(page, `#survey input[value=${value}]`);
		await click(page, '#survey button[type=submit]');
		await expectText(page, '#survey h2', 'Who are you?');
	});

	test('[PR-02] [MO-03] opens a press pack as a modal, and closes it by Escape', async () => {
		const { page, open } = await visit();
		await open('/press');
		await click(page, withText('main//button', 'See files'));
		await expectSeen(page, 'dialog[open]:modal');
		await press(page, Key.ESCAPE);
		await expectSeen(page, 'dialog[open]', false);
		await expectFocus(page, 'main button');
	});

	test('[EP-01] shows the page for errors where there is no page', async () => {
		const { page, open } = await visit();
		await open('/no/such/page');
		await expectText(page, 'h1', 'Page not found');
		await click(page, withText('main//a', 'Go to Homepage'));
		await expectAt(page, '/');
	});

	test('[RT-35] scrolls to the games of the home page, where the address names them', async () => {
		const { page, open } = await visit();
		await open('/#games');
		await expectAt(page, '/#games');
		const distance = () =>
			page.executeScript<number>(() =>
				Math.abs(document.querySelector('#games')?.getBoundingClientRect().top ?? Number.NaN),
			);
		await expect.poll(distance, { timeout: 10_000 }).toBeLessThanOrEqual(100);
		expect(await scrollTop(page)).toBeGreaterThan(100);
	});
});
