import { expect, type Page, test } from '@playwright/test';
import { interpolate } from '#lib/text/interpolate.ts';
import en from '../../i18n/en/account.json' with { type: 'json' };
import enErrors from '../../i18n/en/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/account.json' with { type: 'json' };
import frErrors from '../../i18n/fr/errors.json' with { type: 'json' };
import { clearFaults, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { complaintsOf } from './account-support.ts';
import { down, enter, enterVerified, expectSound, failAgain, news, still } from './area-support.ts';
import { flashPlace, hold } from './shell-support.ts';

const { platforms: names, connected } = en;
const every = Object.entries(names);
const entry = (page: Page, platform: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: platform, exact: true }) });
const linkButton = (page: Page, platform: string) =>
	page.getByRole('button', { name: `Link ${platform}`, exact: true });
const unlinkButton = (page: Page, platform: string) =>
	page.getByRole('button', { name: `Unlink ${platform}`, exact: true });

/** Answers the platform's own question as somebody it has not seen before, or as the one of that name. */
async function allowAs(page: Page, name: string): Promise<void> {
	await page.getByRole('radio', { name: 'Somebody new' }).check();
	await page.getByLabel('Display name').fill(name);
	await page.getByRole('button', { name: 'Allow' }).click();
}

async function link(page: Page, platform: string, name: string): Promise<void> {
	await linkButton(page, platform).click();
	await allowAs(page, name);
	await expect(page).toHaveURL('/account/connected');
	await expect(entry(page, platform)).toContainText(`Linked as ${name}`);
	await expect(news(page, `${platform} is linked.`)).toBeVisible();
}

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});
test.afterEach(clearFaults);

for (const [platform, name] of sample(every)) {
	test(`[RT-13] [AC-12] ${name} is linked by its own page and unlinked after a question`, async ({
		page,
	}) => {
		const id = `${platform}_${player.username}`;
		await enterVerified(page, player, '/account/connected');
		await expect(entry(page, name)).toContainText(connected.notLinked);
		await link(page, name, id);
		await unlinkButton(page, name).click();
		const dialog = page.getByRole('dialog', { name: `Unlink ${name}?` });
		await expect(dialog.getByRole('listitem').first()).toBeVisible();
		await dialog.getByRole('button', { name: connected.question.cancel }).click();
		await expect(entry(page, name)).toContainText(`Linked as ${id}`);
		await unlinkButton(page, name).click();
		await dialog.getByRole('button', { name: `Unlink ${name}` }).click();
		await expect(news(page, `${name} is not linked any more.`)).toBeVisible();
		await expect(dialog).toHaveCount(0);
		await expect(linkButton(page, name)).toBeFocused();
		await expect(entry(page, name)).toContainText(connected.notLinked);
		await page.reload();
		await expect(linkButton(page, name)).toBeVisible();
	});
}

test('[RT-13] the five platforms are listed with what linking brings', async ({ page }) => {
	await enterVerified(page, player, '/account/connected');
	const given = {
		steam: 'saves',
		galaxy: 'saves',
		psn: 'extras',
		xbox: 'extras',
		twitch: 'rewards',
	} as const;
	for (const [platform, name] of every) {
		const gains = entry(page, name).getByRole('list', { name: connected.brings }).getByRole('listitem');
		const own = connected.gains[given[platform as keyof typeof names]];
		const login = interpolate(connected.gains.signIn, { platform: name });
		await expect(gains).toHaveText(platform === 'twitch' ? [own] : [login, own]);
	}
	await expect(page.getByRole('navigation').getByRole('link', { name: 'Platforms' })).toHaveAttribute(
		'aria-current',
		'page',
	);
});

test('[RT-13] below the platforms stands which of them each game that is out is on', async ({ page }) => {
	await enterVerified(page, player, '/account/connected');
	const games = page.getByRole('region', { name: connected.games }).getByRole('listitem');
	await expect(games).toHaveCount(6);
	const game = (name: string) => games.filter({ has: page.getByRole('heading', { name }) });
	await expect(game('Lowtide')).toContainText('Steam, GOG Galaxy, PlayStation Network, Xbox');
	await expect(game('Thornhollow')).toContainText('Steam, GOG Galaxy');
	await expect(game('Thornhollow')).not.toContainText('Xbox');
});

test('[SI-02] platforms that the studio does not offer are not listed', async ({ page }) => {
	await page.route('**/api/account/profile*', async (route) => {
		const response = await route.fetch();
		const body = await response.json();
		body.data.user.platforms = body.data.user.platforms.filter(
			({ platform }: { platform: string }) => platform === 'xbox',
		);
		await route.fulfill({ response, json: body });
	});
	await enterVerified(page, player, '/account/connected');
	await expect(linkButton(page, 'Xbox')).toBeVisible();
	const headings = page.getByRole('main').getByRole('heading', { level: 2 });
	await expect(headings).toHaveText(['Xbox', connected.games]);
});

