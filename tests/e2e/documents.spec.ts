import { expect, test } from '@playwright/test';
import { sample } from '../support/full.ts';

const cms = (path: string) => `${process.env.TEST_SANDBOX_URL}/cms${path}`;
const prefixes = { en: '', fr: '/fr', es: '/es' };
const legal = ['privacy', 'fan-content-policy', 'tos', 'gdpr'];
const documents = [...legal, 'accessibility', 'cookies'];

for (const [locale, prefix] of sample(Object.entries(prefixes))) {
	for (const slug of sample(documents)) {
		test(`[RT-02] [KN-01] /${slug} shows the document of the CMS in ${locale}`, async ({ page, request }) => {
			const document = await (await request.get(cms(`/api/pages/${slug}/${locale}`))).json();
			await page.goto(`${prefix}/${slug}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(document.title);
			await expect(page.locator('html')).toHaveAttribute('lang', locale);
			await expect(page.locator('.head time')).toHaveAttribute(
				'datetime',
				new Date(document.updatedAt).toISOString(),
			);
			const chapters = document.blocks.filter(({ type }: { type: string }) => type !== 'opening');
			await expect(page.locator('.contents a')).toHaveText(
				chapters.map(({ title }: { title: string }) => title),
			);
		});
	}
}

test('[RT-02] a line of the contents leads to its chapter, in every language to the same place', async ({
	page,
}) => {
	await page.goto('/privacy');
	const third = page.locator('.contents a').nth(2);
	const name = await third.textContent();
	await third.click();
	await expect(page).toHaveURL(/\/privacy#section-3$/);
	await expect(page.locator('#section-3')).toBeInViewport();
	await expect(page.locator('#section-3 h2')).toHaveText(name ?? '');
	await expect(page.locator('#section-3 h2')).toBeInViewport();
	await page.goto('/fr/privacy#section-3');
	await expect(page.locator('#section-3')).toBeInViewport();
});

test('[RT-02] a document says what each version changed, newest first', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/privacy');
	const dates = await page
		.locator('.versions time')
		.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
	expect(dates.length).toBeGreaterThan(1);
	expect(dates).toEqual(dates.toSorted().toReversed());
});

test('[RT-02] a document prints without the menu and the footer', { tag: '@full' }, async ({ page }) => {
	await page.goto('/tos');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the list of cookies names each with its age and purpose', async ({ page }) => {
	await page.goto('/cookies');
	for (const name of [
		'__Host-sid',
		'__Host-challenge',
		'__Host-passkey',
		'__Host-oauth',
		'signed_in',
		'flash',
		'consent',
		'reloaded',
		'voter',
	])
		await expect(page.locator('.cookie', { has: page.getByText(name, { exact: true }) })).toContainText(
			'Kept:',
		);
});

test('[RT-14] the account questions of the CMS open one at a time', async ({ page, request }) => {
	const { blocks } = await (await request.get(cms('/api/pages/account-faq/fr'))).json();
	const [{ items }] = blocks.filter(({ type }: { type: string }) => type === 'questions');
	await page.goto('/fr/account/faq');
	await expect(page.locator('summary')).toHaveText(items.map(({ title }: { title: string }) => title));
	await page.locator('summary').nth(0).click();
	await expect(page.locator('details').nth(0).locator('.answer')).toBeVisible();
	await page.locator('summary').nth(1).click();
	await expect(page.locator('details').nth(1).locator('.answer')).toBeVisible();
	await expect(page.locator('details').nth(0).locator('.answer')).toBeHidden();
});

test('the contact page names who reads what', { tag: '@full' }, async ({ page, request }) => {
	const { categories } = await (await request.get(cms('/api/contacts/form?locale=es'))).json();
	await page.goto('/es/contact');
	for (const { name, email } of categories) {
		await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
		await expect(page.getByRole('link', { name: email }).first()).toHaveAttribute('href', `mailto:${email}`);
	}
});
