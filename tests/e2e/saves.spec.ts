import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/account.json' with { type: 'json' };
import enErrors from '../../i18n/en/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/account.json' with { type: 'json' };
import { clearFaults, setFaults } from '../support/control.ts';
import { newPlayer, players } from '../support/players.ts';
import { complaintsOf } from './account-support.ts';
import { enter, expectSound, news, toasts } from './area-support.ts';
import { json } from './shell-support.ts';

const { saves } = en;
const name = 'Brine Gate, before the vote';
const entry = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const details = (page: Page) => page.getByRole('button', { name: `Details of ${name}` });
const download = (page: Page) => page.getByRole('button', { name: `Download ${name}` });

test.afterEach(clearFaults);

test('[RT-16] [AC-14] saves are listed, newest first, with game, size, date and platform', async ({
	page,
}) => {
	await enter(page, players.mira, '/account/saves');
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
		'Lamplighter’s watch',
		name,
		'Two moons, second reign',
		'Autosave',
	]);
	await expect(entry(page)).toContainText('The Salt Crown');
	await expect(entry(page)).toContainText('1.2 MB');
	await expect(entry(page)).toContainText(saves.launcher);
	await expect(entry(page).getByRole('time')).toHaveText(/^\w+ \d+, \d{4} at \d+:\d+\s[AP]M$/);
	await expect(page.getByRole('listitem').filter({ hasText: 'Lamplighter' })).toContainText('Steam');
});

test('[RT-16] sizes and dates are written as French readers write them', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, players.mira, '/fr/account/saves');
	await expect(entry(page)).toContainText(/1,2\sMo/);
	await expect(entry(page).getByRole('time')).toHaveText(/^\d+ \p{L}+ \d{4} à \d\d:\d\d$/u);
	await expect(entry(page)).toContainText(fr.saves.launcher);
});

test('[KB-16] [RT-16] [AC-14] the details of a save are shown on demand, by keyboard alone', async ({
	page,
}) => {
	await enter(page, players.mira, '/account/saves');
	await details(page).focus();
	await page.keyboard.press('Enter');
	await expect(details(page)).toHaveAttribute('aria-expanded', 'true');
	await expect(entry(page)).toContainText('Act II · House Amaury · day 112');
	await page.keyboard.press('Enter');
	await expect(details(page)).toHaveAttribute('aria-expanded', 'false');
	await expect(entry(page)).not.toContainText('Act II');
});

test('[RT-16] [AC-14] a save is downloaded by its signed address, and the page stays', async ({ page }) => {
	await enter(page, players.mira, '/account/saves');
	const started = page.waitForEvent('download');
	await download(page).click();
	const file = await started;
	expect(file.suggestedFilename()).toBe('Brine-Gate-before-the-vote.save');
	expect(new URL(file.url()).searchParams.get('signature')).toMatch(/^[\w-]{20,}$/);
	const bytes = await readFile(await file.path());
	expect(bytes.length).toBe(1_204_224);
	await expect(news(page, `The download of ${name} has started.`)).toBeVisible();
	await expect(page).toHaveURL('/account/saves');
});

test('[RT-16] a player without saves is told how they come', { tag: '@full' }, async ({ page }) => {
	await enter(page, await newPlayer(), '/account/saves');
	await expect(page.getByText(saves.emptyTitle, { exact: true })).toBeVisible();
});

test('[RT-18] the account page opens with the newest save and leads to all of them', async ({ page }) => {
	await enter(page, players.mira, '/account');
	await expect(page.getByText('Emberwick: Lamplighter’s watch')).toBeVisible();
	await page.getByRole('link', { name: en.profile.allSaves }).click();
	await expect(page.getByRole('heading', { level: 1, name: saves.title })).toBeVisible();
});

test('[RT-18] the account page is whole when saves do not come, and invites who has none', {
	tag: '@full',
}, async ({ page }) => {
	await setFaults({ service: 'account', path: '/api/saves/list', mode: 'status:500' });
	await enter(page, await newPlayer(), '/account');
	await expect(page.getByRole('heading', { name: en.profile.you })).toBeVisible();
	await expect(page.getByText(en.profile.noSave)).toBeHidden();
	await clearFaults();
	await page.reload();
	await expect(page.getByText(en.profile.noSave)).toBeVisible();
});

test('[RT-16] saves that do not come say why, and come when they are tried again', { tag: '@full' }, async ({
	page,
}) => {
	await setFaults({ service: 'account', path: '/api/saves/list', mode: 'status:503' });
	await enter(page, players.mira, '/account/saves');
	await expect(page.getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await clearFaults();
	await page.getByRole('button', { name: en.area.retry }).click();
	await expect(entry(page)).toBeVisible();
});

test('[RT-16] details and downloads that fail say why', { tag: '@full' }, async ({ page }) => {
	await enter(page, players.mira, '/account/saves');
	await expect(entry(page)).toBeVisible();
	// Not at the service: so many failures would let the site spare it for a while.
	await page.route(/\/api\/saves\/(?:get|download)/, (route) =>
		route.fulfill(json(503, { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'] })),
	);
	await details(page).click();
	await expect(entry(page).getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await download(page).click();
	await expect(toasts(page)).toHaveText([enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE]);
	await expect(page).toHaveURL('/account/saves');
});

for (const prefix of ['', '/fr']) {
	test(`[RT-16] ${prefix}/account/saves has no finding of axe and breaks no policy`, {
		tag: '@full',
	}, async ({ page }) => {
		const complaints = complaintsOf(page);
		await enter(page, players.mira, `${prefix}/account/saves`);
		await entry(page).getByRole('button').last().click();
		await expect(entry(page)).toContainText('Act II');
		await expectSound(page);
		expect(complaints).toEqual([]);
	});
}
