import { expect, type Page, test } from '@playwright/test';
import { sample } from '../support/full.ts';
import { required } from '../support/required.ts';
import { clearFaults, outboxOf, readState, setFaults } from '../support/site.ts';
import { complaintsOf } from './account-support.ts';
import { axeFindings } from './axe.ts';

test.afterEach(clearFaults);

const newWriter = () => `report-${crypto.randomUUID()}@readers.example`;
const submit = (page: Page, form: string) => page.locator(`#${form} button[type=submit]`);

async function openReport(page: Page, prefix = ''): Promise<void> {
	await page.goto(`${prefix}/support/report`);
	await expect(submit(page, 'report')).toBeEnabled();
	await expect(page.locator('#report-game option[value=lowtide]')).toHaveCount(1);
}

async function fillReport(page: Page, email: string): Promise<void> {
	await page.locator('#report-game').selectOption('lowtide');
	await page.locator('#report-platform').selectOption('pc');
	await page.locator('#report-category').selectOption('crash');
	await page.locator('#report-description').fill('The harbour bell rings and the game is gone.');
	await page.locator('#report-email').fill(email);
}

/** Paths of another machine. */
const log = `started C:\\${'Users'}\\Ada Quill\\Lowtide\\game.exe\nread /${'home'}/ada/.config\n`;

test('[AP-07] a report reaches the studio with its log, in which no path names its writer', async ({
	page,
}) => {
	const complaints = complaintsOf(page);
	const email = newWriter();
	await openReport(page);
	await fillReport(page, email);
	const sent = page.waitForRequest(
		(request) => request.method() === 'POST' && request.url().endsWith('/uploads'),
	);
	await page
		.locator('#report-attachments')
		.setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
	const body = (await sent).postDataBuffer()?.toString('utf8') ?? '';
	expect(body).not.toMatch(/Ada Quill|ada\/\.config/);
	await expect(page.locator('#report').getByText('Uploaded', { exact: true })).toBeVisible();
	await submit(page, 'report').click();
	const receipt = page.getByRole('status').filter({ hasText: 'Your report has arrived' });
	await expect(receipt).toBeFocused();
	const reference = /R-[2-9A-Z]{8}/.exec(await receipt.innerText())?.[0] ?? '?';
	expect((await outboxOf(email))[0]?.subject).toContain(reference);
	const { rows } = await readState();
	expect(rows.upload?.filter(({ claimed_by }) => claimed_by === reference)).toHaveLength(1);
	expect(complaints).toEqual([]);
});

test('[AP-07] what the browser knows is sent only when its owner says so', { tag: '@full' }, async ({
	page,
}) => {
	const desk = async () => (await fetch(`${required('TEST_SANDBOX_URL')}/desk/messages`)).text();
	for (const agrees of [false, true]) {
		await openReport(page);
		await fillReport(page, newWriter());
		if (agrees) await page.locator('#report-sendsSystem').check();
		const sent = page.waitForRequest('**/api/issues');
		await submit(page, 'report').click();
		const { systemInfo } = (await sent).postDataJSON() as { systemInfo: string };
		expect(systemInfo.includes('browser:')).toBe(agrees);
		await expect(page.getByText('Your report has arrived')).toBeVisible();
	}
	expect(await desk()).toContain('The harbour bell rings');
});

test('[AP-07] beside a report stands what is known of the game that is chosen', async ({ page }) => {
	await openReport(page);
	const beside = page.getByRole('complementary');
	const games = beside.getByRole('region').filter({ has: page.locator('img') });
	await expect(games).toHaveCount(1);
	await expect(games).toContainText('The Salt Crown');
	await expect(games.getByRole('link', { name: 'Version 1.2.0' })).toBeVisible();
	await page.locator('#report-game').selectOption('lowtide');
	await expect(games).toHaveCount(1);
	await expect(games.getByRole('link', { name: 'Version 1.9.4' })).toHaveAttribute(
		'href',
		'/support/patches/lowtide',
	);
	await expect(games.getByRole('link', { name: /^The clock in Lowtide/ })).toBeVisible();
	await expect(beside.getByRole('heading', { name: 'The Salt Crown' })).toBeHidden();
	await page.locator('#report-game').selectOption('');
	await expect(games).toContainText('The Salt Crown');
});

test('a platform is one that the game runs on', { tag: '@full' }, async ({ page }) => {
	await openReport(page);
	await page.locator('#report-game').selectOption('thornhollow');
	await page.locator('#report-platform').selectOption('linux');
	await page.locator('#report-game').selectOption('lowtide');
	await expect(page.locator('#report-platform')).toHaveValue('');
	await expect(page.locator('#report-platform option[value=linux]')).toHaveCount(0);
});

