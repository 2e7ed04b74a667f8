import { expect, type Page, test } from '@playwright/test';
import en from '../../i18n/en/account.json' with { type: 'json' };
import enErrors from '../../i18n/en/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/account.json' with { type: 'json' };
import frErrors from '../../i18n/fr/errors.json' with { type: 'json' };
import { clearFaults, setFaults } from '../support/control.ts';
import { createJar } from '../support/cookie-jar.ts';
import { newPlayer, type Player, signIn } from '../support/players.ts';
import { call } from '../support/site.ts';
import { complaintsOf, submitLogin } from './account-support.ts';
import { enter, expectSound, news, still, toasts } from './area-support.ts';
import { json } from './shell-support.ts';

const { incoming, list, outgoing, invite } = en.friends;
const entry = (page: Page, name: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const part = (page: Page, title: string) =>
	page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

/** Has a player do something about another, as a game would. */
async function act(who: Player, what: 'invite' | 'accept' | 'remove', other: Player): Promise<void> {
	const jar = createJar();
	await signIn(who, jar);
	const { status, text } = await call(`/api/friends/${what}`, { jar, body: { username: other.username } });
	if (status !== 200) throw new Error(`${what}: ${status} ${text}`);
}

async function befriend(one: Player, other: Player): Promise<void> {
	await act(one, 'invite', other);
	await act(other, 'accept', one);
}

/** Waits for the service's answer to what is done about somebody: the page tells of it before, and a reload would cut it off. */
const answered = (page: Page, what: 'accept' | 'reject' | 'remove') =>
	page.waitForResponse(`**/api/friends/${what}`);

async function send(page: Page, username: string): Promise<void> {
	await page.locator('#invite-username').fill(username);
	await page.getByRole('button', { name: invite.submit }).click();
}

let player: Player;
let other: Player;
test.beforeEach(async () => {
	[player, other] = await Promise.all([newPlayer(), newPlayer()]);
});
test.afterEach(clearFaults);

test('[RT-17] friends, invites and who is online are listed', async ({ page, browser }) => {
	const [online, asking, asked] = await Promise.all([newPlayer(), newPlayer(), newPlayer()]);
	await befriend(player, other);
	await befriend(player, online);
	await act(asking, 'invite', player);
	await act(player, 'invite', asked);
	const theirs = await browser.newPage();
	await enter(theirs, online, '/account/friends');
	await expect(theirs.getByRole('heading', { name: list.title })).toBeVisible();
	await enter(page, player, '/account/friends');
	await expect(part(page, incoming.title)).toContainText(asking.username);
	await expect(part(page, incoming.title)).toContainText(/Expires \w+ \d+, \d{4}/);
	await expect(part(page, outgoing.title)).toContainText(asked.username);
	await expect(part(page, list.title).getByRole('listitem')).toHaveCount(2);
	await expect(entry(page, online.username)).toContainText(list.online);
	await theirs.close();
});

test('[RT-17] a player without friends is told how to find some', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account/friends');
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: incoming.title })).toHaveCount(0);
});

test('[RT-17] a list that does not come says why, and comes when it is tried again', {
	tag: '@full',
}, async ({ page }) => {
	await setFaults({ service: 'account', path: '/api/friends/list', mode: 'status:503' });
	await enter(page, player, '/account/friends');
	await expect(page.getByRole('alert')).toContainText(enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await clearFaults();
	await page.getByRole('button', { name: en.area.retry }).click();
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
});

test('[FX-11] what others do shows without a reload', { tag: '@full' }, async ({ page }) => {
	await page.clock.install();
	await act(player, 'invite', other);
	await enter(page, player, '/account/friends');
	await expect(part(page, outgoing.title)).toContainText(other.username);
	await act(other, 'accept', player);
	await page.clock.runFor(20_000);
	await expect(part(page, list.title)).toContainText(other.username);
	await expect(entry(page, other.username).locator('bdi').first()).toHaveText(other.username);
});

test('[RT-17] [AC-13] an invite is sent, and taken back', async ({ page }) => {
	await enter(page, player, '/account/friends');
	await send(page, other.username);
	await expect(news(page, `Your invite to ${other.username} is on its way.`)).toBeFocused();
	await expect(page.locator('#invite-username')).toHaveValue('');
	await expect(part(page, outgoing.title)).toContainText(other.username);
	const done = answered(page, 'remove');
	await page.getByRole('button', { name: `Take back the invite to ${other.username}` }).click();
	await expect(news(page, `You took back the invite to ${other.username}.`)).toBeFocused();
	await done;
	await page.reload();
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: outgoing.title })).toHaveCount(0);
});

