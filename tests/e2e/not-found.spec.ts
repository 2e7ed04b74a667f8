import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { axeFindings } from './axe.ts';
import { languages } from './shell-support.ts';

test('[EP-01] an unknown address answers 404 and leads home', async ({ page }) => {
	const response = await page.goto('/no/such/page');
	expect(response?.status()).toBe(404);
	await expect(page.getByText('Error', { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
	await expect(page.getByText('This page could not be found.')).toBeVisible();
	await page.getByRole('link', { name: 'Go to Homepage' }).click();
	await expect(page).toHaveURL('/');
});

for (const { path, title, home } of sample([
	{ path: '/fr/nulle/part', title: 'Page introuvable', home: '/fr' },
	{ path: '/es/ninguna/parte', title: 'Página no encontrada', home: '/es' },
])) {
	test(`[EP-01] ${path} answers in its own language`, async ({ page }) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', home);
		expect(await axeFindings(page)).toEqual([]);
	});
}

test('[KN-07] the language switch keeps the address that is not there', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/no/such/page?from=mail');
	await languages(page).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/no/such/page?from=mail');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
});

test('an address of the API that does not exist answers JSON', { tag: '@full' }, async ({ request }) => {
	const response = await request.get('/api/no-such-call');
	expect(response.status()).toBe(404);
	expect(await response.json()).toEqual({ messages: ['NOT_FOUND'], requestId: expect.any(String) });
});
