import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/account.json' with { type: 'json' };
import enErrors from '../../i18n/en/errors.json' with { type: 'json' };
import { clearFaults, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { complaintsOf } from './account-support.ts';
import { enter, enterVerified, expectFocusAround, expectSound, failAgain } from './area-support.ts';

const { extras, platforms } = en;

async function allow(page: Page, name: string): Promise<void> {
	await page.getByRole('radio', { name, exact: true }).check();
	await page.getByRole('button', { name: 'Allow' }).click();
}

/** Links a platform on its page, as somebody who is new there. */
async function linkAs(page: Page, platform: string, name: string): Promise<void> {
	await page.goto('/account/connected');
	await page.getByRole('button', { name: `Link ${platform}`, exact: true }).click();
	await page.getByLabel('Display name').fill(name);
	await allow(page, 'Somebody new');
	await expect(page.getByText(`Linked as ${name}`)).toBeVisible();
}

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});
test.afterEach(clearFaults);

for (const platform of sample([platforms.psn, platforms.xbox])) {
	test(`[RT-15] [AC-12] ${platform} is linked, asked with the player's leave, and brings its extras`, async ({
		page,
	}) => {
		await enterVerified(page, player, '/account/digital-extras');
		await expect(page.getByRole('link', { name: `Link ${platform}` })).toHaveAttribute(
			'href',
			'/account/connected',
		);
		await linkAs(page, platform, player.username);
		await page.goto('/account/digital-extras');
		await page.getByRole('button', { name: `Go on to ${platform}` }).click();
		await allow(page, player.username);
		await expect(page).toHaveURL('/account/digital-extras');
		const extra = page.getByRole('listitem').filter({ hasText: 'The lamplighter’s cloak' });
		await expect(extra).toContainText(extras.claimed);
		await expect(extra.getByRole('img')).toHaveJSProperty('complete', true);
		const other = page.getByRole('listitem').filter({ hasText: 'The book of salt' });
		await expect(other).toContainText(extras.unclaimed);
	});
}

test('[RT-15] games that extras may be of stand on a shelf until a platform is linked', async ({ page }) => {
	await enterVerified(page, player, '/account/digital-extras');
	const shelf = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Emberwick' }) });
	await expect(shelf).toContainText('PlayStation 5, Xbox Series X|S');
	await expect(shelf.locator('img')).toHaveJSProperty('complete', true);
	await expect(page.getByRole('link', { name: 'Thornhollow' })).toHaveCount(0);
	await linkAs(page, platforms.psn, player.username);
	await page.goto('/account/digital-extras');
	await expect(page.getByRole('button', { name: `Go on to ${platforms.psn}` })).toBeVisible();
	await expect(shelf).toHaveCount(0);
});

test('[FX-11] goods are in the language of the page, whatever the profile says', async ({ page }) => {
	await enter(page, player, '/fr/account/digital-extras');
	await expect(page.getByText('Tasse du veilleur')).toBeVisible();
});

test('[RT-15] the page leaves a visit to a platform alone that another tab has begun', {
	tag: '@full',
}, async ({ page, context }) => {
	await enterVerified(page, player, '/account/connected');
	await linkAs(page, platforms.psn, player.username);
	await page.getByRole('button', { name: `Link ${platforms.xbox}`, exact: true }).click();
	await page.getByLabel('Display name').fill(player.username);
	const other = await context.newPage();
	await other.goto('/account/digital-extras');
	await expect(other.getByRole('button', { name: `Go on to ${platforms.psn}` })).toBeVisible();
	await allow(page, 'Somebody new');
	await expect(page).toHaveURL('/account/connected');
	await expect(page.getByText(`Linked as ${player.username}`)).toHaveCount(2);
	await other.getByRole('button', { name: `Go on to ${platforms.psn}` }).click();
	await allow(other, player.username);
	await expect(other).toHaveURL('/account/digital-extras');
	await expect(other.getByText('The lamplighter’s cloak').first()).toBeVisible();
});

test('[RT-15] a platform that cannot be asked says why, and the store is there all the same', {
	tag: '@full',
}, async ({ page }) => {
	await enterVerified(page, player, '/account/connected');
	await linkAs(page, platforms.psn, player.username);
	await setFaults({ service: 'account', path: '/api/account/psn/entitlements', mode: 'status:503' });
	await page.goto('/account/digital-extras');
	await expect(page.getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await expect(page.getByRole('link', { name: /Lamplighter’s mug/ })).toBeVisible();
	await failAgain(page.getByRole('alert'), '**/api/account/psn/entitlements*');
	await clearFaults();
	await page.keyboard.press('Enter');
	await expectFocusAround(page, page.getByRole('button', { name: `Go on to ${platforms.psn}` }));
});

test('[RT-15] the things of the store have a picture, a price and a way to them', { tag: '@full' }, async ({
	page,
}) => {
	await enterVerified(page, player, '/account/digital-extras');
	const thing = page.getByRole('listitem').filter({ hasText: 'Lamplighter’s mug' });
	await expect(thing).toContainText(/^Lamplighter’s mug.*[€$£]\s?\d+\.\d\d$/);
	await expect(thing.getByRole('link')).toHaveAttribute('href', /^https?:\/\//);
	const picture = thing.locator('img');
	await expect(picture).toHaveJSProperty('complete', true);
	expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test('[RT-15] prices are written as French readers write them', { tag: '@full' }, async ({ page }) => {
	await enterVerified(page, player, '/fr/account/digital-extras');
	await expect(
		page
			.getByRole('main')
			.getByText(/^\d+,\d\d\s€$/)
			.first(),
	).toBeVisible();
});

test('[RT-15] a store that does not answer says so, and can be asked again', { tag: '@full' }, async ({
	page,
}) => {
	await setFaults({ service: 'account', path: '/api/account/merch', mode: 'status:503' });
	await enterVerified(page, player, '/account/digital-extras');
	await expect(page.getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await clearFaults();
	await page.getByRole('button', { name: en.area.retry }).click();
	await expect(page.getByRole('link', { name: /Lamplighter’s mug/ })).toBeVisible();
});

for (const prefix of ['', '/fr']) {
	test(`[RT-15] ${prefix}/account/digital-extras has no finding of axe and breaks no policy`, {
		tag: '@full',
	}, async ({ page }) => {
		const complaints = complaintsOf(page);
		await enterVerified(page, player, '/account/connected');
		await linkAs(page, platforms.xbox, player.username);
		await page.goto(`${prefix}/account/digital-extras`);
		await expect(page.getByRole('main').locator('img').first()).toBeVisible();
		await expectSound(page);
		expect(complaints).toEqual([]);
	});
}
