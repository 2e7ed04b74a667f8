import { expect, test } from '@playwright/test';

test('a form is ready as soon as it has come where the browser never tells a page that it is idle', {
	tag: '@full',
}, async ({ page }) => {
	await page.clock.install();
	await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
	await page.clock.pauseAt(Date.now() + 1000);
	await page.goto('/account/login');
	await page.clock.runFor(100);
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
	await page.getByRole('button', { name: 'Log in', exact: true }).click();
	await expect(page.getByText('Field is required').first()).toBeVisible();
});
