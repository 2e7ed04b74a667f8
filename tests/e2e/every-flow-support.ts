import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Locale } from '#contract/locales.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import en from '../../i18n/en/account.json' with { type: 'json' };
import es from '../../i18n/es/account.json' with { type: 'json' };
import fr from '../../i18n/fr/account.json' with { type: 'json' };
import { outboxOf } from '../support/control.ts';
import { mailLinksOf } from '../support/mail-preferences.ts';
import { decideAt } from '../support/platforms.ts';
import { jarOf, newPlayer, type Player } from '../support/players.ts';
import { call } from '../support/site.ts';
import { submitLogin } from './account-support.ts';
import { enter, enterVerified, news, signOut } from './area-support.ts';
import { press, tabTo, type, use } from './keyboard-support.ts';
import { post } from './mfa-support.ts';
import { fillsInNoPasskey } from './passkey-support.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

export const texts = { en, fr, es };

/** Who does something where. */
export interface Scene {
	page: Page;
	locale: Locale;
	texts: typeof en;
	player: Player;
	/** Somebody else, whom it may concern. */
	other: Player;
	/** Another browser than that of the page. */
	elsewhere: () => Promise<Page>;
	/** Where the flow begins, where that differs from player to player. */
	path?: string;
}

/** Something that a player does in a few steps. */
export interface Flow {
	id: string;
	/** The service's call that does it, by the beginning of its path. */
	call: string;
	/** What is there before. */
	prepare?: (scene: Scene) => Promise<void>;
	/** The page that it begins at, without its language. */
	path?: string;
	/** Whether nobody is signed in. */
	isForGuests?: true;
	/** Goes there by keyboard; `last` is called before the press that asks the service. */
	walk: (scene: Scene, last?: () => Promise<unknown>) => Promise<void>;
	/** Tries once more by keyboard after a failure, with what was typed; the whole way again where absent. */
	retry?: (scene: Scene) => Promise<void>;
	/** What a player does after the call, by keyboard: at a platform. */
	goOn?: (scene: Scene) => Promise<void>;
	/** What the page shows once it is done. */
	expectDone: (scene: Scene) => Promise<void>;
	/** What has changed elsewhere: in the account, the mailbox, or for the other player. */
	expectElsewhere: (scene: Scene) => Promise<void>;
	/** Does it in a second tab; the same way where absent. */
	inSecondTab?: (scene: Scene) => Promise<void>;
	/** Does it in a tab that knows nothing of the second one; the same way where absent. */
	afterSecondTab?: (scene: Scene) => Promise<void>;
}

const addressOf = ({ locale }: Scene, path: string) => (locale === 'en' ? path : `/${locale}${path}`);
const button = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = ({ page }: Scene) => page.getByRole('dialog');
const expectNews = (scene: Scene, text: string, values: Record<string, string> = {}) =>
	expect(news(scene.page, interpolate(text, values)).first()).toBeVisible();

/** Opens the page of a flow and waits until it can be used. */
export async function open(flow: Flow, scene: Scene): Promise<void> {
	await scene.page.goto(addressOf(scene, scene.path ?? flow.path ?? ''));
	const main = scene.page.getByRole('main');
	await expect(main.locator('button:enabled, input:enabled').first()).toBeVisible();
	await expect(main.locator('button:disabled')).toHaveCount(0);
}

/** Does everything that a flow is, by keyboard. */
export async function doAll(flow: Flow, scene: Scene): Promise<void> {
	await flow.walk(scene);
	await flow.goOn?.(scene);
	await flow.expectDone(scene);
}

