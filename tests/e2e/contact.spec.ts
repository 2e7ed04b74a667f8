import { expect, type Page, test } from '@playwright/test';
import { clearFaults, outboxOf, readState, setFaults } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';

test.afterEach(clearFaults);

const newWriter = () => `contact-${crypto.randomUUID()}@readers.example`;
const submit = (page: Page) => page.locator('#contact button[type=submit]');
const message = 'We would like to talk about a museum of maps that never were.';

async function fill(page: Page, email: string): Promise<void> {
	await page.locator('#contact-category').selectOption('press');
	await page.locator('#contact-name').fill('Ada Quill');
	await page.locator('#contact-email').fill(email);
	await page.locator('#contact-subject').fill('A museum of maps');
	await page.locator('#contact-message').fill(message);
}

async function open(page: Page, prefix = ''): Promise<void> {
	await page.goto(`${prefix}/contact`);
	await expect(submit(page)).toBeEnabled();
}

test('[RT-28] /contact takes a message and gives a receipt in its place', async ({ page }) => {
	const complaints = complaintsOf(page);
	const email = newWriter();
	await open(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await fill(page, email);
	await submit(page).click();
	const receipt = page.getByRole('status').filter({ hasText: 'Your message has arrived' });
	await expect(receipt).toBeFocused();
	const reference = /C-[2-9A-Z]{8}/.exec(await receipt.innerText())?.[0] ?? '';
	expect((await outboxOf(email))[0]?.subject).toContain(reference);
	await expect(page.locator('#contact')).toHaveCount(0);
	expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[RT-28] the addresses stand beside the form, which says what it needs', async ({ page }) => {
		await page.goto('/contact');
		await expect(page.getByRole('link', { name: 'press@tallowandthorn.example' }).first()).toBeVisible();
		await expect(page.locator('#contact noscript p')).toContainText('This form needs JavaScript');
	});
});

test('[BC-01] the bot check loads once somebody starts to fill in, for the action login', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => request.url().includes('/bot-check/') && scripts.push(request.url()));
	await open(page);
	await expect(page.getByText('This form uses a bot check.')).toBeVisible();
	expect(scripts).toEqual([]);
	await page.locator('#contact-name').focus();
	await expect.poll(() => scripts.length).toBeGreaterThan(0);
	expect(scripts[0]).toMatch(/api\.js\?render=/);
});

test('[BC-01] a blocked bot check says so and leaves a way: a mail with the typed text', async ({ page }) => {
	await page.route('**/bot-check/api.js*', (route) => route.abort());
	await open(page);
	await fill(page, newWriter());
	await submit(page).click();
	await expect(page.getByText('ReCaptcha error: Failed to load script').first()).toBeVisible();
	const link = page.getByRole('link', { name: 'Write to us by e-mail instead' });
	const address = new URL((await link.getAttribute('href')) ?? '');
	expect(address.pathname).toBe('press@tallowandthorn.example');
	expect(address.searchParams.get('body')).toBe(message);
	await expect(page.locator('#contact-message')).toHaveValue(message);
});

test('[BC-01] a bot check that fails to run says so', { tag: '@full' }, async ({ page }) => {
	await page.route('**/bot-check/api.js*', (route) =>
		route.fulfill({
			contentType: 'text/javascript',
			body: 'window.grecaptcha = { ready: (then) => then(), execute: () => Promise.reject(new Error("no")) };',
		}),
	);
	await open(page);
	await fill(page, newWriter());
	await submit(page).click();
	await expect(page.getByText('ReCaptcha error: Failed to execute').first()).toBeVisible();
});

