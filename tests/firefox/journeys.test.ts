import type { Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import { reset } from '../support/control.ts';
import { type OpenJob, openJobs } from '../support/jobs.ts';
import { players } from '../support/players.ts';
import {
	expectAt,
	expectSeen,
	expectText,
	focused,
	newVisitor,
	startFirefox,
	type Visitor,
} from './visit.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
	await reset();
	browser = await startFirefox();
});
afterAll(() => browser?.close());

async function visit(hasAnswered = true): Promise<Visitor> {
	visitor = await newVisitor(browser, hasAnswered);
	return visitor;
}

afterEach(async () => {
	await visitor.leave();
	expect(visitor.complaints).toEqual([]);
});

describe('Firefox', () => {
	test('[MN-08] [KB-02] opens the layer of the menu, keeps the focus there, and gives it back', async () => {
		const { page, open } = await visit();
		await open('/');
		await page.locator('header [data-layer] button').click();
		await expectSeen(page, '#menu-layer');
		for (let step = 0; step < 3; step++) {
			await page.keyboard.press('Tab');
			expect(await page.$eval('#menu-layer', (layer) => layer.contains(document.activeElement))).toBe(true);
		}
		await page.keyboard.press('Escape');
		await expectSeen(page, '#menu-layer', false);
		expect(await page.evaluate(() => document.activeElement?.matches('[data-layer] button'))).toBe(true);
	});

	test('[KN-07] leads to the same page in the other language, and takes along what was typed', async () => {
		const { page, open } = await visit();
		await open('/account/create');
		await page.locator('#create-username').fill('lantern7');
		await page.locator('#create-password').fill('Lantern7Keep');
		await page.locator('footer a[hreflang=fr]').click();
		await expectAt(page, '/fr/account/create');
		const typedIn = (name: string) =>
			page.$eval(`#create-${name}`, (field) => (field as HTMLInputElement).value);
		await expect.poll(() => typedIn('username')).toBe('lantern7');
		expect(await typedIn('password')).toBe('');
		expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
	});

	test('[CA-03] [CA-13] narrows the positions and keeps the choice in the address', async () => {
		const { page, open } = await visit();
		const gent = (job: OpenJob) => [job, ...job.categories].some(({ location }) => location === 'gent');
		const inGent = (await openJobs()).filter(gent).map(({ id }) => id);
		const shown = () =>
			page.$$eval('[data-job]:not([hidden])', (rows) =>
				rows.map((row) => (row as HTMLElement).dataset.job ?? ''),
			);
		await open('/careers/search');
		await page.locator('[data-facet=location] summary').click();
		await page.locator('[data-facet=location] label ::-p-text(Gent)').click();
		await expect.poll(async () => (await shown()).sort()).toEqual(inGent.sort());
		const address = page.url();
		expect(address).toContain('gent');
		await open('/');
		await page.goto(address);
		await expect.poll(async () => (await shown()).sort()).toEqual(inGent.sort());
	});

	test('[CA-11] says at each field of an application what is wrong, and leads there', async () => {
		const { page, open } = await visit();
		await open('/careers/2004#apply');
		await page.locator('#application-email').fill('anna@');
		await page.locator('#application button[type=submit]').click();
		await expectText(page, '#application-email-error', errors.field.email);
		await expectText(page, '#application-firstName-error', errors.field.required);
		await page.locator('#application [role=alert] a[href="#application-email"]').click();
		expect(await focused(page)).toBe('application-email');
	});

	test('[RT-30] leads from the news to an item and back to the same place', async () => {
		const { page, open } = await visit();
		await open('/blog');
		const first = 'article :is(h2, h3) a';
		const link = await page.$eval(first, (one) => one.getAttribute('href') ?? '');
		const title = await page.$eval(first, (one) => one.textContent ?? '');
		await page.locator(`article a[href="${link}"]`).click();
		await expectAt(page, link);
		await expectText(page, 'h1', title);
		// The page comes back as it was left, without loading, which goBack() would wait for.
		await page.evaluate(() => history.back());
		await expectAt(page, '/blog');
	});

	test('[RT-21] finds an answer despite a slip, and takes a vote on it', async () => {
		const { page, open } = await visit();
		await open('/support');
		await page.locator('#search-query').fill('forgoten pasword');
		await expectSeen(page, '#search-suggestions [role=option]');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await expectAt(page, '/support/faqs/forgotten-password');
		await page.locator('[data-vote] button[data-value=up]').click();
		await expectSeen(page, '[data-vote] [data-value=up][aria-pressed=true]');
		await expect
			.poll(() => page.$eval('[data-vote] [role=status]', (said) => said.textContent?.trim()))
			.not.toBe('');
	});

	for (const [name, analytics] of [
		['Reject', '0'],
		['Accept All', '1'],
	] as const)
		test(`[CK-01] asks about cookies, and keeps the answer of ${name}`, async () => {
			const { page, open } = await visit(false);
			await open('/privacy');
			await page.locator(`::-p-aria(${name}[role="button"])`).click();
			await expectSeen(page, '#consent-bar', false);
			await open('/');
			const cookies = await page.evaluate(() => document.cookie);
			expect(cookies).toContain(`analytics=${analytics}`);
			await expectSeen(page, '#consent-bar', false);
		});

	test('[VA-04] says what is missing when somebody signs in, and signs them in after that', async () => {
		const { page, open } = await visit();
		await open('/account/login');
		await page.locator('#login button[type=submit]').click();
		await expectText(page, '#login-username-error', errors.field.required);
		await page.locator('#login-username').fill(players.mira.username);
		await page.locator('#login-password').fill(players.mira.password);
		await page.locator('#login button[type=submit]').click();
		await expectAt(page, '/account');
		await expectText(page, 'main', players.mira.email);
		await page.reload();
		await expectText(page, 'main', players.mira.email);
	});

	test('[LD-03] R10 says that it is offline, and that it is back', async () => {
		const { page, open } = await visit();
		await open('/press');
		await page.setOfflineMode(true);
		await page.evaluate(() => dispatchEvent(new Event('offline')));
		await expectText(page, '[role=status]', 'You are offline.');
		await page.setOfflineMode(false);
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expectSeen(page, '[role=status]::-p-text(You are offline.)', false);
	});

	test('[PR-02] opens a press pack as a modal, and closes it by Escape', async () => {
		const { page, open } = await visit();
		await open('/press');
		await page.locator('main button::-p-text(See files)').click();
		await expectSeen(page, 'dialog[open]');
		expect(await page.$eval('dialog[open]', (dialog) => dialog.matches(':modal'))).toBe(true);
		await page.keyboard.press('Escape');
		await expectSeen(page, 'dialog[open]', false);
	});
});
