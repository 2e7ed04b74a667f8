import { expect, type Page, test } from '@playwright/test';
import texts from '../../i18n/en/careers.json' with { type: 'json' };
import common from '../../i18n/en/common.json' with { type: 'json' };
import fr from '../../i18n/fr/careers.json' with { type: 'json' };
import { botToken, call, clearFaults, freshAddress, outboxOf, setFaults } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';
import { watchFor } from './leaks.ts';
import { languages } from './shell-support.ts';

test.afterEach(clearFaults);

let count = 0;
const newReader = () => `alerts-${Date.now()}-${count++}@readers.example`;
const submit = (page: Page) => page.locator('#alerts button[type=submit]');
const { confirm, stop } = texts.alertLink;
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function lastLink(email: string): Promise<string> {
	await expect.poll(async () => (await outboxOf(email)).length).toBeGreaterThan(0);
	return (await outboxOf(email)).at(-1)?.links.at(-1) ?? '';
}

/** Asks for alerts and waits until it is said that a mail is on its way; limits count who does. */
async function ask(page: Page, email: string, prefix = ''): Promise<void> {
	await page.goto(`${prefix}/careers/alerts`);
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-email').fill(email);
	await submit(page).click();
	await expect(page.getByRole('status').filter({ hasText: /mail|messagerie/ })).toBeFocused();
}

/** The link of the mail that is sent on asking from somewhere else. */
async function linkFor(email: string, locale = 'en'): Promise<string> {
	const body = { email, filters: {}, locale, captcha: await botToken('alerts') };
	expect((await call('/api/careers/alerts', { body, from: freshAddress() })).status).toBe(200);
	return lastLink(email);
}

test('[FX-35] alerts are asked for, begun by a press on the page of the first mail and stopped on that of the next', async ({
	page,
}) => {
	const complaints = complaintsOf(page);
	const email = newReader();
	await ask(page, email);
	await page.goto(await lastLink(email));
	await button(page, confirm.submit).click();
	await expect(page.getByRole('status').filter({ hasText: confirm.doneTitle })).toBeFocused();
	await page.reload();
	await expect(page.getByText(confirm.doneTitle)).toBeVisible();
	await page.goto(await linkFor(email));
	await button(page, stop.submit).press('Enter');
	await expect(page.getByRole('status').filter({ hasText: stop.doneTitle })).toBeFocused();
	expect(complaints).toEqual([]);
});

test('[FX-35] the token leaves the address first thing and goes nowhere', async ({ page }) => {
	const link = await linkFor(newReader());
	const token = link.split('/').at(-1) ?? '?';
	const sent = watchFor(token, page);
	const response = await page.goto(link);
	expect(response?.headers()['referrer-policy']).toBe('no-referrer');
	await expect(page).toHaveURL('/careers/alerts/confirm');
	await button(page, confirm.submit).click();
	await expect(page.getByText(confirm.doneTitle)).toBeVisible();
	expect((await sent()).leaks).toEqual([]);
	expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(token);
});

test('[FX-35] links of older mails lead to the same page', { tag: '@full' }, async ({ page }) => {
	const link = new URL(await linkFor(newReader(), 'fr'));
	const token = link.pathname.split('/').at(-1) ?? '';
	await page.goto(`/fr/careers/alerts?confirm=${token}`);
	await expect(page).toHaveURL('/fr/careers/alerts/confirm');
	await button(page, fr.alertLink.confirm.submit).click();
	await expect(page.getByText(fr.alertLink.confirm.doneTitle)).toBeVisible();
});

test('[FX-35] a link that is none says so after the press, and where to get another', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/careers/alerts/confirm/not.ours');
	await button(page, confirm.submit).click();
	const alert = page.getByRole('alert').filter({ hasText: texts.alertLink.lapsedTitle });
	await expect(alert).toBeFocused();
	await alert.getByRole('link', { name: texts.alertLink.again }).click();
	await expect(page.locator('#alerts')).toBeVisible();
	await page.goto('/careers/alerts/stop');
	await expect(page.getByText(texts.alertLink.missingTitle)).toBeVisible();
});

test('[FX-35] a link that meets a broken service can be pressed again', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto(await linkFor(newReader()));
	await setFaults({ service: 'cms', path: '/api/job-alerts/confirm', mode: 'status:503' });
	await button(page, confirm.submit).press('Enter');
	await expect(page.getByRole('alert')).toBeVisible();
	await expect(button(page, confirm.submit)).toBeFocused();
	await clearFaults();
	await expect(async () => {
		await button(page, confirm.submit).press('Enter');
		await expect(page.getByRole('status').filter({ hasText: confirm.doneTitle })).toBeFocused({
			timeout: 1000,
		});
	}).toPass();
});

