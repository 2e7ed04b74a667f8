import { expect, test } from '@playwright/test';

test('[MN-04] an anonymous visitor is offered to log in and to create an account', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Account' }).click();
	await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/login');
	await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/account/create');
	await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('[MN-04] the account menu works by keyboard and closes with Escape', async ({ page }) => {
	await page.goto('/');
	const entry = page.getByRole('button', { name: 'Account' });
	await entry.focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Login' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
	await expect(entry).toBeFocused();
});

test('the careers submenu lists the locations, one with a site of its own in a new tab', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Careers' }).click();
	const panel = page.locator('#menu-careers');
	await expect(panel.getByRole('link', { name: 'Gent' })).toHaveAttribute(
		'href',
		'/careers/location/gent?location=gent',
	);
	const external = panel.locator('[data-external-url]');
	await expect(external).toHaveCount(1);
	await expect(external).toHaveAttribute('target', '_blank');
});

test('at 390 px the menu opens as a layer over the page', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/fr');
	await page.getByRole('button', { name: 'Menu' }).click();
	await expect(page.locator('#menu-layer').getByRole('link', { name: 'Actualités' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.locator('#menu-layer')).toBeHidden();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
	await page.goto('/');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
});

test('the language switch leads to the same page in the other language', async ({ page }) => {
	await page.goto('/account/login');
	await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/account/login');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