test('[FX-10] [RT-04] [AC-04] a replayed twitch callback links nothing and says so once', async ({
	page,
}) => {
	await enterVerified(page, player, '/account/connected');
	const arrival = page.waitForRequest(/\/api\/account\/twitch\/callback\?/);
	await link(page, 'Twitch', player.username);
	const used = (await arrival).url();
	await unlinkButton(page, 'Twitch').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Unlink Twitch' }).click();
	await expect(entry(page, 'Twitch')).toContainText(connected.notLinked);
	await page.goto(used);
	await expect(page).toHaveURL('/account/connected');
	await expect(flashPlace(page)).toHaveText([enErrors.msg.OAUTH_AUTHENTICATION_ERROR]);
	await expect(entry(page, 'Twitch')).toContainText(connected.notLinked);
	await page.reload();
	await expect(linkButton(page, 'Twitch')).toBeVisible();
	await expect(flashPlace(page)).toBeEmpty();
});

for (const query of sample(['code=1&state=wrong', 'code=1', ''])) {
	test(`[RT-04] a twitch callback with "${query}" links nothing and says so`, async ({ page }) => {
		await enterVerified(page, player, '/account/connected');
		await linkButton(page, 'Twitch').click();
		await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
		await page.goto(`/api/account/twitch/callback?${query}`);
		await expect(page).toHaveURL('/account/connected');
		await expect(flashPlace(page)).toHaveText([enErrors.msg.OAUTH_AUTHENTICATION_ERROR]);
		await expect(entry(page, 'Twitch')).toContainText(connected.notLinked);
	});
}

test('[AC-04] who turns a platform down is told so in French', { tag: '@full' }, async ({ page }) => {
	await enterVerified(page, player, '/fr/account/connected');
	await page.getByRole('button', { name: 'Lier Xbox' }).click();
	await page.getByRole('button', { name: 'Deny' }).click();
	await expect(page).toHaveURL('/fr/account/connected');
	await expect(flashPlace(page)).toHaveText([frErrors.msg.OAUTH_AUTHENTICATION_ERROR]);
});

test('[AC-04] [AC-12] what somebody else has linked is not linked again', { tag: '@full' }, async ({
	page,
}) => {
	await enterVerified(page, player, '/account/connected');
	await link(page, 'Steam', player.username);
	await enterVerified(page, await newPlayer(), '/account/connected');
	await linkButton(page, 'Steam').click();
	await page.getByRole('radio', { name: player.username }).check();
	await page.getByRole('button', { name: 'Allow' }).click();
	await expect(page).toHaveURL('/account/connected');
	await expect(flashPlace(page)).toHaveText([enErrors.msg.PLATFORM_ID_IN_USE]);
	await expect(entry(page, 'Steam')).toContainText(connected.notLinked);
});

test('[RT-13] a link that cannot start says why, and starts when it is tried again', {
	tag: '@full',
}, async ({ page }) => {
	await enterVerified(page, player, '/account/connected');
	await expect(linkButton(page, 'Xbox')).toBeVisible();
	await setFaults({ service: 'account', path: '/api/account/xbox/connect', mode: 'status:503' });
	await linkButton(page, 'Xbox').click();
	await expect(page.getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await failAgain(page.getByRole('alert'), '**/api/account/xbox/connect*');
	await clearFaults();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: /Allow/ })).toBeVisible();
});

