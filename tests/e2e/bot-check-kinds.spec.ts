import { expect, type Page, test } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { clearFaults, outboxOf, setFaults } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';

const newWriter = () => `kinds-${crypto.randomUUID()}@readers.example`;
const submit = (page: Page) => page.locator('#contact button[type=submit]');
const base = () => `${required('TEST_SANDBOX_URL')}/bot-check`;

/** Has the islands of a page know Turnstile, as they do where the site is built for it. */
async function changeBotCheck(page: Page, siteKey: string): Promise<void> {
	await page.addInitScript((key) => {
		const change = (island: Element) => {
			const props = island.getAttribute('props') ?? '';
			if (!props.includes('/bot-check/api.js')) return;
			const changed = props
				.replaceAll('/bot-check/api.js', '/bot-check/turnstile/v0/api.js')
				.replaceAll('[0,"recaptcha"]', '[0,"turnstile"]')
				.replaceAll('[0,"sandbox"]', `[0,"${key}"]`);
			island.setAttribute('props', changed);
		};
		new MutationObserver(() => document.querySelectorAll('astro-island').forEach(change)).observe(document, {
			childList: true,
			subtree: true,
		});
	}, siteKey);
}

/** Opens the form for messages of a site with Turnstile, and fills it in. */
async function open(page: Page, site: OwnSite, { siteKey = 'sandbox' } = {}): Promise<string> {
	await changeBotCheck(page, siteKey);
	await page.goto(`${site.origin}/contact`);
	await expect(submit(page)).toBeEnabled();
	const email = newWriter();
	await page.locator('#contact-category').selectOption('press');
	await page.locator('#contact-name').fill('Ada Quill');
	await page.locator('#contact-email').fill(email);
	await page.locator('#contact-subject').fill('A museum of maps');
	await page.locator('#contact-message').fill('We would like to talk about a museum of maps.');
	return email;
}

test.describe('[AD-07] Turnstile in a browser', () => {
	let site: OwnSite;
	test.beforeAll(async () => {
		site = await startOwnSite({
			BOT_CHECK: 'turnstile',
			BOT_CHECK_SCRIPT_URL: `${base()}/turnstile/v0/api.js`,
			BOT_CHECK_VERIFY_URL: `${base()}/turnstile/v0/siteverify`,
		});
	});
	test.afterEach(clearFaults);
	test.afterAll(() => site.stop());

	test('a message is sent with its token, within the policy of the page', async ({ page }) => {
		const complaints = complaintsOf(page);
		const email = await open(page, site);
		await submit(page).click();
		await expect(page.getByText('Your message has arrived')).toBeVisible();
		expect(await outboxOf(email)).toHaveLength(1);
		expect(complaints).toEqual([]);
	});

	test('a visitor whom it asks something answers in the form', async ({ page }) => {
		const email = await open(page, site, { siteKey: '3x00000000000000000000FF' });
		await submit(page).click();
		const widget = page.locator('#contact').frameLocator('iframe[title=Turnstile]');
		await widget.getByRole('button', { name: 'Verify you are human' }).click();
		await expect(page.getByText('Your message has arrived')).toBeVisible();
		expect(await outboxOf(email)).toHaveLength(1);
	});

	test('a visitor whom it refuses is told, and has a way left', { tag: '@full' }, async ({ page }) => {
		await open(page, site, { siteKey: '2x00000000000000000000AB' });
		await submit(page).click();
		await expect(page.getByText(/Failed to execute/).first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Write to us by e-mail instead' })).toBeVisible();
		await expect(page.locator('iframe[title=Turnstile]')).toHaveCount(0);
	});

	test('where its script is blocked, the form says so and has a way left', { tag: '@full' }, async ({
		page,
	}) => {
		await page.route('**/turnstile/v0/api.js*', (route) => route.abort());
		await open(page, site);
		await submit(page).click();
		await expect(page.getByText(/Failed to load script/).first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Write to us by e-mail instead' })).toBeVisible();
	});

	test('where nobody can judge, what was typed stays, and is sent once somebody can', {
		tag: '@full',
	}, async ({ page }) => {
		await setFaults({ service: 'bot-check', path: '/turnstile/v0/siteverify', mode: 'status:503' });
		const email = await open(page, site);
		await submit(page).click();
		await expect(page.getByText(/Try again later/).first()).toBeVisible();
		await clearFaults();
		await submit(page).click();
		await expect(page.getByText('Your message has arrived')).toBeVisible();
		expect(await outboxOf(email)).toHaveLength(1);
	});
});
