import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import { players } from '../support/players.ts';
import { axeFindings } from './axe.ts';
import { answerLogins, offlineNotice, openLogin, overlay, sendLogin, toasts } from './shell-support.ts';

const button = (page: Page) => page.locator('#login button[type=submit]');
const typed = async (page: Page) => {
	await expect(page.locator('#login-username')).toHaveValue(players.mira.username);
	await expect(page.locator('#login-password')).toHaveValue(players.mira.password);
};

test('[LD-03] R10 going offline is shown, on content pages too, and so is coming back', async ({
	page,
	context,
}) => {
	await page.goto('/press', { waitUntil: 'networkidle' });
	await expect(offlineNotice(page)).toBeHidden();
	await context.setOffline(true);
	await expect(page.getByRole('status').getByText('You are offline.')).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await context.setOffline(false);
	await expect(offlineNotice(page)).toBeHidden();
});

test('[LD-03] R10 while offline nothing can be sent, what was typed stays, and it can be sent afterwards', {
	tag: '@full',
}, async ({ page, context }) => {
	const asked: string[] = [];
	page.on('request', (request) => void asked.push(request.url()));
	await openLogin(page);
	await context.setOffline(true);
	await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
	await expect(page.locator('#login').getByText(en.page.offline)).toBeVisible();
	await page.locator('#login-password').press('Enter');
	await expect(overlay(page)).toBeHidden();
	expect(asked.filter((url) => url.endsWith('/api/account/login'))).toEqual([]);
	await typed(page);
	await context.setOffline(false);
	await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
	await typed(page);
	await sendLogin(page);
	await expect(page).toHaveURL('/account');
});

test('[LD-03] R10 a browser that wrongly says to be online again is not believed', { tag: '@full' }, async ({
	page,
	context,
}) => {
	await page.clock.install();
	await openLogin(page);
	await context.setOffline(true);
	await expect(offlineNotice(page)).toBeVisible();
	await page.route('**/mark.svg', (route) => route.abort());
	const probe = page.waitForRequest('**/mark.svg');
	await context.setOffline(false);
	await probe;
	await expect(offlineNotice(page)).toBeVisible();
	await page.unroute('**/mark.svg');
	await page.clock.runFor(5000);
	await expect(offlineNotice(page)).toBeHidden();
	await typed(page);
});

test('[LD-03] R10 a browser that wrongly says to be offline is not believed for long', {
	tag: '@full',
}, async ({ page }) => {
	await page.clock.install();
	await page.goto('/press', { waitUntil: 'networkidle' });
	await page.evaluate(() => dispatchEvent(new Event('offline')));
	await expect(offlineNotice(page)).toBeVisible();
	await page.clock.runFor(5000);
	await expect(offlineNotice(page)).toBeHidden();
});

test('[LD-03] R10 a request that reaches nothing finds out that the site is out of reach', {
	tag: '@full',
}, async ({ page }) => {
	await openLogin(page);
	await answerLogins(page, (route) => route.abort());
	await page.route('**/mark.svg', (route) => route.abort());
	await sendLogin(page);
	await expect(offlineNotice(page)).toBeVisible();
	await expect(page.locator('#login').getByRole('alert')).toContainText(en.page.offline);
	await expect(toasts(page)).toHaveCount(0);
	await typed(page);
});