/** The scene of a flow in a language, with all that is there before. */
export async function setScene(
	flow: Flow,
	{ page, locale, browser }: { page: Page; locale: Locale; browser: Browser },
): Promise<Scene & { close: () => Promise<void> }> {
	const [player, other] = await Promise.all([newPlayer({ locale }), newPlayer({ locale })]);
	const contexts: BrowserContext[] = [];
	const elsewhere = async () => {
		const opened = await browser.newPage();
		contexts.push(opened.context());
		return opened;
	};
	const scene: Scene = { page, locale, texts: texts[locale], player, other, elsewhere };
	if (!flow.isForGuests) await enter(page, player, '/robots.txt');
	await flow.prepare?.(scene);
	return {
		...scene,
		close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
	};
}

/** Types the password into the question who it is, and answers it. */
async function verify(scene: Scene, last?: () => Promise<unknown>): Promise<void> {
	const field = scene.page.locator('#verification-password');
	await expect(field).toBeFocused();
	await type(scene.page, scene.player.password);
	await last?.();
	await press(scene.page, 'Enter');
}

/** Answers it once more with what was typed. */
async function verifyAgain({ page, player }: Scene): Promise<void> {
	const field = page.locator('#verification-password');
	await expect(field).toHaveValue(player.password);
	await tabTo(page, field);
	await press(page, 'Enter');
}

/** Has a player do something about another, as a game would. */
async function act(who: Player, what: string, { username }: Player): Promise<void> {
	const { status, text } = await call(`/api/friends/${what}`, { jar: await jarOf(who), body: { username } });
	if (status !== 200) throw new Error(`${what}: ${status} ${text}`);
}

async function befriend({ player, other }: Scene): Promise<void> {
	await act(player, 'invite', other);
	await act(other, 'accept', player);
}

/** The friends page of the other player. */
async function theirFriends(scene: Scene): Promise<Page> {
	const theirs = await scene.elsewhere();
	await enter(theirs, scene.other, addressOf(scene, '/account/friends'));
	await expect(theirs.getByRole('heading', { name: scene.texts.friends.list.title })).toBeVisible();
	return theirs;
}

const platform = 'Xbox';
/** What somebody is called at the platform: nobody else is. */
const gamertagOf = ({ player }: Scene) => `Heron ${player.username}`;
const passkeyName = 'Lighthouse';

/** Expects the newest mail of the player to be about something. */
const expectMail = ({ player }: Scene, about: RegExp) =>
	expect.poll(async () => (await outboxOf(player.email)).at(-1)?.subject).toMatch(about);

async function linkBefore(scene: Scene): Promise<void> {
	const { page } = scene;
	const { password } = scene.player;
	const started = await post(page, 'xbox/connect', { password, code: '' });
	const { redirect } = (await started.json()) as { redirect: string };
	await page.goto(await decideAt(redirect, { as: gamertagOf(scene) }));
}

/** Plugs an authenticator in and makes a passkey with it, before the flow begins. */
async function addBefore(scene: Scene): Promise<void> {
	const { page, player } = scene;
	const { passkeys } = scene.texts;
	await VirtualAuthenticator.addTo(page);
	await fillsInNoPasskey(page);
	await enterVerified(page, player, addressOf(scene, '/account'));
	await button(scene, passkeys.add).press('Enter');
	await page.locator('#passkey-name').fill(passkeyName);
	await page.keyboard.press('Enter');
	await expectNews(scene, passkeys.added, { name: passkeyName });
}

const device = 'Chrome, Linux';

async function signInElsewhere(scene: Scene): Promise<void> {
	const theirs = await scene.elsewhere();
	await enter(theirs, scene.player, addressOf(scene, '/account/faq'));
}

/** Expects the account to have one session left, that of this page. */
async function expectAlone(scene: Scene): Promise<void> {
	const { page } = scene;
	const sessions = await page.request.get('/api/account/sessions');
	expect((await sessions.json()).data).toHaveLength(1);
	await expect(button(scene, scene.texts.profile.others)).toHaveCount(0);
}

