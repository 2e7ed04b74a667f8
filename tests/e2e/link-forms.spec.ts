import { expect, type Page, test } from '@playwright/test';
import enAccount from '../../i18n/en/account.json' with { type: 'json' };
import enCareers from '../../i18n/en/careers.json' with { type: 'json' };
import enCommon from '../../i18n/en/common.json' with { type: 'json' };
import enErrors from '../../i18n/en/errors.json' with { type: 'json' };
import esAccount from '../../i18n/es/account.json' with { type: 'json' };
import esCareers from '../../i18n/es/careers.json' with { type: 'json' };
import frAccount from '../../i18n/fr/account.json' with { type: 'json' };
import frCareers from '../../i18n/fr/careers.json' with { type: 'json' };
import { application, newApplicant, withdrawalOf } from '../support/applications.ts';
import { sample } from '../support/full.ts';
import { creation, newestToken, newPlayer, stranger } from '../support/players.ts';
import {
	botToken,
	call,
	clearFaults,
	createJar,
	freshAddress,
	outboxOf,
	type Player,
	readState,
	setFaults,
	signIn,
} from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { enter, expectSound } from './area-support.ts';
import { axeFindings } from './axe.ts';

test.afterEach(clearFaults);

/** The path of the last link in the newest mail to an address. */
const linkOf = async (email: string) => {
	const { pathname, search } = new URL((await outboxOf(email)).at(-1)?.links.at(-1) ?? '');
	return pathname + search;
};

async function newAccount(locale = 'en'): Promise<{ player: Player; link: string }> {
	const player = stranger();
	const body = await creation(player, { locale });
	await call('/api/account/create', { body, from: freshAddress() });
	return { player, link: await linkOf(player.email) };
}

async function alertLink(locale = 'en', email = `forms-${crypto.randomUUID()}@readers.example`) {
	const body = { email, filters: {}, locale, captcha: await botToken('alerts') };
	await call('/api/careers/alerts', { body, from: freshAddress() });
	return { email, link: await linkOf(email) };
}

async function stopLink(locale = 'en'): Promise<string> {
	const { email, link } = await alertLink(locale);
	await call('/api/careers/alerts/confirm', {
		body: { token: link.split('/').at(-1) },
		from: freshAddress(),
	});
	return (await alertLink(locale, email)).link;
}

/** A player who has changed the mail address, and the link that takes it back. */
async function undoLink(): Promise<{ player: Player; link: string }> {
	const player = await newPlayer();
	const jar = createJar();
	await signIn(player, jar);
	const body = { email: player.email.replace('@', '-new@'), password: player.password, code: '' };
	await call('/api/account/update-email', { body, jar });
	const { token } = await newestToken(player.email);
	return { player, link: `/account/undo-email/${token}` };
}

async function withdrawLink(): Promise<string> {
	const email = newApplicant();
	await call('/api/careers/apply', { body: await application({ email }), from: freshAddress() });
	const { pathname, search } = new URL((await withdrawalOf(email)).link);
	return pathname + search;
}

const isVerified = async (player: Player) => (await signIn(player, createJar())).status === 200;
const pressable = (page: Page) => page.locator('main button[type=submit]');

test('[FX-35] [RT-10] a scanner that opens every link of the mails, with scripts, changes nothing', async ({
	page,
}) => {
	const [{ link: validate }, { link: confirm }, stop] = [
		await newAccount(),
		await alertLink(),
		await stopLink(),
	];
	const [{ link: undo }, withdraw] = [await undoLink(), await withdrawLink()];
	const before = (await readState()).hash;
	for (const link of [validate, confirm, stop, undo, withdraw, `/en${confirm}`]) {
		const posts: string[] = [];
		page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
		await page.goto(link, { waitUntil: 'networkidle' });
		await expect(pressable(page)).toBeEnabled();
		await page.mouse.move(200, 300);
		await page.reload({ waitUntil: 'networkidle' });
		await expect(pressable(page)).toBeEnabled();
		expect([link, posts]).toEqual([link, []]);
	}
	expect((await readState()).hash).toBe(before);
});