test('a form whose choices cannot be had says so, and can be tried again', async ({ page }) => {
	await setFaults({ service: 'cms', path: '/api/issues/form', mode: 'status:503' });
	await page.goto('/support/report');
	await expect(page.getByText('The form cannot be loaded just now.')).toBeVisible();
	await clearFaults();
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.locator('#report-game option[value=lowtide]')).toHaveCount(1);
});

test('[AP-07] feedback needs no address', async ({ page }) => {
	await page.goto('/support/feedback');
	await expect(submit(page, 'feedback')).toBeEnabled();
	await page.locator('#feedback-subject').fill('The dog');
	await page.locator('#feedback-message').fill('The market dog should be allowed into the boat.');
	await submit(page, 'feedback').click();
	await expect(page.getByText('Thank you, it has arrived')).toBeVisible();
});

test('[AP-07] [BC-01] a blocked bot check leaves a way to send feedback', { tag: '@full' }, async ({
	page,
}) => {
	await page.route('**/bot-check/api.js*', (route) => route.abort());
	await page.goto('/fr/support/feedback');
	await expect(submit(page, 'feedback')).toBeEnabled();
	await page.locator('#feedback-subject').fill('Le chien');
	await page.locator('#feedback-message').fill('Le chien du marché devrait monter dans la barque.');
	await submit(page, 'feedback').click();
	const link = page.getByRole('link', { name: 'Nous écrire plutôt par e-mail' });
	await expect(link).toHaveAttribute(
		'href',
		/^mailto:support@tallowandthorn\.example\?subject=Le%20chien&body=Le%20chien/,
	);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('[AP-07] new versions are listed, by game and as a feed', async ({ page, request }) => {
		await page.goto('/support/patches');
		const lowtide = page.getByRole('region', { name: 'Lowtide' });
		await expect(lowtide.getByRole('heading', { level: 3, name: 'Version 1.9.4' })).toBeVisible();
		// Its cover stands there once, however many versions follow.
		await expect(page.getByRole('region', { name: 'The Salt Crown' }).locator('img')).toHaveCount(1);
		await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Emberwick' }).click();
		await expect(page).toHaveURL('/support/patches/emberwick');
		await expect(page.getByRole('heading', { level: 2, name: /Lowtide/ })).toHaveCount(0);
		const feed = await request.get('/fr/support/patches/feed.xml');
		expect(await feed.text()).toContain('<title>Lowtide: Version 1.9.4</title>');
	});
});

test('[AP-06] an answer takes one vote, changes it, and shows it on return', async ({ page }) => {
	const complaints = complaintsOf(page);
	await page.goto('/support/faqs/where-are-my-saves');
	const vote = page.getByRole('region', { name: 'Did this help?' });
	await vote.getByRole('button', { name: 'Yes' }).click();
	await expect(vote.getByRole('status')).toHaveText(/Thank you/);
	await expect(vote.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
	await vote.getByRole('button', { name: 'No' }).click();
	await expect(vote.getByLabel('What is missing?')).toBeVisible();
	await vote.getByLabel('What is missing?').fill('A picture of the folder.');
	await vote.getByRole('button', { name: 'Send' }).click();
	await expect(vote.getByRole('status')).toHaveText('Thank you, we have it.');
	await page.reload();
	await expect(vote.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
	await expect(vote.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
	expect(complaints).toEqual([]);
});

test('[AP-06] a vote that does not arrive is not shown as one', { tag: '@full' }, async ({ page }) => {
	await setFaults({ service: 'cms', path: '/api/faqs/vote', mode: 'status:503' });
	await page.goto('/fr/support/faqs/where-are-my-saves');
	await page.getByRole('button', { name: 'Oui' }).click();
	await expect(page.getByText('Votre réponse ne nous est pas parvenue.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'false');
});

test('an answer that nobody votes on asks nothing of the services', { tag: '@full' }, async ({ page }) => {
	const calls: string[] = [];
	page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
	await page.goto('/support/faqs/where-are-my-saves', { waitUntil: 'networkidle' });
	expect(calls).toEqual([]);
});

for (const path of sample([
	'/support/report',
	'/support/feedback',
	'/support/patches',
	'/support/faqs/where-are-my-saves',
])) {
	test(`axe finds nothing on ${path}`, { tag: '@full' }, async ({ page }) => {
		await page.goto(path, { waitUntil: 'networkidle' });
		expect(await axeFindings(page)).toEqual([]);
	});
}
