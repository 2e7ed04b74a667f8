import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { consentReceiptKey } from '#contract/consent-choice.ts';
import account from '../../i18n/en/account.json' with { type: 'json' };
import careers from '../../i18n/en/careers.json' with { type: 'json' };
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import games from '../../i18n/en/games.json' with { type: 'json' };
import { newApplicant } from '../support/applications.ts';
import { outboxOf, reset } from '../support/control.ts';
import { pdf } from '../support/files.ts';
import { type OpenJob, openJobs } from '../support/jobs.ts';
import { newPlayer, type Player, players } from '../support/players.ts';
import { startEngine } from './engine.ts';
import { expectFocus, expectSeen, expectText, hasFocus, scrollTop, textsOf, typedIn } from './expect.ts';
import type { Engine, Visitor } from './visitor.ts';

let engine: Engine;
let visitor: Visitor;
const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
const cv = join(folder, 'cv.pdf');

beforeAll(async () => {
	writeFileSync(cv, pdf);
	await reset();
	engine = await startEngine();
});
afterAll(async () => {
	await engine?.close();
	rmSync(folder, { recursive: true });
});

/** A visitor who leaves at the end of the test, which fails by what the pages complained of. */
async function visit(hasAnswered?: boolean): Promise<Visitor> {
	visitor = await engine.visit(hasAnswered);
	onTestFinished(async () => {
		expect(await visitor.leave()).toEqual([]);
	});
	return visitor;
}

const menu = 'header [data-layer] button';
const bar = '#consent-bar';
const status = '[role=status]';
const offline = { css: status, text: 'You are offline.' };

/** Where the links of a part of the page lead, each once, but for those to the page in its other language. */
const linksOf = (part: string) =>
	visitor.evaluate((found) => {
		const links = [...document.querySelectorAll<HTMLAnchorElement>(`${found} a:not([hreflang])`)];
		return [...new Set(links.map(({ href }) => href))].sort();
	}, part);

/** Why a journey is left out. */
const noSession = 'this engine keeps no Secure cookie of http://localhost, and the session is one';

async function signIn({ username, password }: Player): Promise<void> {
	await visitor.fill('#login-username', username);
	await visitor.fill('#login-password', password);
	await visitor.click('#login button[type=submit]');
	await visitor.expectAt('/account');
}