export const flows: Flow[] = [
	{
		id: 'linking a platform',
		call: '/api/account/xbox/connect',
		path: '/account/connected',
		async walk(scene, last) {
			const { connected } = scene.texts;
			await use(scene.page, button(scene, interpolate(connected.linkName, { platform })));
			await verify(scene, last);
		},
		retry: verifyAgain,
		async goOn(scene) {
			const { page } = scene;
			await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
			await tabTo(page, page.getByRole('radio', { checked: true }));
			await press(page, 'ArrowUp');
			await expect(page.getByRole('radio', { name: 'Somebody new' })).toBeChecked();
			await tabTo(page, page.getByLabel('Display name'));
			await type(page, gamertagOf(scene));
			await use(page, page.getByRole('button', { name: 'Allow' }));
		},
		async expectDone(scene) {
			const { page } = scene;
			const { connected } = scene.texts;
			await expect(page).toHaveURL(addressOf(scene, '/account/connected'));
			await expectNews(scene, connected.linkedNews, { platform });
			await expect(
				page.getByText(interpolate(connected.linkedAs, { name: gamertagOf(scene) })),
			).toBeVisible();
			await expect(page.getByRole('alert')).toHaveCount(0);
			await expect(page.locator('[data-toast]')).toHaveCount(0);
		},
		expectElsewhere: (scene) => expectMail(scene, /Xbox/),
		async afterSecondTab(scene) {
			const { connected } = scene.texts;
			await use(scene.page, button(scene, interpolate(connected.linkName, { platform })));
			await expect(dialogOf(scene)).toHaveCount(0);
		},
	},
	{
		id: 'unlinking a platform',
		call: '/api/account/xbox/disconnect',
		path: '/account/connected',
		prepare: linkBefore,
		async walk(scene, last) {
			const { unlinkName, question } = scene.texts.connected;
			await use(scene.page, button(scene, interpolate(unlinkName, { platform })));
			await last?.();
			const confirm = interpolate(question.confirm, { platform });
			await use(scene.page, dialogOf(scene).getByRole('button', { name: confirm, exact: true }));
		},
		async retry(scene) {
			const { retry } = scene.texts.area;
			await use(scene.page, dialogOf(scene).getByRole('button', { name: retry, exact: true }));
		},
		async expectDone(scene) {
			const { connected } = scene.texts;
			await expectNews(scene, connected.unlinkedNews, { platform });
			await expect(dialogOf(scene)).toHaveCount(0);
			await expect(button(scene, interpolate(connected.linkName, { platform }))).toBeFocused();
		},
		expectElsewhere: (scene) => expectMail(scene, /Xbox/),
	},
	{
		id: 'adding a passkey',
		call: '/api/account/passkeys/add',
		path: '/account',
		async prepare({ page }) {
			await VirtualAuthenticator.addTo(page);
			await fillsInNoPasskey(page);
		},
		async walk(scene, last) {
			const { page } = scene;
			await use(page, button(scene, scene.texts.passkeys.add));
			await expect(page.locator('#passkey-name')).toBeFocused();
			await press(page, 'ControlOrMeta+A');
			await type(page, passkeyName);
			await press(page, 'Enter');
			await verify(scene, last);
		},
		async retry(scene) {
			await expect(scene.page.locator('#passkey-name')).toHaveValue(passkeyName);
			await verifyAgain(scene);
		},
		expectDone: (scene) => expectNews(scene, scene.texts.passkeys.added, { name: passkeyName }),
		async expectElsewhere(scene) {
			const stored = await scene.page.request.get('/api/account/passkeys');
			expect((await stored.json()).data).toEqual([expect.objectContaining({ name: passkeyName })]);
			expect(await outboxOf(scene.player.email)).not.toHaveLength(0);
		},
		async inSecondTab(scene) {
			await VirtualAuthenticator.addTo(scene.page);
			await doAll(flowOf('adding a passkey'), scene);
		},
		async afterSecondTab(scene) {
			const { page } = scene;
			await use(page, button(scene, scene.texts.passkeys.add));
			await press(page, 'ControlOrMeta+A');
			await type(page, passkeyName);
			// The second tab has verified the session.
			await press(page, 'Enter');
		},
	},
	{
		id: 'signing in with a passkey',
		call: '/api/account/login/passkey',
		path: '/account/login',
		isForGuests: true,
		async prepare(scene) {
			await addBefore(scene);
			await signOut(scene.page);
		},
		async walk(scene, last) {
			await last?.();
			await use(scene.page, button(scene, scene.texts.login.passkey));
		},
		async expectDone(scene) {
			await expect(scene.page).toHaveURL(addressOf(scene, '/account'));
			await expect(scene.page.locator('#passkeys').getByRole('listitem')).toContainText(passkeyName);
		},
		async expectElsewhere(scene) {
			const events = await scene.page.request.get('/api/account/security-events');
			expect((await events.json()).data[0]).toHaveProperty('kind', 'signedIn');
		},
		// A copied passkey would be refused, so the second tab has none.
		async inSecondTab(scene) {
			await submitLogin(scene.page, scene.player);
			await expect(scene.page).toHaveURL(addressOf(scene, '/account'));
		},
	},
	{
		id: 'removing a passkey',
		call: '/api/account/passkeys/remove',
		path: '/account',
		async prepare(scene) {
			await addBefore(scene);
			// Who enters anew is not verified.
			await enter(scene.page, scene.player, '/robots.txt');
		},
		async walk(scene, last) {
			const { removeName, question } = scene.texts.passkeys;
			await use(scene.page, button(scene, interpolate(removeName, { name: passkeyName })));
			await use(scene.page, dialogOf(scene).getByRole('button', { name: question.confirm, exact: true }));
			await verify(scene, last);
		},
		retry: verifyAgain,
		async expectDone(scene) {
			const { passkeys } = scene.texts;
			await expectNews(scene, passkeys.removed, { name: passkeyName });
			await expect(scene.page.getByText(passkeys.none)).toBeVisible();
		},
		async expectElsewhere(scene) {
			const { page } = scene;
			await signOut(page);
			await page.goto(addressOf(scene, '/account/login'));
			await use(page, button(scene, scene.texts.login.passkey));
			await expect(page.locator('#login').getByRole('alert')).toBeVisible();
			await expect(page).toHaveURL(addressOf(scene, '/account/login'));
		},
		async afterSecondTab(scene) {
			const { removeName, question } = scene.texts.passkeys;
			await use(scene.page, button(scene, interpolate(removeName, { name: passkeyName })));
			await use(scene.page, dialogOf(scene).getByRole('button', { name: question.confirm, exact: true }));
		},
	},
	{
		id: 'ending one session',
		call: '/api/account/sessions/revoke',
		path: '/account',
		prepare: signInElsewhere,
		async walk(scene, last) {
			await last?.();
			await use(scene.page, button(scene, interpolate(scene.texts.profile.revokeName, { device })));
		},
		expectDone: (scene) => expectNews(scene, scene.texts.profile.revoked, { device }),
		expectElsewhere: expectAlone,
	},
	{
		id: 'ending all other sessions',
		call: '/api/account/sessions/revoke-others',
		path: '/account',
		prepare: signInElsewhere,
		async walk(scene, last) {
			await last?.();
			await use(scene.page, button(scene, scene.texts.profile.others));
		},
		expectDone: (scene) => expectNews(scene, scene.texts.profile.othersEnded),
		expectElsewhere: expectAlone,
	},
	{
		id: 'blocking a friend',
		call: '/api/friends/block',
		path: '/account/friends',
		prepare: befriend,
		async walk(scene, last) {
			const { blockName, blockQuestion } = scene.texts.friends;
			const name = { name: scene.other.username };
			await use(scene.page, button(scene, interpolate(blockName, name)));
			await last?.();
			const confirm = interpolate(blockQuestion.confirm, name);
			await use(scene.page, dialogOf(scene).getByRole('button', { name: confirm, exact: true }));
		},
		async expectDone(scene) {
			const { news: said, blocked } = scene.texts.friends;
			const name = { name: scene.other.username };
			await expectNews(scene, said.blocked, name);
			await expect(button(scene, interpolate(blocked.unblockName, name))).toBeVisible();
		},
		async expectElsewhere(scene) {
			const theirs = await theirFriends(scene);
			await expect(theirs.getByText(scene.texts.friends.list.emptyTitle, { exact: true })).toBeVisible();
			await expect(theirs.getByRole('main')).not.toContainText(scene.player.username);
		},
	},
	{
		id: 'unblocking a player',
		call: '/api/friends/unblock',
		path: '/account/friends',
		prepare: ({ player, other }) => act(player, 'block', other),
		async walk(scene, last) {
			const name = { name: scene.other.username };
			await last?.();
			await use(scene.page, button(scene, interpolate(scene.texts.friends.blocked.unblockName, name)));
		},
		async expectDone(scene) {
			await expectNews(scene, scene.texts.friends.news.unblocked, { name: scene.other.username });
			await expect(
				scene.page.getByRole('heading', { name: scene.texts.friends.blocked.title, exact: true }),
			).toHaveCount(0);
		},
		async expectElsewhere(scene) {
			const { page, player, other } = scene;
			await act(other, 'invite', player);
			await page.reload();
			const { acceptName } = scene.texts.friends.incoming;
			await expect(button(scene, interpolate(acceptName, { name: other.username }))).toBeVisible();
		},
	},
	{
		id: 'choosing who sees me online',
		call: '/api/friends/online-visibility',
		path: '/account/friends',
		prepare: befriend,
		async walk(scene, last) {
			const { visibility } = scene.texts.friends;
			const group = scene.page.getByRole('group', { name: visibility.title });
			await tabTo(scene.page, group.getByLabel(visibility.friends, { exact: true }));
			await last?.();
			await press(scene.page, 'ArrowDown');
		},
		async retry(scene) {
			const { visibility } = scene.texts.friends;
			await expect(scene.page.getByLabel(visibility.friends, { exact: true })).toBeChecked();
			await expect(scene.page.getByLabel(visibility.nobody, { exact: true })).toBeFocused();
			await press(scene.page, 'Space');
		},
		async expectDone(scene) {
			const { visibility } = scene.texts.friends;
			await expectNews(scene, visibility.saved);
			await expect(scene.page.getByLabel(visibility.nobody, { exact: true })).toBeChecked();
		},
		async expectElsewhere(scene) {
			const { list } = scene.texts.friends;
			const theirs = await theirFriends(scene);
			const entry = theirs.getByRole('listitem').filter({ hasText: scene.player.username });
			await expect(entry).toContainText(list.offline);
		},
	},
	{
		id: 'switching mails off by the link of a mail',
		call: '/api/account/mails/by-link',
		isForGuests: true,
		async prepare(scene) {
			scene.path = (await mailLinksOf(scene.player, scene.locale)).page.replace(/^\/(?:fr|es)(?=\/)/, '');
		},
		async walk(scene, last) {
			await tabTo(scene.page, jobMails(scene));
			await last?.();
			await press(scene.page, 'Space');
		},
		async retry(scene) {
			await expect(jobMails(scene)).toBeChecked();
			await tabTo(scene.page, jobMails(scene));
			await press(scene.page, 'Space');
		},
		async expectDone(scene) {
			const { switched, kinds } = scene.texts.mails;
			await expectNews(scene, switched.off, { name: kinds.jobs.name });
			await expect(jobMails(scene)).not.toBeChecked();
		},
		async expectElsewhere(scene) {
			await enter(scene.page, scene.player, addressOf(scene, '/account'));
			await expect(jobMails(scene)).not.toBeChecked();
		},
	},
];

const jobMails = ({ page, texts: { mails } }: Scene) =>
	page.getByRole('checkbox', { name: mails.kinds.jobs.name, exact: true });

const flowOf = (id: string): Flow => flows.find((flow) => flow.id === id) as Flow;