test('[RT-13] an unlinking that fails leaves the platform linked and says why in the question', {
	tag: '@full',
}, async ({ page }) => {
	await enterVerified(page, player, '/account/connected');
	await link(page, 'Steam', player.username);
	await setFaults({ service: 'account', path: '/api/account/steam/disconnect', mode: 'status:503' });
	await unlinkButton(page, 'Steam').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Unlink Steam' }).click();
	await expect(dialog.getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await page.keyboard.press('Escape');
	await expect(unlinkButton(page, 'Steam')).toBeFocused();
	await expect(entry(page, 'Steam')).toContainText('Linked as');
});

test('[RT-13] an unlinking that is on its way cannot be cancelled, and says how it failed', {
	tag: '@full',
}, async ({ page }) => {
	await enterVerified(page, player, '/account/connected');
	await link(page, 'Steam', player.username);
	const answer = await hold(page, '**/api/account/steam/disconnect');
	await unlinkButton(page, 'Steam').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Unlink Steam' }).click();
	await dialog.getByRole('button', { name: connected.question.cancel }).click({ force: true });
	answer((route) => route.fulfill(down));
	await expect(dialog.getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await dialog.getByRole('button', { name: connected.question.cancel }).click();
	await expect(unlinkButton(page, 'Steam')).toBeFocused();
});

test('[FX-28] [RT-13] linking asks who it is, once for a while, and a cancel links nothing', async ({
	page,
}) => {
	await enter(page, player, '/account/connected');
	await linkButton(page, 'Steam').click();
	const dialog = page.getByRole('dialog', { name: en.area.verification.title });
	await expect(dialog).toContainText(en.area.verification.lead);
	await page.keyboard.press('Escape');
	await expect(linkButton(page, 'Steam')).toBeFocused();
	await page.keyboard.press('Enter');
	await page.locator('#verification-password').fill('Wrong1Password');
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-password-error')).toHaveText(enErrors.msg.INCORRECT_PASSWORD);
	await page.locator('#verification-password').fill(player.password);
	await page.keyboard.press('Enter');
	await allowAs(page, player.username);
	await expect(entry(page, 'Steam')).toContainText('Linked as');
	await link(page, 'Twitch', player.username);
});

test('[AC-12] a redirect that is no web address is not followed', { tag: '@full' }, async ({ page }) => {
	const dialogs: string[] = [];
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await page.route('**/api/account/steam/connect', (route) =>
		route.fulfill({ json: { status: true, redirect: 'javascript:alert(1)' } }),
	);
	await enterVerified(page, player, '/account/connected');
	await linkButton(page, 'Steam').click();
	await expect(page.getByRole('alert')).toContainText(enErrors.page.unexpected);
	expect(dialogs).toEqual([]);
});

test('[KB-14] [RT-13] a platform is linked and unlinked by keyboard alone', async ({ page }) => {
	await enter(page, player, '/account/connected');
	await linkButton(page, 'Twitch').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#verification-password')).toBeFocused();
	await page.keyboard.type(player.password);
	await page.keyboard.press('Enter');
	await allowAs(page, player.username);
	await unlinkButton(page, 'Twitch').focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog').getByRole('button', { name: en.area.close })).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(linkButton(page, 'Twitch')).toBeFocused();
});

for (const { prefix, texts } of sample([
	{ prefix: '', texts: en },
	{ prefix: '/fr', texts: fr },
])) {
	test(`[AC-12] ${prefix} the login page signs in with four platforms and leads where it was asked to`, async ({
		page,
	}) => {
		await enterVerified(page, player, '/account/connected');
		await link(page, 'GOG Galaxy', player.username);
		await page.goto(still);
		await page.context().clearCookies({ name: '__Host-sid' });
		await page.context().clearCookies({ name: 'signed_in' });
		await page.goto(`${prefix}/account/login?redirect=%2Faccount%2Fsaves`);
		const part = page.getByRole('region', { name: texts.elsewhere.or });
		await expect(part.getByRole('button')).toHaveText([names.steam, names.galaxy, names.psn, names.xbox]);
		await part.getByRole('button', { name: names.galaxy }).click();
		await page.getByRole('radio', { name: player.username }).check();
		await page.getByRole('button', { name: 'Allow' }).click();
		await expect(page).toHaveURL(`${prefix}/account/saves`);
		await expect(page.getByText(texts.saves.emptyTitle, { exact: true })).toBeVisible();
	});

	test(`[AC-12] [AC-04] ${prefix} who is linked to nobody is told how to go on`, { tag: '@full' }, async ({
		page,
	}) => {
		const errors = prefix ? frErrors : enErrors;
		await page.goto(`${prefix}/account/login`);
		await page
			.getByRole('region', { name: texts.elsewhere.or })
			.getByRole('button', { name: 'Steam' })
			.click();
		await allowAs(page, player.username);
		await expect(page).toHaveURL(new RegExp(`${prefix}/account/create.*#from-steam$`));
		await expect(flashPlace(page)).toHaveText([errors.msg.PLATFORM_NOT_LINKED]);
		const heading = texts.notLinked.heading.replace('{{platform}}', 'Steam');
		await expect(page.getByRole('heading', { name: heading })).toBeVisible();
		await page.getByRole('link', { name: texts.notLinked.login }).click();
		await expect(page).toHaveURL(`${prefix}/account/login?redirect=%2Faccount%2Fconnected`);
	});

	test(`[RT-13] ${prefix}/account/connected has no finding of axe and breaks no policy`, {
		tag: '@full',
	}, async ({ page }) => {
		const complaints = complaintsOf(page);
		await enterVerified(page, player, `${prefix}/account/connected`);
		await expect(page.getByRole('button', { name: 'Twitch' })).toBeVisible();
		await expectSound(page);
		expect(complaints).toEqual([]);
	});

	test(`[RT-13] ${prefix} the question before unlinking has no finding of axe and breaks no policy`, {
		tag: '@full',
	}, async ({ page }) => {
		const complaints = complaintsOf(page);
		await enterVerified(page, player, `${prefix}/account/connected`);
		await page.getByRole('button', { name: 'Steam' }).click();
		await allowAs(page, player.username);
		const unlink = texts.connected.unlinkName.replace('{{platform}}', 'Steam');
		await page.getByRole('button', { name: unlink }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectSound(page);
		expect(complaints).toEqual([]);
	});
}