describe('the main journeys', () => {
	test('[MN-08] [KB-02] the layer of the menu opens, keeps the focus, and gives it back', async () => {
		const { open, click, press } = await visit();
		await open('/');
		await click(menu);
		await expectSeen(visitor, '#menu-layer');
		for (let step = 0; step < 3; step++) {
			await press('Tab');
			expect(await hasFocus(visitor, '#menu-layer')).toBe(true);
		}
		await press('Escape');
		await expectSeen(visitor, '#menu-layer', false);
		await expectFocus(visitor, menu);
	});

	test('[MN-08] the page of the menu lists what its layer does', async () => {
		const { open, click } = await visit();
		await open('/menu');
		const listed = await linksOf('.menu-page');
		expect(listed.length).toBeGreaterThan(30);
		await open('/blog');
		await click(menu);
		await expectSeen(visitor, '#menu-layer');
		expect(await linksOf('#menu-layer :not(.layer-bar) >')).toEqual(listed);
	});

	test('[KN-07] the same page in the other language takes along what was typed, but for the password', async () => {
		const { open, expectAt, click, fill, evaluate } = await visit();
		await open('/account/create?from=mail');
		await fill('#create-username', 'lantern7');
		await fill('#create-password', 'Lantern7Keep');
		await click('footer a[hreflang=fr]');
		await expectAt('/fr/account/create?from=mail');
		await expect.poll(() => typedIn(visitor, '#create-username')).toBe('lantern7');
		expect(await typedIn(visitor, '#create-password')).toBe('');
		expect(await evaluate(() => document.documentElement.lang)).toBe('fr');
	});

	test('[CA-03] [CA-05] [CA-13] positions are narrowed by place, which the address keeps and restores', async () => {
		const { open, click, evaluate } = await visit();
		const gent = (job: OpenJob) => [job, ...job.categories].some(({ location }) => location === 'gent');
		const inGent = (await openJobs()).filter(gent).map(({ id }) => id);
		const shown = () =>
			evaluate(() => {
				const rows = document.querySelectorAll<HTMLElement>('[data-job]:not([hidden])');
				return [...rows].map(({ dataset }) => dataset.job ?? '').sort();
			});
		await open('/careers/search');
		await click('[data-facet=location] summary');
		await click({ css: '[data-facet=location] label', text: 'Gent' });
		await expect.poll(shown).toEqual(inGent.sort());
		const address = await evaluate(() => location.pathname + location.search);
		expect(address).toContain('location=gent');
		await open('/');
		await open(address);
		await expect.poll(shown).toEqual(inGent.sort());
	});

	test('[CA-11] an application says at each field what is wrong, and leads there', async () => {
		const { open, click, fill } = await visit();
		await open('/careers/2004#apply');
		await fill('#application-email', 'anna@');
		await click('#application button[type=submit]');
		await expectText(visitor, '#application-email-error', errors.field.email);
		await expectText(visitor, '#application-firstName-error', errors.field.required);
		await click('#application [role=alert] a[href="#application-email"]');
		await expectFocus(visitor, '#application-email');
	});

	test('[CA-11] [UP-02] an application is sent with a file, and its receipt has the focus', async () => {
		const { open, click, fill, choose } = await visit();
		const email = newApplicant();
		await open('/careers/2004#apply');
		await fill('#application-firstName', 'Anna');
		await fill('#application-lastName', 'Peeters');
		await fill('#application-email', email);
		await fill('#application-phone', '+32 470 12 34 56');
		await expectSeen(visitor, '#application button[type=submit]:enabled');
		await choose('#application-files', cv);
		await expectSeen(visitor, { css: '#application li[data-state=success]', text: 'cv.pdf' });
		await click('#application-consent');
		await click('#application button[type=submit]');
		await expectText(visitor, status, /\bA-[2-9A-Z]{8}\b/);
		await expectText(visitor, status, email);
		await expectFocus(visitor, status);
		expect(await outboxOf(email)).toHaveLength(1);
	});

	test('[RT-30] [RT-38] the news lead to an item, and back to the same place', async () => {
		const { open, expectAt, click, evaluate } = await visit();
		await open('/blog');
		// The first time a page may be drawn before its typefaces have come, which makes it longer.
		await open('/blog');
		const link = await evaluate(() => {
			const last = [...document.querySelectorAll<HTMLAnchorElement>('article :is(h2, h3) a')].at(-1);
			last?.scrollIntoView({ block: 'center', behavior: 'instant' });
			return last?.getAttribute('href') ?? '';
		});
		const left = await scrollTop(visitor);
		expect(left).toBeGreaterThan(500);
		await click(`article :is(h2, h3) a[href="${link}"]`);
		await expectAt(link);
		expect(await scrollTop(visitor)).toBe(0);
		await evaluate(() => history.back());
		await expectAt('/blog');
		await expect.poll(async () => Math.abs((await scrollTop(visitor)) - left)).toBeLessThanOrEqual(20);
	});

	test('[RT-21] an answer is found despite a slip, and takes a vote', async () => {
		const { open, expectAt, click, fill, press } = await visit();
		await open('/support');
		await fill('#search-query', 'forgoten pasword');
		await expectSeen(visitor, '#search-suggestions [role=option]');
		await press('ArrowDown');
		await press('Enter');
		await expectAt('/support/faqs/forgotten-password');
		await click('[data-vote] button[data-value=up]');
		await expectSeen(visitor, '[data-vote] [data-value=up][aria-pressed=true]');
		await expect
			.poll(async () => (await textsOf(visitor, '[data-vote] [role=status]')).join('').trim())
			.not.toBe('');
	});

	for (const [id, name, isCounted] of [
		['CK-04', 'Reject', false],
		['CK-02', 'Accept All', true],
	] as const)
		test(`[CK-01] [${id}] the cookie question takes ${name} for an answer, and keeps it`, async () => {
			const { open, click, evaluate } = await visit(false);
			await open('/privacy');
			await click({ css: `${bar} button`, text: name });
			await expectSeen(visitor, bar, false);
			const receipt = await evaluate((key) => localStorage.getItem(key), consentReceiptKey);
			expect(JSON.parse(receipt ?? '').choices.analytics).toBe(isCounted);
			if (!engine.keepsSecureCookies) return;
			await open('/');
			expect(await evaluate(() => document.cookie)).toContain(`analytics=${isCounted ? 1 : 0}`);
			await expectSeen(visitor, bar, false);
		});

	test('[MN-10] [CK-05] the cookie question opens again from the footer, and gives the focus back', async () => {
		const { open, click, evaluate } = await visit();
		await open('/blog');
		await expectSeen(visitor, bar, false);
		await click('footer [data-cookie-settings]');
		await expectFocus(visitor, bar);
		expect(await evaluate(() => document.querySelectorAll('#consent-bar :checked').length)).toBe(0);
		await click({ css: `${bar} button`, text: 'Confirm my choices' });
		await expectSeen(visitor, bar, false);
		await expectFocus(visitor, 'footer [data-cookie-settings]');
	});

	test('[VA-01] somebody who signs in with nothing is told what is missing', async () => {
		const { open, click } = await visit();
		await open('/account/login');
		await click('#login button[type=submit]');
		await expectText(visitor, '#login-username-error', errors.field.required);
		await expectText(visitor, '#login-password-error', errors.field.required);
	});

	test('[RT-05] [VA-01] somebody who has filled in what was missing is signed in, and stays so', async ({
		skip,
	}) => {
		skip(!engine.keepsSecureCookies, noSession);
		const { open, click } = await visit();
		await open('/account/login');
		await click('#login button[type=submit]');
		await expectText(visitor, '#login-username-error', errors.field.required);
		await signIn(players.mira);
		await expectText(visitor, 'main', players.mira.email);
		await open('/account');
		await expectText(visitor, 'main', players.mira.email);
	});

	test('[RT-18] [AC-15] a setting of the account is changed, and stays', async ({ skip }) => {
		skip(!engine.keepsSecureCookies, noSession);
		const { open, click, fill } = await visit();
		await open('/account/login');
		await signIn(await newPlayer());
		await click({ css: 'main button', text: account.profile.editProfile });
		await fill('#profile-displayName', 'Ada of the Marsh');
		await click('#profile button[type=submit]');
		await expectText(visitor, status, account.profile.profileSaved);
		await open('/account');
		await expectText(visitor, 'main', 'Hello, Ada of the Marsh');
	});

	test('[LD-03] R10 a page says that it is offline, and that it is back', async () => {
		const { open, setOffline } = await visit();
		await open('/press');
		await setOffline(true);
		await expectSeen(visitor, offline);
		await setOffline(false);
		await expectSeen(visitor, offline, false);
	});

	test('[PR-02] [MO-03] a press pack opens as a modal, and Escape closes it', async () => {
		const { open, click, press } = await visit();
		await open('/press');
		await click({ css: 'main button', text: 'See files' });
		await expectSeen(visitor, 'dialog[open]:modal');
		await press('Escape');
		await expectSeen(visitor, 'dialog[open]', false);
		await expectFocus(visitor, 'main button');
	});

	test('[PT-03] [PT-04] the survey of the playtests judges a step and goes on to the next', async () => {
		const { open, click, fill } = await visit();
		await open('/playtests');
		await click('[data-survey]');
		await expectText(visitor, '#survey h2', 'Can you take part?');
		await expectFocus(visitor, '#survey h2');
		await click('#survey button[type=submit]');
		await expectFocus(visitor, '#survey [role=alert]');
		await fill('#survey [name="dateOfBirth.day"]', '3');
		await fill('#survey [name="dateOfBirth.month"]', '2');
		await fill('#survey [name="dateOfBirth.year"]', '1990');
		for (const value of ['english', 'full-day', 'agreement']) await click(`#survey input[value=${value}]`);
		await click('#survey button[type=submit]');
		await expectText(visitor, '#survey h2', 'Who are you?');
	});

	test('[EP-01] the page for errors is shown where there is no page, and leads home', async () => {
		const { open, expectAt, click } = await visit();
		await open('/no/such/page');
		await expectText(visitor, 'h1', 'Page not found');
		await click({ css: 'main a', text: 'Go to Homepage' });
		await expectAt('/');
	});

	test('[RT-35] the home page scrolls to its games, where the address names them', async () => {
		const { open, expectAt, evaluate } = await visit();
		await open('/#games');
		await expectAt('/#games');
		const distance = () =>
			evaluate(() => Math.abs(document.querySelector('#games')?.getBoundingClientRect().top ?? 1e6));
		await expect.poll(distance).toBeLessThanOrEqual(100);
		expect(await scrollTop(visitor)).toBeGreaterThan(100);
	});

	test('[GP-01] [GP-03] a game of the wall leads to its page, where its trailer plays', async () => {
		const { open, expectAt, click, press, evaluate } = await visit();
		await open('/');
		await click('#games a[href="/games/the-salt-crown"]');
		await expectAt('/games/the-salt-crown');
		await click({ css: 'main a', text: 'Watch the trailer' });
		await expectSeen(visitor, 'dialog[open] video');
		const film = () =>
			evaluate(() => {
				const { currentTime, paused } = document.querySelector('dialog video') as HTMLVideoElement;
				return { hasBegun: currentTime > 0, paused };
			});
		await expect.poll(film).toEqual({ hasBegun: true, paused: false });
		await press('Escape');
		await expectSeen(visitor, 'dialog[open]', false);
		await expect.poll(film).toEqual({ hasBegun: true, paused: true });
	});

	test('[GP-06] a game stays on the wishlist of the device', async () => {
		const { open, click } = await visit();
		const wish = (isPressed: boolean) => `[data-wish~=wending] button[aria-pressed=${isPressed}]`;
		await open('/games/wending');
		await click(wish(false));
		await expectSeen(visitor, { css: wish(true), text: games.wishlist.added });
		await open('/fr/games/wending');
		await expectSeen(visitor, wish(true));
	});

	test('[RT-28] a message of the contact form arrives, and its receipt has the focus', async () => {
		const { open, click, fill } = await visit();
		const email = `contact-${crypto.randomUUID()}@readers.example`;
		await open('/contact');
		await fill('#contact-category', 'press');
		await fill('#contact-name', 'Ada Quill');
		await fill('#contact-email', email);
		await fill('#contact-subject', 'A museum of maps');
		await fill('#contact-message', 'We would like to talk about a museum of maps that never were.');
		await click('#contact button[type=submit]');
		await expectText(visitor, status, 'Your message has arrived');
		await expectFocus(visitor, status);
		const [, reference = '?'] = /\b(C-[2-9A-Z]{8})\b/.exec((await textsOf(visitor, status)).join()) ?? [];
		expect((await outboxOf(email))[0]?.subject).toContain(reference);
	});

	test('[FX-35] job alerts are asked for, and a mail asks back', async () => {
		const { open, click, fill } = await visit();
		const email = `alerts-${crypto.randomUUID()}@readers.example`;
		await open('/careers/alerts');
		await fill('#alerts-email', email);
		await click('#alerts button[type=submit]');
		await expectText(visitor, status, careers.alerts.askedTitle);
		await expectFocus(visitor, status);
		await expect.poll(() => outboxOf(email)).toHaveLength(1);
	});

	test('[FX-14] the search of the header finds a position, and leads there by keys', async () => {
		const { open, expectAt, click, fill, press } = await visit();
		await open('/blog');
		await click('header button[data-find]');
		await expectFocus(visitor, '#search-layer [role=combobox]');
		await fill('#search-layer [role=combobox]', '2403');
		await expectSeen(visitor, '#search-layer [role=option]');
		await press('ArrowDown');
		await press('Enter');
		await expectAt('/careers/2403');
	});
});