test('[AC-13] an invite that was accepted in the meantime is not taken back, which would end the friendship', {
	tag: '@full',
}, async ({ page }) => {
	await act(player, 'invite', other);
	await enter(page, player, '/account/friends');
	const withdraw = page.getByRole('button', { name: `Take back the invite to ${other.username}` });
	await expect(withdraw).toBeVisible();
	await act(other, 'accept', player);
	await withdraw.click();
	await expect(news(page, `You and ${other.username} are friends now.`)).toBeFocused();
	await expect(part(page, list.title)).toContainText(other.username);
	await page.reload();
	await expect(part(page, list.title)).toContainText(other.username);
});

test('[AC-13] friends and invites of the same display name are told apart by their usernames', {
	tag: '@full',
}, async ({ page }) => {
	const people = ['max1999', 'max2000'].map((username) => ({ username, displayName: 'Max' }));
	const both = (more: object) => people.map((person) => ({ ...person, ...more }));
	const expires = '2030-01-01T00:00:00.000Z';
	await page.route('**/api/friends/list', (route) =>
		route.fulfill(
			json(200, {
				status: true,
				data: {
					friends: both({ online: false }),
					incoming: both({ expires }),
					outgoing: both({ expires }),
				},
			}),
		),
	);
	await enter(page, player, '/account/friends');
	for (const name of ['Max (max1999)', 'Max (max2000)']) {
		for (const does of ['Accept the invite from', 'Turn down the invite from', 'Take back the invite to'])
			await expect(page.getByRole('button', { name: `${does} ${name}`, exact: true })).toBeVisible();
		await page.getByRole('button', { name: `Remove ${name} from your friends` }).click();
		const dialog = page.getByRole('dialog', { name: `Remove ${name}?` });
		await expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
		await page.keyboard.press('Escape');
	}
});

test('[AC-13] an invite that is refused says why at the field and keeps what was typed', {
	tag: '@full',
}, async ({ page }) => {
	await befriend(player, other);
	await enter(page, player, '/account/friends');
	const error = page.locator('#invite-username-error');
	for (const [username, text] of [
		[player.username, enErrors.msg.USERS_MUST_NOT_MATCH],
		['nobodyhere', enErrors.msg.USER_NOT_FOUND],
		[other.username, enErrors.msg.ALREADY_FRIENDS_OR_PENDING_INVITE],
	] as const) {
		await send(page, username);
		await expect(error).toHaveText(text);
		await expect(page.locator('#invite-username')).toBeFocused();
		await expect(page.locator('#invite-username')).toHaveValue(username);
	}
	await send(page, 'no_body');
	await expect(error).toHaveText(enErrors.field.alphanumeric);
});

test('[RT-17] [AC-13] an invite is accepted at once, before the service has answered', {
	tag: '@full',
}, async ({ page }) => {
	await act(other, 'invite', player);
	await enter(page, player, '/account/friends');
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/api/friends/accept', async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole('button', { name: `Accept the invite from ${other.username}` }).click();
	await expect(part(page, list.title)).toContainText(other.username);
	await expect(page.getByRole('heading', { name: incoming.title })).toHaveCount(0);
	const done = answered(page, 'accept');
	release();
	await expect(news(page, `You and ${other.username} are friends now.`)).toBeFocused();
	await done;
	await page.reload();
	await expect(part(page, list.title)).toContainText(other.username);
});

