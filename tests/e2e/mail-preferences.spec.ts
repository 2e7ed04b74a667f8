import { expect, type Page, test } from '@playwright/test';
import enAccount from '../../i18n/en/account.json' with { type: 'json' };
import esAccount from '../../i18n/es/account.json' with { type: 'json' };
import frAccount from '../../i18n/fr/account.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { mailLinksOf } from '../support/mail-preferences.ts';
import { newPlayer } from '../support/players.ts';
import { complaintsOf } from './account-support.ts';
import { enter, expectSound, news } from './area-support.ts';

const texts = { en: enAccount.mails, fr: frAccount.mails, es: esAccount.mails };
const { mails } = enAccount;
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

let complaints: string[] = [];
test.beforeEach(({ page }) => {
	complaints = complaintsOf(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

test('[SI-06] mails are switched off and on by keyboard in the account, and stay so beside a change of the profile', async ({
	page,
}) => {
	const player = await newPlayer({ newsletter: true });
	await enter(page, player, '/account');
	const { newsletter, answers } = mails.kinds;
	await expect(choice(page, newsletter.name)).toBeChecked();
	for (const { name } of [newsletter, answers]) {
		await choice(page, name).focus();
		await page.keyboard.press('Space');
		await expect(news(page, mails.switched.off.replace('{{name}}', name))).toBeVisible();
		await expect(choice(page, name)).toBeFocused();
	}
	await expect(choice(page, answers.name)).toHaveAccessibleDescription(answers.what);
	await page.getByRole('button', { name: enAccount.profile.editProfile }).click();
	await page.locator('#profile-displayName').press('Enter');
	await expect(news(page, enAccount.profile.profileSaved)).toBeVisible();
	await page.reload();
	await expect(choice(page, mails.kinds.jobs.name)).toBeChecked();
	for (const { name } of [newsletter, answers]) await expect(choice(page, name)).not.toBeChecked();
	await expectSound(page);
});

test('[SI-06] the link of a mail shows whose mails these are by a hint, and switches them without a login', async ({
	page,
}) => {
	const player = await newPlayer();
	const { page: link, stop } = await mailLinksOf(player, 'fr');
	await page.goto(link);
	await expect(page).toHaveURL('/fr/account/mails');
	const { kinds, switched, link: own, stop: ownStop } = frAccount.mails;
	await expect(page.getByText(own.owner.replace('{{email}}', 'p•••@p•••.example'))).toBeVisible();
	expect(await page.locator('body').innerText()).not.toContain(player.username);
	await choice(page, kinds.answers.name).click();
	await expect(news(page, switched.off.replace('{{name}}', kinds.answers.name))).toBeVisible();
	await expectSound(page);
	await page.goto(stop);
	const button = page.getByRole('button', { name: ownStop.submit });
	const question = page.getByText(ownStop.whatNamed.replace('{{name}}', kinds.jobs.name));
	await expect(question).toBeVisible();
	await page.reload();
	await expect(page).toHaveURL('/fr/account/mails/stop');
	await expect(question).toBeVisible();
	await button.press('Enter');
	const done = page
		.getByRole('status')
		.filter({ hasText: switched.off.replace('{{name}}', kinds.jobs.name) });
	await expect(done).toBeFocused();
	for (const { name } of [kinds.jobs, kinds.answers]) await expect(choice(page, name)).not.toBeChecked();
	await expect(choice(page, kinds.releases.name)).toBeChecked();
	await expectSound(page);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	for (const [locale, { link: own, kinds, stop: ownStop }] of sample(Object.entries(texts)))
		test(`[SI-06] mails are switched by presses in ${locale}`, async ({ page }) => {
			const { page: link, stop } = await mailLinksOf(await newPlayer(), locale);
			await page.goto(stop);
			await page.getByRole('button', { name: ownStop.submit }).press('Enter');
			await expect(page.getByText(ownStop.done)).toBeVisible();
			await page.goto(link);
			await page.getByRole('button', { name: own.submit }).press('Enter');
			const on = page.getByRole('button', {
				name: own.turnOnName.replace('{{name}}', kinds.jobs.name),
				exact: true,
			});
			const off = page.getByRole('button', {
				name: own.turnOffName.replace('{{name}}', kinds.jobs.name),
				exact: true,
			});
			await on.press('Enter');
			await expect(off).toBeVisible();
			await expect(on).toHaveCount(0);
			await page.goto(link.slice(0, -3));
			await page.getByRole('button', { name: own.submit }).click();
			await expect(page.getByText(own.lapsed)).toBeVisible();
		});
});