test('[KN-07] [FX-35] a link works on the page in another language', { tag: '@full' }, async ({ page }) => {
	await page.goto(await linkFor(newReader()));
	await button(page, confirm.submit).waitFor();
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/careers/alerts/confirm');
	await button(page, fr.alertLink.confirm.submit).click();
	await expect(page.getByRole('status').filter({ hasText: fr.alertLink.confirm.doneTitle })).toBeVisible();
});

test('[FX-29] the form loads the bot check when somebody starts it, and says so', { tag: '@full' }, async ({
	page,
}) => {
	const loaded: string[] = [];
	page.on('request', (request) => request.url().includes('/bot-check/') && loaded.push(request.url()));
	await page.goto('/careers/alerts');
	await expect(submit(page)).toBeEnabled();
	await expect(page.locator('#alerts').getByText(common.form.botCheck.notice)).toBeVisible();
	expect(loaded).toEqual([]);
	const script = page.waitForResponse('**/bot-check/api.js*');
	await page.locator('#alerts-email').focus();
	expect((await script).ok()).toBe(true);
});

test('[FX-29] a blocked bot check says so, and sends nothing', { tag: '@full' }, async ({ page }) => {
	await page.route('**/bot-check/api.js*', (route) => route.abort());
	const email = newReader();
	await page.goto('/careers/alerts');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-email').fill(email);
	await submit(page).click();
	await expect(
		page.getByRole('alert').filter({ hasText: common.form.botCheck.noScript }).first(),
	).toBeVisible();
	await expect(page.locator('#alerts-email')).toHaveValue(email);
	expect(await outboxOf(email)).toEqual([]);
});

test('[KN-07] what is chosen stays through a reload and the language switch', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/careers/alerts');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-location').click();
	await page.getByRole('checkbox', { name: 'Gent', exact: true }).check();
	await page.keyboard.press('Escape');
	await page.locator('#alerts-email').fill('reader@readers.example');
	await page.reload();
	await expect(page.locator('#alerts-location')).toHaveText('Gent');
	await page.locator('#alerts-email').fill('reader@readers.example');
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/careers/alerts?location=gent');
	await expect(page.locator('#alerts-location')).toHaveText('Gand');
	await expect(page.locator('#alerts-email')).toHaveValue('reader@readers.example');
});

test('the form begins with the filters of the address, by keyboard alone', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/careers/alerts?location=gent&team=Art&team=Audio');
	await expect(page.locator('#alerts-team')).toHaveText('Art, Audio');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-email').focus();
	const email = newReader();
	await page.keyboard.type(email);
	await page.keyboard.press('Enter');
	await expect(page.getByText('Check your mail')).toBeVisible();
	await lastLink(email);
});

test('a wrong address is shown at its field, and what was chosen stays', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/careers/alerts?location=gent');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-email').fill('nobody');
	await submit(page).click();
	await expect(page.locator('#alerts-email')).toHaveAttribute('aria-invalid', 'true');
	await expect(page.locator('#alerts-email')).toHaveValue('nobody');
	await expect(page.locator('#alerts-location')).toHaveText('Gent');
});

test('the places are those that have positions here', { tag: '@full' }, async ({ page }) => {
	await page.goto('/careers/alerts');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-location').click();
	const place = (name: string) => page.getByRole('checkbox', { name, exact: true });
	await expect(place('Gent')).toBeVisible();
	await expect(place('Kuala Lumpur')).toBeVisible();
	await expect(place('Selangor')).toHaveCount(0);
});

test('beside the form stands the mail of the newest opening, in front of its city', async ({ page }) => {
	await page.goto('/careers/alerts');
	const example = page.getByRole('complementary', { name: texts.alerts.example.label });
	const opening = example.getByRole('link');
	const name = (await opening.textContent()) ?? '';
	expect(name).toMatch(/^.+, .+$/);
	await expect(example).toContainText(`New opening: ${name}`);
	await expect(example.locator('img')).toHaveJSProperty('complete', true);
	await opening.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.replace(/, [^,]+$/, ''));
});

test('the page speaks French', { tag: '@full' }, async ({ page }) => {
	const email = newReader();
	await ask(page, email, '/fr');
	const [mail] = await outboxOf(email);
	expect(mail?.subject).toBe('Confirmez vos alertes emploi');
	await page.goto(await lastLink(email));
	await expect(page).toHaveURL('/fr/careers/alerts/confirm');
	await button(page, 'Activer mes alertes').click();
	await expect(page.getByText('Vos alertes sont actives')).toBeVisible();
});

test('the page has no barriers that axe knows', { tag: '@full' }, async ({ page }) => {
	await page.goto('/careers/alerts');
	await expect(submit(page)).toBeEnabled();
	expect(await axeFindings(page)).toEqual([]);
});