test('[RT-10] [FX-35] the page says what the press will do, and does it by keyboard', async ({ page }) => {
	const { player, link } = await newAccount();
	await page.goto(link);
	await expect(page.locator('main')).toContainText(`the account ${player.username}`);
	expect(await axeFindings(page)).toEqual([]);
	const button = page.getByRole('button', { name: enAccount.validate.submit });
	await button.focus();
	await page.keyboard.press('Space');
	await expect(page.getByRole('status').filter({ hasText: enAccount.validate.doneTitle })).toBeFocused();
	expect(await isVerified(player)).toBe(true);
	await page.goto('/');
	await page.goBack();
	await expect(page.getByText(enAccount.validate.doneTitle)).toBeVisible();
});

test('[RT-10] [FX-35] a second tab that is pressed later says that it may be done', { tag: '@full' }, async ({
	page,
	context,
}) => {
	const { link } = await newAccount();
	const other = await context.newPage();
	for (const tab of [page, other]) {
		await tab.goto(link);
		await expect(pressable(tab)).toBeVisible();
	}
	await pressable(page).click();
	await expect(page.getByText(enAccount.validate.doneTitle)).toBeVisible();
	await pressable(other).click();
	await expect(other.getByRole('alert')).toContainText(enErrors.msg.NO_PENDING_EMAIL_VALIDATION);
});

