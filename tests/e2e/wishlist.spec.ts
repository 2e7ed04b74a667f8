import { expect, type Page, test } from '@playwright/test';
import account from '../../i18n/en/account.json' with { type: 'json' };
import games from '../../i18n/en/games.json' with { type: 'json' };
import { clearFaults, setFaults } from '../support/control.ts';
import { newPlayer } from '../support/players.ts';
import { complaintsOf, logIn } from './account-support.ts';
import { enter, news } from './area-support.ts';
import { axeFindings } from './axe.ts';
import { json } from './shell-support.ts';

test.afterEach(clearFaults);

const { wishlist: shelf } = account.profile;
const wish = (page: Page, pressed: boolean) =>
	page.getByRole('button', { name: pressed ? games.wishlist.added : games.wishlist.add, pressed });
const remove = (page: Page, game: string) =>
	page.getByRole('button', { name: shelf.removeName.replace('{{game}}', game) });

test('[GP-06] a game that is added by keyboard shows in another tab, moves to the account at the sign-in, and can be taken off there', async ({
	page,
	context,
}) => {
	const complaints = complaintsOf(page);
	await page.goto('/games/wending');
	const other = await context.newPage();
	await other.goto('/fr/games/wending');
	await wish(page, false).focus();
	await page.keyboard.press('Enter');
	await expect(wish(page, true)).toBeFocused();
	await expect(other.locator('[data-wish] button')).toHaveAttribute('aria-pressed', 'true');
	expect(await axeFindings(page)).toEqual([]);
	await logIn(page, await newPlayer());
	await page.goto('/account');
	await expect(page.getByRole('link', { name: 'Wending' })).toHaveAttribute('href', '/games/wending');
	expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe('[]');
	expect(await axeFindings(page)).toEqual([]);
	await remove(page, 'Wending').click();
	await expect(news(page, shelf.removed.replace('{{game}}', 'Wending'))).toBeFocused();
	await expect(page.getByText(shelf.emptyTitle)).toBeVisible();
	expect(complaints).toEqual([]);
});

test('[GP-06] a press that waits for new terms leads to them, and back to the game', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, await newPlayer(), '/fr/games/wending');
	const refusal = json(422, { messages: ['TERMS_NOT_LATEST'], requestId: 'a-request-of-a-test' });
	await page.route('**/api/wishlist/add', (route) => route.fulfill(refusal));
	await page.locator('[data-wish] button').click();
	// The terms are accepted in truth, so that their page leads back at once.
	await page.waitForURL('/fr/account/terms?redirect=%2Fgames%2Fwending');
	await expect(page).toHaveURL('/fr/games/wending');
});

test('[GP-06] a shelf that cannot be read says so in its place, and can be asked for again', {
	tag: '@full',
}, async ({ page }) => {
	await setFaults({ service: 'account', path: '/api/wishlist/list', mode: 'status:503' });
	await enter(page, await newPlayer(), '/account');
	const section = page.locator('section').filter({ has: page.getByRole('heading', { name: shelf.title }) });
	await expect(section.getByRole('alert')).toBeVisible();
	await expect(page.getByRole('heading', { name: account.profile.you })).toBeVisible();
	await clearFaults();
	await expect(async () => {
		await section.getByRole('button', { name: account.area.retry }).click();
		await expect(section.getByText(shelf.emptyTitle)).toBeVisible({ timeout: 1000 });
	}).toPass();
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });
	test('[GP-06] there is no button that would do nothing', async ({ page }) => {
		await page.goto('/games/wending');
		await expect(page.locator('[data-wish]')).toBeHidden();
		await expect(page.getByRole('link', { name: games.releaseAlert.title })).toBeVisible();
	});
});

test('[GP-06] somebody asks to hear of a release on the way from its page', async ({ page }) => {
	await page.goto('/games/wending');
	await page.getByRole('link', { name: games.releaseAlert.title }).click();
	const submit = page.locator('#release button[type=submit]');
	await expect(submit).toBeEnabled();
	await page.locator('#release-email').fill(`wending-${Date.now()}@readers.example`);
	await submit.click();
	await expect(news(page, games.releaseAlert.askedTitle)).toBeFocused();
});