test('[RT-17] an accepted invite that the service refuses is back where it was', { tag: '@full' }, async ({
	page,
}) => {
	await act(other, 'invite', player);
	await enter(page, player, '/account/friends');
	const accept = page.getByRole('button', { name: `Accept the invite from ${other.username}` });
	await expect(accept).toBeVisible();
	await setFaults({ service: 'account', path: '/api/friends/accept', mode: 'status:503' });
	await accept.click();
	await expect(toasts(page)).toHaveText([enErrors.msg.SERVICE_TEMPORARILY_UNAVAILABLE]);
	await expect(accept).toBeVisible();
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
});

test('[AC-13] an invite that was withdrawn in the meantime leaves the page with its reason', {
	tag: '@full',
}, async ({ page }) => {
	await act(other, 'invite', player);
	await enter(page, player, '/account/friends');
	const reject = page.getByRole('button', { name: `Turn down the invite from ${other.username}` });
	await expect(reject).toBeVisible();
	await act(other, 'remove', player);
	await reject.click();
	await expect(toasts(page)).toHaveText([enErrors.msg.INVITE_NOT_FOUND_OR_EXPIRED]);
	await expect(page.getByRole('heading', { name: incoming.title })).toHaveCount(0);
});

test('[AC-13] an invite is turned down', { tag: '@full' }, async ({ page }) => {
	await act(other, 'invite', player);
	await enter(page, player, '/account/friends');
	const done = answered(page, 'reject');
	await page.getByRole('button', { name: `Turn down the invite from ${other.username}` }).click();
	await expect(news(page, `You turned down the invite from ${other.username}.`)).toBeVisible();
	await done;
	await page.reload();
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: incoming.title })).toHaveCount(0);
});

test('[KB-15] [RT-17] [AC-13] a friend is removed after a question, by keyboard alone', async ({ page }) => {
	await befriend(player, other);
	await enter(page, player, '/account/friends');
	const remove = page.getByRole('button', { name: `Remove ${other.username} from your friends` });
	await remove.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: `Remove ${other.username}?` });
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(remove).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(dialog.getByRole('button', { name: `Remove ${other.username}` })).toBeFocused();
	const done = answered(page, 'remove');
	await page.keyboard.press('Enter');
	await expect(news(page, `${other.username} is not among your friends any more.`)).toBeFocused();
	await done;
	await page.reload();
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
});

test('[SI-04] a friend is blocked and unblocked, by keyboard alone', async ({ page }) => {
	await befriend(player, other);
	await enter(page, player, '/account/friends');
	await page.getByRole('button', { name: `Block ${other.username}` }).press('Enter');
	const dialog = page.getByRole('dialog', { name: `Block ${other.username}?` });
	await dialog.getByRole('button', { name: `Block ${other.username}` }).press('Enter');
	await expect(news(page, `You blocked ${other.username}.`)).toBeFocused();
	const blocked = part(page, en.friends.blocked.title);
	await expect(blocked.getByRole('heading', { name: other.username })).toBeVisible();
	await expectSound(page);
	await blocked.getByRole('button', { name: `Unblock ${other.username}` }).press('Enter');
	await expect(news(page, `${other.username} is no longer blocked.`)).toBeFocused();
	await expect(blocked).toHaveCount(0);
});

test('[SI-04] who sees when one is online is saved at once', async ({ page }) => {
	await enter(page, player, '/account/friends');
	const choice = page.getByRole('group', { name: en.friends.visibility.title });
	await expect(choice.getByLabel(en.friends.visibility.friends)).toBeChecked();
	await choice.getByLabel(en.friends.visibility.friends).press('ArrowDown');
	await expect(choice.getByText(en.friends.visibility.saved)).toBeVisible();
	await page.reload();
	await expect(choice.getByLabel(en.friends.visibility.nobody)).toBeChecked();
});

