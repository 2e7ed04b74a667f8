import { expect, test } from '@playwright/test';
import account from '../../i18n/en/account.json' with { type: 'json' };
import common from '../../i18n/en/common.json' with { type: 'json' };
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { newPlayer } from '../support/players.ts';
import { complaintsOf } from './account-support.ts';
import { enter } from './area-support.ts';
import { axeFindings } from './axe.ts';
import {
	controlOf,
	expectHolds,
	fillIn,
	fillInAll,
	forms,
	noteCalls,
	openForm,
	send,
	showForm,
	submitOf,
	summaryOf,
	translatePage,
} from './every-form-support.ts';
import { hold, json } from './shell-support.ts';

const { draft, byMail } = common.form;

for (const form of sample(forms, 4)) {
	test.describe(`the form ${form.id}`, () => {
		test('[FX-02] holds what was typed after a reload, on the way back and when it is refused, and then is sent', async ({
			page,
		}) => {
			await openForm(page, form);
			await expect(page.getByText(draft.title)).toHaveCount(0);
			const values = await form.values();
			await fillIn(page, form, values);

			await page.reload();
			await showForm(page, form);
			await expect(page.getByText(draft.title)).toBeVisible();
			await expectHolds(page, form, values);

			await page.goto('/robots.txt');
			await page.goBack();
			await showForm(page, form);
			await expectHolds(page, form, values);

			await controlOf(page, form, form.required).fill('');
			await submitOf(page, form).click();
			await expect(controlOf(page, form, form.required)).toHaveAttribute('aria-invalid', 'true');
			const { [form.required]: _, ...others } = values;
			await expectHolds(page, form, others);

			await fillIn(page, form, values);
			await form.notStored?.(page);
			await send(page, form);
			await page.reload();
			await expect(page.getByText(draft.title)).toHaveCount(0);
		});

		test('[FX-03] is sent from a page that the browser translated, before and during use', async ({
			page,
		}) => {
			const complaints = complaintsOf(page);
			await openForm(page, form);
			await translatePage(page);
			await controlOf(page, form, form.required).fill('');
			await submitOf(page, form).click();
			await expect(controlOf(page, form, form.required)).toHaveAttribute('aria-invalid', 'true');
			const values = await form.values();
			await fillIn(page, form, values);
			await form.notStored?.(page);
			await send(page, form);
			expect(complaints).toEqual([]);
		});

		test('[FX-02] [FX-10] [FX-37] loses nothing offline, by a refusal and by a limit, which it says once, and is sent once', async ({
			page,
			context,
		}) => {
			const botCheck = form.mailsTo && page.waitForResponse(/\/bot-check\/engine\.js/);
			await openForm(page, form);
			const values = await fillInAll(page, form);
			await botCheck;
			const calls = noteCalls(page, form);
			await context.setOffline(true);
			// What is said to be disabled can be pressed all the same.
			await submitOf(page, form).click({ force: true });
			await expect(page.locator(`#${form.id}`).getByText(errors.page.offline)).toBeVisible();
			await expectHolds(page, form, values);
			expect(calls).toEqual([]);
			await context.setOffline(false);
			await expect(submitOf(page, form)).not.toHaveAttribute('aria-disabled', 'true');

			const alert = summaryOf(page, form);
			await page.route(`**${form.sends}`, (route) =>
				route.fulfill(json(503, { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'], requestId: '1' })),
			);
			await submitOf(page, form).click();
			await expect(alert).toBeFocused();
			await expect(alert).toHaveText(errors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
			await page.unroute(`**${form.sends}`);
			await page.route(`**${form.sends}`, (route) =>
				route.fulfill({
					...json(429, { messages: ['TOO_MANY_REQUESTS'], requestId: '1' }),
					headers: { 'Retry-After': '90' },
				}),
			);
			await submitOf(page, form).click();
			await expect(alert).toHaveText(errors.page.wait.replace('{{wait}}', '2 minutes'));
			await expect(page.getByText(errors.page.wait.split('.')[0] ?? '')).toHaveCount(1);
			await expectHolds(page, form, values);
			await page.unroute(`**${form.sends}`);

			calls.length = 0;
			const answer = await hold(page, `**${form.sends}`);
			await submitOf(page, form).dblclick();
			answer((route) => route.continue());
			await expect(page.getByRole('main').getByText(form.success).first()).toBeVisible();
			expect(calls).toHaveLength(1);
		});
	});
}

for (const form of sample(
	forms.filter(({ mailsTo }) => mailsTo),
	2,
))
	test(`[FX-37] the form ${form.id} leaves a mail where the bot check lets nothing through, and can still be sent`, async ({
		page,
	}) => {
		const script = '**/bot-check/api.js*';
		await page.route(script, (route) => route.abort());
		await openForm(page, form);
		const values = await fillInAll(page, form);
		const link = summaryOf(page, form).getByRole('link', { name: byMail.link });
		const expectMail = async () => {
			await expect(link).toBeVisible();
			const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
			expect(pathname).toBe(form.mailsTo);
			expect([...searchParams.values()].join(' ')).toContain(values[form.required]);
			expect(await axeFindings(page, `#${form.id}`)).toEqual([]);
		};
		await submitOf(page, form).click();
		await expectMail();
		await expectHolds(page, form, values);

		await page.unroute(script);
		await page.route(`**${form.sends}`, (route) =>
			route.fulfill(json(422, { messages: ['BOT_CHECK_FAILED'], requestId: '1' })),
		);
		await submitOf(page, form).click();
		await expect(summaryOf(page, form)).toContainText(errors.msg.BOT_CHECK_FAILED);
		await expectMail();
		await page.unroute(`**${form.sends}`);
		await send(page, form);
	});

for (const form of sample(forms.filter(({ isSignedIn }) => isSignedIn)))
	test(`[FX-02] the form ${form.id} outlives the session, and is sent once there is another`, async ({
		page,
		context,
	}) => {
		const player = await newPlayer();
		await enter(page, player, form.path);
		await showForm(page, form);
		const values = await fillInAll(page, form);
		await context.clearCookies();
		await submitOf(page, form).click();
		await expect(page.getByText(account.area.endedTitle)).toBeVisible();
		await expectHolds(page, form, values);
		const other = await context.newPage();
		await enter(other, player, '/account');
		await other.close();
		await page.bringToFront();
		await expectHolds(page, form, values);
		await send(page, form);
	});

for (const form of sample(forms))
	test(`[FX-02] the form ${form.id} holds what was typed on 400 kbit/s before its scripts came, and is sent`, async ({
		page,
	}) => {
		test.setTimeout(120_000);
		if (form.isSignedIn) await enter(page, await newPlayer(), '/account/faq');
		const session = await page.context().newCDPSession(page);
		const throughput = 400_000 / 8;
		await session.send('Network.enable');
		await session.send('Network.emulateNetworkConditions', {
			offline: false,
			latency: 400,
			downloadThroughput: throughput,
			uploadThroughput: throughput,
		});
		await page.goto(form.path, { waitUntil: 'commit' });
		await form.open?.(page);
		const values = await form.values();
		await controlOf(page, form, form.required).fill(values[form.required] ?? '');
		await expect(submitOf(page, form)).toBeEnabled({ timeout: 60_000 });
		await expectHolds(page, form, { [form.required]: values[form.required] ?? '' });
		await fillIn(page, form, values);
		await form.notStored?.(page);
		await send(page, form);
	});
