import { expect, type Page, test } from '@playwright/test';
import { builds, publishNow, readNextBuild } from '#contract/endpoints/builds.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import en from '../../i18n/en/site.json' with { type: 'json' };
import { clearFaults, reset, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { required } from '../support/required.ts';
import { buildsAsked, deliver } from '../support/webhook.ts';
import { down, expectFocusAround, failAgain } from './area-support.ts';

const link = async (prefix = '', seconds = 60) =>
	`${prefix}/status?${await signedQuery(builds.path, seconds, required('SIGNING_KEY'))}`;
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Lets the page's own clock go on until it has asked again and shows what is expected. */
const renewsTo = (page: Page, shown: () => Promise<boolean>) =>
	expect.poll(() => page.clock.runFor(5000).then(shown), { timeout: 20_000 }).toBe(true);

test.afterEach(clearFaults);

test('[KN-05] the status page shows an editor which entry and field stopped a build, until it is mended', async ({
	page,
}) => {
	await setFaults({ service: 'cms', path: '/api/games', mode: 'body', body: '[{"id":"emberwick"}]' });
	await deliver();
	await page.clock.install();
	await page.goto(await link());
	const failed = rows(page).filter({ hasText: 'Failed' });
	const live = rows(page).filter({ hasText: /^Live/ });
	await renewsTo(page, () => failed.getByText('games/emberwick, field slug').isVisible());
	await expect(live).toContainText('since');
	await clearFaults();
	await deliver();
	await renewsTo(page, () => failed.isHidden());
	await expect(live).toBeVisible();
});

test('[PB-02] an editor sees when the next build is, and does not wait for it', async ({ page }) => {
	await page.goto(await link());
	const next = page.getByRole('region', { name: en.status.next.title });
	await expect(next).toContainText(en.status.next.idle);
	await expect(next.locator('time')).toContainText('Pages next change by themselves on');
	const before = await buildsAsked();
	await next.getByRole('button', { name: en.status.next.now }).focus();
	await page.keyboard.press('Enter');
	await expect(next.getByRole('status')).toHaveText(en.status.next.started);
	expect(await buildsAsked()).toBe(before + 1);
});

test('[PB-02] an editor is told until when what was published waits, and why it cannot be now', {
	tag: '@full',
}, async ({ page }) => {
	const waits = { next: '2030-05-01T00:00:00.000Z', nextChange: null, left: 0 };
	await page.route(`**${readNextBuild.path}?*`, (route) =>
		route.fulfill({ json: { status: true, data: waits } }),
	);
	await page.route(`**${publishNow.path}`, (route) =>
		route.fulfill({ json: { status: true, data: { ...waits, started: false } } }),
	);
	await page.goto(await link());
	const next = page.getByRole('region', { name: en.status.next.title });
	await expect(next.locator(`time[datetime="${waits.next}"]`)).toContainText(/2030/);
	await expect(next).toContainText('Builds left this month: 0');
	await next.getByRole('button', { name: en.status.next.now }).click();
	await expect(next.getByRole('status')).toHaveText(en.status.next.usedUp);
});

test('the status page lists what editors should mend in the content, by entry and field', async ({
	page,
}) => {
	await page.goto(await link());
	const warnings = page.getByRole('region', { name: en.status.warnings.title });
	await expect(warnings.getByRole('listitem').filter({ hasText: 'office-news/115' })).toContainText(
		'has no text in en and es',
	);
});

const refused: [name: string, address: () => Promise<string>, text: string][] = [
	['no link', async () => '/status', 'This link is incomplete or has expired.'],
	['a link that is over', () => link('', -1), 'This link is incomplete or has expired.'],
	['a link that is over, in French', () => link('/fr', -1), 'Ce lien est incomplet ou a expiré.'],
];
for (const [name, address, text] of sample(refused)) {
	test(`[KN-05] the status page shows nothing to ${name}`, async ({ page }) => {
		await page.goto(await address());
		await expect(page.getByRole('alert')).toContainText(text);
		await expect(rows(page)).toHaveCount(0);
	});
}

test('[KN-05] the status page is for editors alone', async ({ page, request }) => {
	const answer = await request.get('/status');
	expect(answer.headers()['referrer-policy']).toBe('no-referrer');
	await page.goto(await link('/es'));
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	await expect(rows(page).filter({ hasText: 'En línea' })).toBeVisible();
});

test('[KN-05] builds that do not come are tried again by keyboard, and have the focus once they come', {
	tag: '@full',
}, async ({ page }) => {
	await page.route(`**${builds.path}?*`, (route) => route.fulfill(down));
	await page.goto(await link());
	await failAgain(page.getByRole('alert'), `**${builds.path}?*`);
	await page.unroute(`**${builds.path}?*`);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expectFocusAround(page, page.getByRole('listitem').first());
});

test('[KN-05] builds that were shown stay while they cannot be asked for, with a note that they may be old', {
	tag: '@full',
}, async ({ page }) => {
	await page.clock.install();
	await page.goto(await link());
	const live = rows(page).filter({ hasText: /^Live/ });
	await expect(live).toBeVisible();
	await page.route(`**${builds.path}?*`, (route) => route.fulfill(down));
	const note = page.getByRole('alert').filter({ hasText: en.status.unavailable });
	await renewsTo(page, () => note.isVisible());
	await expect(live).toBeVisible();
	await page.unroute(`**${builds.path}?*`);
	await renewsTo(page, () => note.isHidden());
	await expect(live).toBeVisible();
});

test('[KN-05] of the builds only what changes is read out', { tag: '@full' }, async ({ page }) => {
	await page.goto(await link());
	await expect(page.getByRole('status').filter({ has: page.getByRole('listitem') })).toHaveAttribute(
		'aria-atomic',
		'false',
	);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('the status page says what it needs them for', { tag: '@full' }, async ({ page }) => {
		await page.goto('/status');
		await expect(page.locator('main noscript p')).toContainText('allow JavaScript');
		await expect(page.getByText('Asking how the builds stand')).toBeHidden();
	});
});

test('[KN-05] an editor publishes a headline with the keyboard and sees what becomes of it', async ({
	page,
}) => {
	await page.goto(`${required('TEST_SANDBOX_URL')}/desk/content/games/emberwick`);
	const entry = page.getByLabel('The entry');
	const text = (await entry.inputValue()).replace(
		/("tagline": {\s*"en": )"[^"]*"/,
		'$1"Typed by an editor."',
	);
	await entry.focus();
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.insertText(text);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Published.').first()).toBeVisible();
	await expect(entry).toHaveValue(/Typed by an editor\./);
	await expect(page.getByRole('region', { name: 'Builds' })).toContainText(/building|queued|live/);
	await reset();
});

test('[KN-05] what an editor typed stays while the page learns how the build went', { tag: '@full' }, async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(`${required('TEST_SANDBOX_URL')}/desk/content/games/emberwick`);
	const entry = page.getByLabel('The entry');
	const failed = page.getByRole('region', { name: 'Builds' }).getByText('failed');
	await entry.fill('Half a sente');
	await page.getByRole('heading', { level: 1 }).click();
	await setFaults({ service: 'cms', path: '/api/games', mode: 'body', body: '[]' });
	await deliver();
	await renewsTo(page, () => failed.isVisible());
	await expect(entry).toHaveValue('Half a sente');
	await clearFaults();
	await deliver();
	await renewsTo(page, () => failed.isHidden());
});
