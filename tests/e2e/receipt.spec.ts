import { expect, test } from '@playwright/test';
import en from '../../i18n/en/support.json' with { type: 'json' };
import es from '../../i18n/es/support.json' with { type: 'json' };
import fr from '../../i18n/fr/support.json' with { type: 'json' };
import { application, newApplicant } from '../support/applications.ts';
import { sample } from '../support/full.ts';
import { answerAs, receiptOf, sentMessage, staffLinkOf } from '../support/receipts.ts';
import { call, clearFaults, freshAddress, setFaults } from '../support/site.ts';
import { axeFindings } from './axe.ts';

test.afterEach(clearFaults);

async function applied() {
	const email = newApplicant();
	await call('/api/careers/apply', { body: await application({ email }), from: freshAddress() });
	return receiptOf(email);
}

test('[SV-13] the link in the mail shows what became of an application, again after a reload', async ({
	page,
}) => {
	const { link, reference, token } = await applied();
	await page.goto(link);
	const status = page.getByRole('status').filter({ hasText: `Your application ${reference}` });
	await expect(status).toContainText(en.receipt.states.received);
	expect(await axeFindings(page)).toEqual([]);
	// Nobody reads the code over a shoulder, or in what is copied.
	expect(page.url()).not.toContain(token);
	await answerAs(reference, { state: 'closed', answer: 'Come and see us.\n\nBring <i>cake</i>.' });
	await page.reload();
	await expect(status).toContainText(en.receipt.states.closed);
	await expect(page.getByRole('heading', { name: en.receipt.answer })).toBeVisible();
	await expect(page.locator('main')).toContainText('Bring <i>cake</i>.');
	await page.getByRole('link', { name: en.receipt.withdraw }).click();
	await expect(page).toHaveURL('/careers/withdraw');
	await page.locator('main button[type=submit]').click();
	await expect(page.getByText('Your application is deleted')).toBeVisible();
	await page.goto(link);
	await expect(page.getByRole('alert')).toContainText(en.receipt.unknown);
	await page.getByRole('button', { name: en.receipt.submit }).click();
	await expect(page.getByRole('alert')).toContainText(en.receipt.unknown);
});

test('[SV-13] a link that lost its end says that it leads to nothing, with what it has in the form', async ({
	page,
}) => {
	const { reference } = await applied();
	await page.goto(`/receipt?reference=${reference}&token=AAAAA`);
	await expect(page.getByRole('alert')).toContainText(en.receipt.unknown);
	await expect(page.getByRole('textbox', { name: en.receipt.reference })).toHaveValue(reference);
});

for (const [locale, texts] of sample(Object.entries({ en, fr, es })))
	test(`[SV-13] what the mail says can be typed in, by keyboard alone (${locale})`, async ({ page }) => {
		const { reference, token } = await sentMessage(locale);
		await page.goto(`${locale === 'en' ? '' : `/${locale}`}/receipt`);
		await page.getByRole('textbox', { name: texts.receipt.reference }).focus();
		await page.keyboard.type(reference.toLowerCase());
		await page.keyboard.press('Tab');
		await page.keyboard.type('AAAAA-AAAAA-AAAAA-AAAAA');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('alert')).toContainText(texts.receipt.unknown);
		// What was typed is still there.
		await expect(page.getByRole('textbox', { name: texts.receipt.reference })).toHaveValue(
			reference.toLowerCase(),
		);
		await page.getByRole('textbox', { name: texts.receipt.code }).fill(token);
		await page.keyboard.press('Enter');
		const status = page.getByRole('status').filter({ hasText: texts.receipt.states.received });
		await expect(status).toBeFocused();
		expect(await axeFindings(page)).toEqual([]);
	});

test('[SV-13] a service that is down leaves the form, filled in, to ask again', { tag: '@full' }, async ({
	page,
}) => {
	const { link, reference } = await sentMessage();
	await setFaults({ service: 'cms', path: '/api/receipts', mode: 'status:503' });
	await page.goto(link);
	await expect(page.getByLabel(en.receipt.reference)).toHaveValue(reference);
	await page.getByRole('button', { name: en.receipt.submit }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'try again' })).toBeVisible();
	await clearFaults();
	await expect(async () => {
		await page.getByRole('button', { name: en.receipt.submit }).click();
		await expect(page.getByText(en.receipt.states.received)).toBeVisible({ timeout: 1000 });
	}).toPass();
});

test('[SV-13] the studio says what becomes of a message on a page that works by keyboard, without scripts', async ({
	browser,
	page,
}) => {
	const { link, reference } = await sentMessage('fr');
	const context = await browser.newContext({ javaScriptEnabled: false });
	const staff = await context.newPage();
	await staff.goto(await staffLinkOf(reference));
	await expect(staff.getByRole('heading', { level: 1 })).toHaveText('An interview');
	await staff.getByRole('radio', { name: 'Received' }).focus();
	await staff.keyboard.press('ArrowRight');
	await staff.keyboard.press('Tab');
	await staff.keyboard.type('We would love to.');
	await staff.keyboard.press('Tab');
	await staff.keyboard.press('Enter');
	await expect(staff.getByRole('status')).toHaveText('Saved.');
	await expect(staff.getByRole('radio', { name: 'Read' })).toBeChecked();
	await context.close();
	await page.goto(link);
	await expect(page.getByRole('status').filter({ hasText: reference })).toContainText(fr.receipt.states.read);
	await expect(page.locator('main')).toContainText('We would love to.');
});

test('[SV-13] the page of the studio has nothing that axe finds', { tag: '@full' }, async ({ page }) => {
	const { reference } = await applied();
	await page.goto(await staffLinkOf(reference));
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await axeFindings(page)).toEqual([]);
	}
});