test('[KB-15] a question that was left can be asked again in the same moment', { tag: '@full' }, async ({
	page,
}) => {
	await befriend(player, other);
	await enter(page, player, '/account/friends');
	const remove = page.getByRole('button', { name: `Remove ${other.username} from your friends` });
	const dialog = page.getByRole('dialog', { name: `Remove ${other.username}?` });
	const closings: [string, () => Promise<void>][] = [
		['by the key', () => page.keyboard.press('Escape')],
		['by the button', () => dialog.getByRole('button', { name: 'Close' }).click()],
	];
	for (const [how, close] of closings) {
		await remove.click();
		await expect(dialog).toBeVisible();
		await remove.evaluate((button: HTMLElement) =>
			button.addEventListener('focus', () => queueMicrotask(() => button.click()), { once: true }),
		);
		await close();
		await expect(remove, how).not.toBeFocused();
		await expect(dialog, how).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog, how).toBeHidden();
		await expect(remove, how).toBeFocused();
	}
});

test('[AC-13] a friend who has left in the meantime leaves the page with the reason', {
	tag: '@full',
}, async ({ page }) => {
	await befriend(player, other);
	await enter(page, player, '/account/friends');
	await page.getByRole('button', { name: `Remove ${other.username} from your friends` }).click();
	await act(other, 'remove', player);
	await page
		.getByRole('dialog')
		.getByRole('button', { name: `Remove ${other.username}` })
		.click();
	await expect(toasts(page)).toHaveText([enErrors.msg.FRIEND_NOT_FOUND]);
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[RT-17] what was read stays in view when reading it again fails', { tag: '@full' }, async ({
	page,
}) => {
	await befriend(player, other);
	await enter(page, player, '/account/friends');
	await expect(entry(page, other.username)).toBeVisible();
	await setFaults({ service: 'account', path: '/api/friends', mode: 'status:503' });
	await page.getByRole('button', { name: `Remove ${other.username} from your friends` }).click();
	const again = page.waitForResponse('**/api/friends/list');
	const confirm = page.getByRole('dialog').getByRole('button', { name: `Remove ${other.username}` });
	await confirm.click();
	expect((await again).status()).toBe(503);
	await clearFaults();
	// Were the list not in view any more, neither it nor what is told above it could go on.
	await page.getByRole('button', { name: `Remove ${other.username} from your friends` }).click();
	await confirm.click();
	await expect(news(page, `${other.username} is not among your friends any more.`)).toBeVisible();
	await expect(entry(page, other.username)).toHaveCount(0);
});

test('[RT-17] a session that has ended leads to the login page and back', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, player, still);
	await page.context().clearCookies();
	await page.goto('/account/friends');
	await expect(page).toHaveURL('/account/login?redirect=%2Faccount%2Ffriends');
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account/friends');
	await expect(page.getByText(list.emptyTitle, { exact: true })).toBeVisible();
});

for (const { prefix, texts, errors } of [
	{ prefix: '', texts: en, errors: enErrors },
	{ prefix: '/fr', texts: fr, errors: frErrors },
]) {
	test(`[RT-17] ${prefix}/account/friends has no finding of axe and breaks no policy`, {
		tag: '@full',
	}, async ({ page }) => {
		const complaints = complaintsOf(page);
		const asking = await newPlayer();
		await befriend(player, other);
		await act(asking, 'invite', player);
		await enter(page, player, `${prefix}/account/friends`);
		await expect(page.getByRole('heading', { name: texts.friends.incoming.title })).toBeVisible();
		await expectSound(page);
		expect(complaints).toEqual([]);
	});

	test(`[RT-17] ${prefix} a refused invite is shown in the page's language, with no finding of axe`, {
		tag: '@full',
	}, async ({ page }) => {
		await enter(page, player, `${prefix}/account/friends`);
		await page.locator('#invite-username').fill(player.username);
		await page.locator('#invite button[type=submit]').click();
		await expect(page.locator('#invite-username-error')).toHaveText(errors.msg.USERS_MUST_NOT_MATCH);
		await expectSound(page);
	});
}
