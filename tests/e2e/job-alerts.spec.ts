import { expect, type Page, test } from '@playwright/test';
import careers from '../../i18n/fr/careers.json' with { type: 'json' };
import { clearFaults, outboxOf, setFaults } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';
import { watchFor } from './leaks.ts';
import { languages } from './shell-support.ts';

test.afterEach(clearFaults);

let count = 0;
const newReader = () => `alerts-${Date.now()}-${count++}@readers.example`;
const submit = (page: Page) => page.locator('#alerts button[type=submit]');

async function lastLink(email: string): Promise<string> {
	await expect.poll(async () => (await outboxOf(email)).length).toBeGreaterThan(0);
	return (await outboxOf(email)).at(-1)?.links.at(-1) ?? '';
}

/** Asks for alerts and waits until it is said that a mail is on its way. */
async function ask(page: Page, email: string, prefix = ''): Promise<void> {
	await page.goto(`${prefix}/careers/alerts`);
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-email').fill(email);
	await submit(page).click();
	await expect(page.getByRole('status').filter({ hasText: /mail|messagerie/ })).toBeFocused();
}

test('alerts are asked for, begun by the link of the first mail and stopped by the link of the next', async ({
	page,
}) => {
	const complaints = complaintsOf(page);
	const email = newReader();
	await ask(page, email);
	const first = await lastLink(email);
	await page.goto(first);
	await expect(page.getByText('Your alerts have begun')).toBeVisible();
	await ask(page, email);
	await expect.poll(async () => (await outboxOf(email)).length).toBe(2);
	await page.goto(await lastLink(email));
	await expect(page.getByText('Your alerts are stopped')).toBeVisible();
	expect(complaints).toEqual([]);
});

test('the token leaves the address first thing and goes nowhere', async ({ page }) => {
	const email = newReader();
	await ask(page, email);
	const link = await lastLink(email);
	const token = new URL(link).searchParams.get('confirm') ?? '?';
	const sent = watchFor(token, page);
	const response = await page.goto(link);
	expect(response?.headers()['referrer-policy']).toBe('no-referrer');
	await expect(page).toHaveURL('/careers/alerts');
	await expect(page.getByText('Your alerts have begun')).toBeVisible();
	expect((await sent()).leaks).toEqual([]);
});

test('a page that a link led to shows no form, and what became of it once', async ({ page }) => {
	await page.goto('/careers/alerts?stop=not.ours');
	await expect(page.getByText('This link does not work any more')).toBeVisible();
	await expect(page.locator('#alerts')).toHaveCount(0);
	await page.getByRole('link', { name: 'Ask for job alerts' }).click();
	await expect(page.locator('#alerts')).toBeVisible();
});

test('a link that meets a broken service can be tried again', async ({ page }) => {
	const email = newReader();
	await ask(page, email);
	const link = await lastLink(email);
	await setFaults({ service: 'cms', path: '/api/job-alerts/confirm', mode: 'status:503' });
	await page.goto(link);
	const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
	await alert.getByRole('button').press('Enter');
	await expect(alert).toBeFocused();
	await clearFaults();
	await alert.getByRole('button').press('Enter');
	await expect(page.getByRole('status').filter({ hasText: 'Your alerts have begun' })).toBeFocused();
});

test('[KN-07] a link that meets a broken service works on the page in another language', async ({ page }) => {
	const email = newReader();
	await ask(page, email);
	const link = await lastLink(email);
	await setFaults({ service: 'cms', path: '/api/job-alerts/confirm', mode: 'status:503' });
	await page.goto(link);
	await page.getByRole('button', { name: 'Try again' }).waitFor();
	await clearFaults();
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page.getByRole('heading', { name: /alertes/i, level: 1 })).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: careers.alerts.confirmedTitle })).toBeVisible();
	await expect(page).toHaveURL('/fr/careers/alerts');
	await expect(page.locator('#alerts')).toHaveCount(0);
});

test('[KN-07] what is chosen stays through a reload and the language switch', async ({ page }) => {
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

test('the form begins with the filters of the address, by keyboard alone', async ({ page }) => {
	await page.goto('/careers/alerts?location=gent&team=Art&team=Audio');
	await expect(page.locator('#alerts-team')).toHaveText('Art, Audio');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-email').focus();
	const email = newReader();
	await page.keyboard.type(email);
	await page.keyboard.press('Enter');
	await expect(page.getByText('Please look at your mail')).toBeVisible();
	await lastLink(email);
});

test('a wrong address is told at its field, and what was chosen stays', async ({ page }) => {
	await page.goto('/careers/alerts?location=gent');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-email').fill('nobody');
	await submit(page).click();
	await expect(page.locator('#alerts-email')).toHaveAttribute('aria-invalid', 'true');
	await expect(page.locator('#alerts-email')).toHaveValue('nobody');
	await expect(page.locator('#alerts-location')).toHaveText('Gent');
});

test('the places are those that have positions here', async ({ page }) => {
	await page.goto('/careers/alerts');
	await expect(submit(page)).toBeEnabled();
	await page.locator('#alerts-location').click();
	const place = (name: string) => page.getByRole('checkbox', { name, exact: true });
	await expect(place('Gent')).toBeVisible();
	await expect(place('Kuala Lumpur')).toBeVisible();
	await expect(place('Selangor')).toHaveCount(0);
});

test('the page speaks French', async ({ page }) => {
	const email = newReader();
	await ask(page, email, '/fr');
	const [mail] = await outboxOf(email);
	expect(mail?.subject).toBe('Confirmez vos alertes emploi');
	await page.goto(await lastLink(email));
	await expect(page).toHaveURL('/fr/careers/alerts');
	await expect(page.getByText('Vos alertes sont actives')).toBeVisible();
});

test('the page has no barriers that axe knows', async ({ page }) => {
	await page.goto('/careers/alerts');
	await expect(submit(page)).toBeEnabled();
	expect(await axeFindings(page)).toEqual([]);
});