test('[FX-35] [RT-10] somebody who is signed in is led to their account, not to the login page', {
	tag: '@full',
}, async ({ page }) => {
	const player = await newPlayer();
	const jar = createJar();
	await signIn(player, jar);
	const email = player.email.replace('@', '-later@');
	await call('/api/account/update-email', { body: { email, password: player.password, code: '' }, jar });
	await enter(page, player, await linkOf(email));
	await pressable(page).click();
	await expect(page.getByText(enAccount.validate.doneSignedIn)).toBeVisible();
	await expect(page.getByText(enAccount.validate.done)).toHaveCount(0);
	await page.reload();
	await page.getByRole('main').getByRole('link', { name: enAccount.validate.account }).click();
	await expect(page).toHaveURL('/account');
	await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

for (const path of sample([
	'/account/validate/mira/x',
	'/fr/account/undo-email/x',
	'/es/careers/alerts/stop/x',
]))
	test(`[FX-35] what a press without scripts leads to is sound: ${path}`, { tag: '@full' }, async ({
		page,
	}) => {
		const complaints = complaintsOf(page);
		await page.goto(path);
		const answered = page.waitForResponse((response) => response.request().method() === 'POST');
		await page.evaluate((action) => {
			const form = Object.assign(document.createElement('form'), { method: 'post', action });
			document.body.append(form);
			form.submit();
		}, path);
		expect((await answered).status()).toBe(422);
		await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
		await expectSound(page);
		expect(complaints).toEqual([]);
	});

test.describe('[FX-35] without scripts', () => {
	test.use({ javaScriptEnabled: false });

	let complaints: string[] = [];
	test.beforeEach(({ page }) => {
		complaints = complaintsOf(page);
	});
	test.afterEach(() => expect(complaints).toEqual([]));

	const words = { en: enAccount.validate, fr: frAccount.validate, es: esAccount.validate };
	for (const [locale, texts] of sample(Object.entries(words)))
		test(`[RT-10] an address is verified by a press in ${locale}, and the page claims nothing false`, async ({
			page,
		}) => {
			const { player, link } = await newAccount(locale);
			await page.goto(link);
			expect(await page.locator('main noscript p').innerText()).toBe(texts.what);
			await expect(page.getByRole('button', { name: texts.submit })).toHaveCount(1);
			await expect(page.getByText(texts.finding)).toBeHidden();
			expect(await isVerified(player)).toBe(false);
			await page.getByRole('button', { name: texts.submit }).press('Enter');
			await expect(page.getByRole('status').filter({ hasText: texts.doneTitle })).toBeVisible();
			await expect(page.locator('main :focus, main:focus')).toContainText(texts.doneTitle);
			await expect(page.getByText(texts.done, { exact: true })).toHaveCount(0);
			const prefix = locale === 'en' ? '' : `/${locale}`;
			const hrefs = page.locator('main a');
			await expect(hrefs.nth(0)).toHaveAttribute('href', `${prefix}/account/login`);
			await expect(hrefs.nth(1)).toHaveAttribute('href', `${prefix}/account`);
			expect(await isVerified(player)).toBe(true);
			await page.goto(link);
			await page.getByRole('button', { name: texts.submit }).click();
			await expect(page.getByRole('alert').first()).toBeVisible();
		});

	const alerts = { en: enCareers, fr: frCareers, es: esCareers };
	for (const [locale, { alertLink: texts }] of sample(Object.entries(alerts)))
		test(`alerts are begun and stopped by a press in ${locale}`, { tag: '@full' }, async ({ page }) => {
			const { email, link } = await alertLink(locale);
			await page.goto(link);
			await page.getByRole('button', { name: texts.confirm.submit }).click();
			await expect(page.getByText(texts.confirm.doneTitle)).toBeVisible();
			await page.goto((await alertLink(locale, email)).link);
			await page.getByRole('button', { name: texts.stop.submit }).click();
			await expect(page.getByText(texts.stop.doneTitle)).toBeVisible();
			await page.goto(link);
			await page.getByRole('button', { name: texts.confirm.submit }).click();
			await expect(page.getByText(texts.lapsedTitle)).toBeVisible();
			await expect(page.getByRole('link', { name: texts.again })).toBeVisible();
		});

	test('links of older mails about alerts work, too', { tag: '@full' }, async ({ page }) => {
		const { link } = await alertLink();
		await page.goto(`/careers/alerts?confirm=${link.split('/').at(-1)}`);
		await page.getByRole('button', { name: enCareers.alertLink.confirm.submit }).click();
		await expect(page.getByText(enCareers.alertLink.confirm.doneTitle)).toBeVisible();
	});

	test('[EN-02] a former address is put back by a press', { tag: '@full' }, async ({ page }) => {
		const { player, link } = await undoLink();
		await page.goto(link);
		expect(await page.locator('main noscript p').innerText()).toBe(enAccount.undo.what);
		await page.getByRole('button', { name: enAccount.undo.submit }).click();
		await expect(page.getByText(enAccount.undo.doneTitle)).toBeVisible();
		const answer = await signIn(player, createJar());
		expect(answer.body.data).toHaveProperty('user.email', player.email);
	});

	test('an application is withdrawn by what its mail says', async ({ page }) => {
		const query = new URLSearchParams((await withdrawLink()).split('?')[1]);
		await page.goto('/careers/withdraw');
		await expect(page.locator('main form:visible')).toHaveCount(1);
		const send = async (code: string) => {
			const form = page.locator('main form:visible');
			await form.getByLabel(enCareers.withdraw.reference).fill(query.get('reference') ?? '');
			await form.getByLabel(enCareers.withdraw.code).fill(code);
			await form.getByRole('button', { name: enCareers.withdraw.submit }).click();
		};
		await send('AAAAA-AAAAA');
		await expect(page.getByText(enCareers.withdraw.unknown)).toBeVisible();
		await send(query.get('token') ?? '');
		await expect(page.getByText(enCareers.withdraw.doneTitle)).toBeVisible();
	});

	test('a service that is down says to press again, and the press is there', { tag: '@full' }, async ({
		page,
	}) => {
		const { player, link } = await newAccount();
		await page.goto(link);
		await setFaults({ service: 'account', path: '/api/account/validate', mode: 'status:503' });
		await pressable(page).click();
		await expect(page.getByText(enCommon.linkForm.down)).toBeVisible();
		await clearFaults();
		await expect(async () => {
			await pressable(page).click();
			await expect(page.getByText(enAccount.validate.doneTitle)).toBeVisible({ timeout: 1000 });
		}).toPass();
		expect(await isVerified(player)).toBe(true);
	});

	test('a page that was opened without its link says what it needs', { tag: '@full' }, async ({ page }) => {
		await page.goto('/account/validate');
		await pressable(page).click();
		await expect(page.getByText(enAccount.validate.missingTitle)).toBeVisible();
		await expect(page.getByRole('link', { name: enAccount.validate.again })).toBeVisible();
	});

	test('nothing of it breaks the layout of a small phone', { tag: '@full' }, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		for (const path of ['/account/validate/mira/x', '/careers/alerts/stop/x', '/careers/withdraw']) {
			await page.goto(path);
			const widthOf = () => page.locator('main').evaluate((main) => main.scrollWidth);
			expect(await widthOf()).toBeLessThanOrEqual(320);
			// Nothing is typed in on the pages of links that carry all that is needed.
			if (!path.endsWith('/x')) continue;
			await page.locator('main form:visible').getByRole('button').click();
			await expect(page.locator('main').getByRole('link').first()).toBeVisible();
			expect(await widthOf()).toBeLessThanOrEqual(320);
		}
	});
});