test('[BC-01] a bot check that loads only halfway leaves a way, and the form is sent once all of it loads', {
	tag: '@full',
}, async ({ page }) => {
	await page.clock.install();
	await setFaults({ service: 'bot-check', path: '/engine.js', mode: 'status:503' });
	await open(page);
	await fill(page, newWriter());
	await submit(page).click();
	await expect(submit(page)).toHaveAttribute('data-state', 'busy');
	await page.clock.fastForward(8000);
	await expect(page.getByText('ReCaptcha error: Failed to load script').first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Write to us by e-mail instead' })).toBeVisible();
	await clearFaults();
	await submit(page).click();
	await expect(page.getByText('Your message has arrived')).toBeVisible();
});

test('[BC-01] a bot check that never judges says so', { tag: '@full' }, async ({ page }) => {
	await page.clock.install();
	await setFaults({ service: 'bot-check', path: '/execute', mode: 'hang' });
	await open(page);
	await fill(page, newWriter());
	const asked = page.waitForRequest(/\/bot-check\/execute/);
	await submit(page).click();
	await asked;
	await page.clock.fastForward(8000);
	await expect(page.getByText('ReCaptcha error: Failed to execute').first()).toBeVisible();
});

test('what is wrong is shown at its field, and nothing typed is lost', { tag: '@full' }, async ({ page }) => {
	await open(page);
	await page.locator('#contact-message').fill('too short');
	await submit(page).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Please check the form' })).toBeFocused();
	await expect(page.locator('#contact-message')).toHaveAttribute('aria-invalid', 'true');
	await expect(page.locator('#contact-category')).toHaveAttribute('aria-invalid', 'true');
	await expect(page.locator('#contact-message')).toHaveValue('too short');
});

test('R10 a message that the service cannot take stays, and is sent once it can', { tag: '@full' }, async ({
	page,
}) => {
	const email = newWriter();
	await setFaults({ service: 'cms', path: '/api/contacts', mode: 'status:503' });
	await open(page);
	await fill(page, email);
	await submit(page).click();
	await expect(page.getByText(/Try again later/).first()).toBeVisible();
	await expect(page.locator('#contact-message')).toHaveValue(message);
	await clearFaults();
	await submit(page).click();
	await expect(page.getByText('Your message has arrived')).toBeVisible();
	expect(await outboxOf(email)).toHaveLength(1);
});

test('R15 a double click sends one message', { tag: '@full' }, async ({ page }) => {
	const before = (await readState()).counts.message ?? 0;
	await open(page);
	await fill(page, newWriter());
	await submit(page).dblclick();
	await expect(page.getByText('Your message has arrived')).toBeVisible();
	expect((await readState()).counts.message).toBe(before + 1);
});

test('answers that fit the message are suggested, and open beside it', { tag: '@full' }, async ({ page }) => {
	await open(page);
	await page.locator('#contact-message').fill('I have forgotten the password of my account');
	await expect(page.getByText('Perhaps this answers it already')).toBeVisible();
	const link = page.locator('#contact a[href*="/support/faqs/"]').first();
	await expect(link).toHaveAttribute('target', '_blank');
	await expect(link).toHaveAccessibleName(/\S \(opens in a new tab\)$/);
	await page.locator('#contact-message').fill('xyzzy plugh frobozz');
	await expect(page.getByText('Perhaps this answers it already')).toBeHidden();
});

test('[KB-19] the page speaks French and works by keyboard alone', async ({ page }) => {
	const email = newWriter();
	await open(page, '/fr');
	await page.locator('#contact-category').selectOption('legal');
	await page.locator('#contact-name').focus();
	for (const text of ['Ada Quill', email, 'Une question', 'Une question qui a plus de vingt signes.']) {
		await page.keyboard.type(text);
		await page.keyboard.press('Tab');
	}
	await expect(submit(page)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByText('Votre message est arrivé')).toBeVisible();
	expect((await outboxOf(email))[0]?.subject).toMatch(/^Nous avons reçu votre message : C-/);
});

test('axe finds nothing on the page', { tag: '@full' }, async ({ page }) => {
	await open(page);
	expect(await axeFindings(page)).toEqual([]);
});
