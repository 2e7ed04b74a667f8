import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/account.json' with { type: 'json' };
import fr from '../../i18n/fr/account.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { watchFor } from './leaks.ts';
import { json } from './shell-support.ts';

const code = 'secret-code-1';

/** The path as it is when the first thing that could be requested comes up in the page. */
async function recordFirstPath(page: Page): Promise<() => Promise<string | undefined>> {
	await page.addInitScript(() => {
		const observer = new MutationObserver(() => {
			if (!document.querySelector('link, [src], style')) return;
			observer.disconnect();
			(globalThis as { firstPath?: string }).firstPath = location.pathname;
		});
		observer.observe(document, { childList: true, subtree: true });
	});
	return () => page.evaluate(() => (globalThis as { firstPath?: string }).firstPath);
}

for (const prefix of sample(['', '/fr'])) {
	test(`T47 [RT-09] ${prefix} the code leaves the address first thing and goes nowhere`, async ({
		page,
		baseURL,
	}) => {
		const sent = watchFor(code, page);
		const firstPath = await recordFirstPath(page);
		const response = await page.goto(`${prefix}/account/reset-password/mira/${code}`, {
			waitUntil: 'networkidle',
		});
		const bare = `${prefix}/account/reset-password`;
		expect(response?.headers()['referrer-policy']).toBe('no-referrer');
		expect(await firstPath()).toBe(bare);
		await expect(page).toHaveURL(bare);
		await expect(page.locator('#reset-username')).toHaveValue('mira');
		await expect(page.locator('#reset-recoveryCode')).toHaveValue(code);
		expect(await sent()).toEqual({ leaks: [], origins: [baseURL] });
	});
}

test('[RT-09] reload and back keep what the address gave', { tag: '@full' }, async ({ page }) => {
	await page.goto(`/account/reset-password/mira/${code}`);
	await page.reload();
	await expect(page.locator('#reset-recoveryCode')).toHaveValue(code);
	await page.goto('/');
	await page.goBack();
	await expect(page.locator('#reset-recoveryCode')).toHaveValue(code);
	await expect(page).toHaveURL('/account/reset-password');
});

test('[RT-09] a change of language takes along what the address gave, also an odd code', async ({
	page,
	baseURL,
}) => {
	const sent = watchFor(code, page);
	const odd = `${code} /é?#%`;
	await page.goto(`/account/reset-password/mira/${encodeURIComponent(odd)}`);
	await expect(page.locator('#reset-recoveryCode')).toHaveValue(odd);
	await page.getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/account/reset-password');
	await expect(page.locator('#reset-username')).toHaveValue('mira');
	await expect(page.locator('#reset-recoveryCode')).toHaveValue(odd);
	await page.goBack();
	await expect(page).toHaveURL('/account/reset-password');
	await expect(page.locator('#reset-recoveryCode')).toHaveValue(odd);
	expect(await sent()).toEqual({ leaks: [], origins: [baseURL] });
});

test('[RT-09] a change of language without anything given asks for both', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/account/reset-password');
	await expect(page.getByRole('button', { name: 'Save password' })).toBeEnabled();
	await page.getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/account/reset-password');
	await expect(page.locator('#reset-recoveryCode')).toHaveValue('');
});

test('[RT-09] a user name alone is filled in, and without any the page asks for both', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/account/reset-password');
	await expect(page.getByRole('button', { name: 'Save password' })).toBeEnabled();
	await expect(page.locator('#reset-username')).toHaveValue('');
	await page.goto('/account/reset-password/mira');
	await expect(page.locator('#reset-username')).toHaveValue('mira');
	await expect(page.locator('#reset-recoveryCode')).toHaveValue('');
});

test('T47 [RT-10] the token of a validation link leaves the address first thing', async ({
	page,
	baseURL,
}) => {
	const sent = watchFor(code, page);
	const firstPath = await recordFirstPath(page);
	await page.goto(`/account/validate/mira/${code}`, { waitUntil: 'networkidle' });
	expect(await firstPath()).toBe('/account/validate');
	await page.getByRole('button', { name: en.validate.submit }).click();
	await expect(page.getByRole('alert')).toBeVisible();
	expect(await sent()).toEqual({ leaks: [], origins: [baseURL] });
});

test('[RT-10] a change of language takes the token of a validation link along', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto(`/account/validate/nadia/${code}`);
	await expect(page.getByRole('button', { name: en.validate.submit })).toBeVisible();
	await page.getByRole('link', { name: 'Français' }).click();
	const sent = page.waitForRequest('**/api/account/validate');
	await page.getByRole('button', { name: fr.validate.submit }).click();
	expect((await sent).postDataJSON()).toEqual({ username: 'nadia', token: code });
	await expect(page).toHaveURL('/fr/account/validate');
});

test('[RT-10] a change of language keeps saying that the address is verified, and a later visit does not', {
	tag: '@full',
}, async ({ page }) => {
	await page.route('**/api/account/validate', (route) =>
		route.fulfill(json(200, { status: true, data: null })),
	);
	await page.goto(`/account/validate/nadia/${code}`);
	await page.getByRole('button', { name: en.validate.submit }).click();
	await expect(page.getByText(en.validate.doneTitle)).toBeVisible();
	await page.getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/account/validate');
	await expect(page.getByText(fr.validate.doneTitle)).toBeVisible();
	await page.reload();
	await expect(page.getByText(fr.validate.doneTitle)).toBeVisible();
	await page.goto('/');
	await page.goto('/fr/account/validate');
	await expect(page.getByText(fr.validate.missingTitle)).toBeVisible();
});

test('[RT-10] what comes of a validation link has the focus, which reads it out', { tag: '@full' }, async ({
	page,
}) => {
	await page.route('**/api/account/validate', (route) =>
		route.fulfill(json(200, { status: true, data: null })),
	);
	await page.goto(`/account/validate/nadia/${code}`);
	await page.getByRole('button', { name: en.validate.submit }).press('Enter');
	await expect(page.getByRole('status').filter({ hasText: en.validate.doneTitle })).toBeFocused();
});

test('[RT-10] a validation page without a link says what it needs', { tag: '@full' }, async ({ page }) => {
	await page.goto('/account/validate');
	await expect(page.getByText('This page needs the link from our e-mail')).toBeVisible();
});
