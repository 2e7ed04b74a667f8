import { strFromU8, unzipSync } from 'fflate';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/endpoints/account.ts';
import type { Product } from '#contract/endpoints/account-settings.ts';
import type { FriendList } from '#contract/endpoints/friends.ts';
import type { MailPreference } from '#contract/endpoints/mails.ts';
import type { RecoveryCodes, TotpSetup } from '#contract/endpoints/mfa.ts';
import * as passkeys from '#contract/endpoints/passkeys.ts';
import type { Save } from '#contract/endpoints/saves.ts';
import type { SecurityEvent, Session } from '#contract/endpoints/sessions.ts';
import type { WishlistGame } from '#contract/endpoints/wishlist.ts';
import { routes as promised } from '../../services/accounts/routes.ts';
import { routes as adapted } from '../fixtures/other-service/routes.ts';
import { type OtherService, startOtherService } from '../fixtures/other-service/server.ts';
import { mailLinksOf } from '../support/mail-preferences.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { visit } from '../support/platforms.ts';
import { creation, newestToken, stranger } from '../support/players.ts';
import { required } from '../support/required.ts';
import {
	type CallOptions,
	type CookieJar,
	call,
	createJar,
	outboxOf,
	type Player,
	players,
	reset,
	signIn,
	siteUrl,
} from '../support/site.ts';

const hook = new URL('../fixtures/other-service/register.ts', import.meta.url).href;
const anonymous = { redirect: '/account/login' };
const done = { status: true, data: null };
const newPassword = 'Thistle3Bridge';

/** The calls that this service does not have. */
const ofPasskeys = new Set<string>(
	Object.values(passkeys).flatMap((each) => ('policy' in each ? [each.name] : [])),
);

let service: OtherService;
let site: OwnSite;

beforeAll(async () => {
	service = await startOtherService(`${required('TEST_SANDBOX_URL')}/accounts`);
	// Platforms lead back to the address that the studio gave them, which is the runner's.
	site = await startOwnSite({
		SITE_URL: siteUrl(),
		ACCOUNT_API_URL: service.origin,
		NODE_OPTIONS: `--import=${hook}`,
	});
});
afterAll(async () => {
	await site.stop();
	service.close();
});
beforeEach(reset);

const here = () => ({ site: site.origin, headers: { Origin: siteUrl() } });
const ask = (path: string, { headers, ...options }: CallOptions = {}) =>
	call(path, { ...options, site: site.origin, headers: { Origin: siteUrl(), ...headers } });
const enter = (player: Player, jar: CookieJar) => signIn(player, jar, here());

async function jarOf(player: Player): Promise<CookieJar> {
	const jar = createJar();
	expect((await enter(player, jar)).status).toBe(200);
	return jar;
}

async function dataOf<Data>(path: string, jar: CookieJar): Promise<Data> {
	return (await ask(path, { jar })).body.data as Data;
}

const profileOf = async (jar: CookieJar) => (await ask('/api/account/profile', { jar })).body;
const userOf = async (jar: CookieJar) => (await dataOf<{ user: User }>('/api/account/profile', jar)).user;

async function refusal(path: string, options: CallOptions) {
	const { status, body } = await ask(path, options);
	return [status, body.messages];
}

describe('on an account service of another shape', () => {
	test('a new player creates an account, confirms the address, signs in and out', async () => {
		const player = stranger();
		const body = await creation(player);
		expect((await ask('/api/account/create', { body })).body).toEqual(done);
		expect((await enter(player, createJar())).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);
		const confirmation = await newestToken(player.email);
		expect((await ask('/api/account/validate', { body: confirmation })).body).toEqual(done);
		const jar = await jarOf(player);
		expect(await userOf(jar)).toMatchObject({ username: player.username, country: 'BE' });
		const cookie = jar.header();
		expect((await ask('/api/account/logout', { method: 'POST', jar })).body).toEqual(done);
		expect(jar.header()).toBe('');
		const kept = await ask('/api/account/profile', { headers: { Cookie: cookie } });
		expect(kept.body).toEqual(anonymous);
	});

	test('nobody is led to the login page, and a wrong password is refused as ever', async () => {
		expect(await profileOf(createJar())).toEqual(anonymous);
		const wrong = await enter({ ...players.mira, password: 'Wrong1Password' }, createJar());
		expect([wrong.status, wrong.body.messages]).toEqual([422, ['INCORRECT_PASSWORD']]);
		expect(wrong.setCookies).toEqual([]);
		const body = await creation({ ...stranger(), username: 'mira' });
		expect(await refusal('/api/account/create', { body })).toEqual([422, ['USERNAME_IN_USE']]);
	});

	test('the right password shows the same player, with no word of the service', async () => {
		const jar = createJar();
		const reply = await enter(players.mira, jar);
		const ours = await signIn(players.mira, createJar());
		expect({ ...reply.body, data: await userOf(jar) }).toEqual({
			...ours.body,
			data: { ...(ours.body.data as { user: User }).user, passkeys: null },
		});
		expect(reply.text).not.toMatch(/login|access_token|ends_at/);
	});

	test('MFA is asked for, refused and accepted, by app', async () => {
		const jar = createJar();
		const reply = await enter(players.tomas, jar);
		expect(reply.body).toEqual({ redirect: '/account/login/mfa', data: { mfa: 'totp' } });
		expect(await profileOf(jar)).toEqual(anonymous);
		const right = new TOTP({ secret: players.tomas.totpSecret }).generate();
		const wrong = right === '000000' ? '111111' : '000000';
		const submit = (code: string) => ask('/api/account/mfa/submitcode', { body: { code }, jar });
		const refused = await submit(wrong);
		expect([refused.status, refused.body.messages]).toEqual([422, ['MFA_CODE_INVALID']]);
		expect((await submit(right)).body.data).toMatchObject({ user: { username: 'tomas', mfa: 'totp' } });
		expect(await userOf(jar)).toHaveProperty('username', 'tomas');
	});

	test('a changed profile and a new password hold', async () => {
		const [jar, other] = [await jarOf(players.mira), await jarOf(players.mira)];
		const profile = { displayName: 'Mira of the Keep', country: 'FR', locale: 'fr', newsletter: true };
		expect((await ask('/api/account/update-profile', { body: profile, jar })).body).toEqual(done);
		expect(await userOf(jar)).toMatchObject(profile);

		const { password } = players.mira;
		const change = (body: object) => ask('/api/account/update-password', { body, jar });
		const wrong = await change({ password: 'Wrong1Password', newPassword, code: '' });
		expect([wrong.status, wrong.body.messages]).toEqual([422, ['INCORRECT_PASSWORD']]);
		expect(wrong.body.fields).toEqual({ password: 'msg.INCORRECT_PASSWORD' });
		expect((await change({ password, newPassword, code: '' })).body).toEqual(done);
		expect(await userOf(jar)).toHaveProperty('username', 'mira');
		expect(await profileOf(other)).toEqual(anonymous);
		await jarOf({ ...players.mira, password: newPassword });
	});

	test('sessions are listed and ended, one or all', async () => {
		const [jar, other] = [await jarOf(players.mira), await jarOf(players.mira)];
		const path = '/api/account/sessions';
		const sessions = await dataOf<Session[]>(path, jar);
		expect(sessions.map(({ current }) => current)).toEqual([true, false]);
		const body = { id: sessions[1]?.id };
		expect((await ask(`${path}/revoke`, { body, jar })).body).toEqual(done);
		expect(await profileOf(other)).toEqual(anonymous);
		expect(await refusal(`${path}/revoke`, { body, jar })).toEqual([404, ['NOT_FOUND']]);
		const third = await jarOf(players.mira);
		expect((await ask(`${path}/revoke-others`, { method: 'POST', jar })).body).toEqual(done);
		expect(await profileOf(third)).toEqual(anonymous);
		const [event] = await dataOf<SecurityEvent[]>('/api/account/security-events', jar);
		expect(event).toMatchObject({ kind: 'otherSessionsEnded', platform: null });
		expect((await ask('/api/account/global-logout', { method: 'POST', jar })).body).toEqual(done);
		expect(jar.header()).toBe('');
	});

	test('friends are invited and accepted, by a player with codes by text message', async () => {
		const [pavel, ines] = [await jarOf(players.pavel), await jarOf(players.ines)];
		const code = /\d{6}/.exec((await outboxOf(players.ines.phone)).at(-1)?.text ?? '')?.[0];
		expect((await ask('/api/account/mfa/submitcode', { body: { code }, jar: ines })).status).toBe(200);
		const act = (action: string, username: string, jar: CookieJar) =>
			ask(`/api/friends/${action}`, { body: { username }, jar });
		const list = (jar: CookieJar) => dataOf<FriendList>('/api/friends/list', jar);
		expect((await act('invite', 'ines', pavel)).body).toEqual(done);
		expect(await list(pavel)).toMatchObject({ outgoing: [{ username: 'ines', displayName: 'Inès Carrel' }] });
		expect(await list(ines)).toMatchObject({ incoming: [{ username: 'pavel' }] });
		expect((await act('accept', 'pavel', ines)).body).toEqual(done);
		const { friends, outgoing } = await list(pavel);
		expect(outgoing).toEqual([]);
		expect(friends).toContainEqual({ username: 'ines', displayName: 'Inès Carrel', online: true });
		const again = await act('invite', 'ines', pavel);
		expect((await act('remove', 'pavel', ines)).body).toEqual(done);
		expect((await act('remove', 'pavel', ines)).body.messages).toEqual(['FRIEND_NOT_FOUND']);
		expect((await act('reject', 'mira', ines)).body.messages).toEqual(['INVITE_NOT_FOUND_OR_EXPIRED']);
		expect([again.status, again.body.messages]).toEqual([422, ['ALREADY_FRIENDS_OR_PENDING_INVITE']]);
		expect((await act('block', 'ines', pavel)).body).toEqual(done);
		expect((await list(pavel)).blocked).toEqual([{ username: 'ines', displayName: 'Inès Carrel' }]);
		expect((await act('unblock', 'ines', pavel)).body).toEqual(done);
		const presence = { body: { onlineVisibleTo: 'nobody' }, jar: pavel };
		expect((await ask('/api/friends/online-visibility', presence)).body).toEqual(done);
	});

	test('a wishlist is kept and read', async () => {
		const jar = await jarOf(players.mira);
		const change = async (action: string) =>
			(await ask(`/api/wishlist/${action}`, { body: { games: ['wending'] }, jar })).body
				.data as WishlistGame[];
		expect((await change('add')).map(({ game }) => game)).toContain('wending');
		expect((await dataOf<WishlistGame[]>('/api/wishlist/list', jar)).map(({ game }) => game)).toContain(
			'wending',
		);
		expect((await change('remove')).map(({ game }) => game)).not.toContain('wending');
	});

	test('saves are listed, read and downloaded', async () => {
		const jar = await jarOf(players.mira);
		const saves = await dataOf<Save[]>('/api/saves/list', jar);
		expect(saves).toHaveLength(4);
		const [save] = saves;
		expect(save).toMatchObject({ name: 'Lamplighter’s watch', game: 'Emberwick', platform: 'steam' });
		const at = (action: string, name = '') => `/api/saves/${action}?${new URLSearchParams({ name })}`;
		expect(await dataOf(at('get', 'Autosave'), jar)).toMatchObject({
			summary: expect.stringContaining('bells'),
		});
		const { url } = await dataOf<{ url: string }>(at('download', save?.name), jar);
		expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(save?.size);
		expect(await refusal(at('get', 'missing'), { jar })).toEqual([404, ['SAVE_NOT_FOUND']]);
	});

	test('a forgotten password is replaced by the link in the mail, once', async () => {
		const { email } = players.mira;
		const jar = await jarOf(players.mira);
		expect((await ask('/api/account/forgot-password', { body: { email } })).body).toEqual(done);
		const { username, token } = await newestToken(email);
		const body = { username, recoveryCode: token, password: newPassword };
		expect((await ask('/api/account/reset-password', { body })).body).toEqual(done);
		expect(await profileOf(jar)).toEqual(anonymous);
		expect((await ask('/api/account/reset-password', { body })).status).toBe(422);
		await jarOf({ ...players.mira, password: newPassword });
	});

	test('a new mail address is asked for, confirmed and taken back', async () => {
		const jar = await jarOf(players.mira);
		const email = 'lantern@elsewhere.example';
		const { password } = players.mira;
		const asked = { email, password: '', code: '' };
		expect(await refusal('/api/account/update-email', { body: asked, jar })).toEqual([
			422,
			['MISSING_PASSWORD_REVALIDATION'],
		]);
		expect((await ask('/api/account/update-email', { body: { ...asked, password }, jar })).body).toEqual(
			done,
		);
		const waiting = { email: players.mira.email, pendingEmail: { email, expired: false } };
		expect(await userOf(jar)).toMatchObject(waiting);
		expect((await ask('/api/account/update-email/cancel', { body: {}, jar })).body).toEqual(done);
		expect((await userOf(jar)).pendingEmail).toBeNull();
		await ask('/api/account/update-email', { body: { ...asked, password }, jar });
		const { token } = await newestToken(players.mira.email);
		expect((await ask('/api/account/update-email/resend', { body: {}, jar })).body).toEqual(done);
		expect((await ask('/api/account/validate', { body: await newestToken(email) })).body).toEqual(done);
		expect(await userOf(jar)).toMatchObject({ email, emailVerified: true });
		expect((await ask('/api/account/undo-email', { body: { token } })).body).toEqual(done);
		expect(await refusal('/api/account/undo-email', { body: { token } })).toEqual([
			422,
			['INCORRECT_EMAIL_TOKEN'],
		]);
		expect(await userOf(await jarOf(players.mira))).toHaveProperty('email', players.mira.email);
	});

	test('mail preferences are listed and changed, in the account and by the link of a mail', async () => {
		const jar = await jarOf(players.mira);
		const path = '/api/account/mails';
		const [first] = await dataOf<MailPreference[]>(path, jar);
		expect(first).toEqual({ kind: 'newsletter', state: 'off' });
		const changed = await ask(`${path}/change`, { body: { kind: 'newsletter', state: 'on' }, jar });
		expect(changed.body.data).toContainEqual({ kind: 'newsletter', state: 'on' });
		const { token } = await mailLinksOf(players.mira);
		const body = { token, kind: 'newsletter' };
		const { data } = (await ask(`${path}/by-link`, { body })).body;
		expect(data).toMatchObject({ email: 'm•••@p•••.example', mails: [first, {}, {}, {}] });
	});

	test('a confirmation is sent again', async () => {
		const { email } = players.nadia;
		expect((await ask('/api/account/resend-verification', { body: { email } })).body).toEqual(done);
		expect((await ask('/api/account/validate', { body: await newestToken(email) })).body).toEqual(done);
		await jarOf(players.nadia);
	});

	test('an app becomes the MFA method, gets new recovery codes, and goes', async () => {
		const jar = await jarOf(players.mira);
		const proof = { password: players.mira.password, code: '' };
		const act = async (path: string, body: object) =>
			(await ask(`/api/account/mfa/${path}`, { body, jar })).body;
		const { secret, uri } = (await act('addtotp', proof)).data as TotpSetup;
		expect(uri).toContain(`secret=${secret}`);
		const code = new TOTP({ secret }).generate();
		const { recoveryCodes: first } = (await act('confirmtotp', { code })).data as RecoveryCodes;
		expect(first).toHaveLength(10);
		expect((await act('addtotp', proof)).messages).toEqual(['MFA_ALREADY_ENABLED']);
		const verified = { password: '', code: first[0] };
		const { recoveryCodes: second } = (await act('recovery-codes', verified)).data as RecoveryCodes;
		expect(second).toHaveLength(10);
		expect(second).not.toContain(first[1]);
		expect(await userOf(jar)).toMatchObject({ mfa: 'totp', recoveryCodesLeft: 10 });
		expect(await act('remove', { password: '', code: '' })).toEqual(done);
		expect((await act('remove', proof)).messages).toEqual(['MFA_NOT_ENABLED']);
	});

	test('a phone becomes the MFA method, and gets its code again', async () => {
		const jar = await jarOf(players.pavel);
		const phone = '+16135550188';
		const proof = { password: players.pavel.password, code: '' };
		expect((await ask('/api/account/mfa/addsms', { body: { phone, ...proof }, jar })).body).toEqual(done);
		const newestCode = async () => /\d{6}/.exec((await outboxOf(phone)).at(-1)?.text ?? '')?.[0];
		const body = { code: await newestCode() };
		const confirmed = await ask('/api/account/mfa/confirmsms', { body, jar });
		expect((confirmed.body.data as RecoveryCodes).recoveryCodes).toHaveLength(10);
		const waiting = createJar();
		expect((await enter(players.pavel, waiting)).body.data).toEqual({ mfa: 'sms' });
		const sent = (await outboxOf(phone)).length;
		expect((await ask('/api/account/mfa/resend', { method: 'POST', jar: waiting })).body).toEqual(done);
		expect(await outboxOf(phone)).toHaveLength(sent + 1);
	});

	test('new terms are accepted once', async () => {
		const jar = await jarOf(players.oskar);
		expect(await refusal('/api/account/sessions', { jar })).toEqual([422, ['TERMS_NOT_LATEST']]);
		expect((await ask('/api/account/accept-tos', { method: 'POST', jar })).body).toEqual(done);
		expect(await refusal('/api/account/accept-tos', { method: 'POST', jar })).toEqual([
			422,
			['TERMS_ALREADY_ACCEPTED'],
		]);
	});

	test('the store sells the same', async () => {
		const jar = await jarOf(players.mira);
		const ours = createJar();
		await signIn(players.mira, ours);
		const theirs = await dataOf<Product[]>('/api/account/merch', jar);
		expect(theirs.length).toBeGreaterThan(0);
		expect(theirs).toEqual((await call('/api/account/merch', { jar: ours })).body.data);
	});

	test('what is known is handed out as a file, and the account deleted', async () => {
		const jar = await jarOf(players.mira);
		expect(await refusal('/api/account/export', { jar })).toEqual([422, ['MISSING_PASSWORD_REVALIDATION']]);
		const proof = { password: players.mira.password, code: '' };
		const file = await ask('/api/account/export', { body: proof, jar });
		expect(file.headers).toMatchObject({
			'content-type': 'application/zip',
			'content-disposition': 'attachment; filename="account.zip"',
		});
		const { 'account.json': account = new Uint8Array() } = unzipSync(new Uint8Array(file.bytes));
		expect(JSON.parse(strFromU8(account))).toHaveProperty('username', 'mira');
		const body = { password: players.mira.password, code: '' };
		expect((await ask('/api/account/delete', { body, jar })).body).toEqual(done);
		expect(jar.header()).toBe('');
		expect((await enter(players.mira, createJar())).body.messages).toEqual(['INCORRECT_PASSWORD']);
	});

	test('a platform is linked, brings its extras, signs in and is unlinked', async () => {
		const jar = await jarOf(players.pavel);
		const at = (action: string) => `/api/account/psn/${action}`;
		const decision = { as: 'LanternKeeper' };
		const landed = { status: 302, location: '/account/connected', flash: undefined };
		expect(await refusal(at('connect'), { body: {}, jar })).toEqual([422, ['MISSING_PASSWORD_REVALIDATION']]);
		const body = { password: players.pavel.password };
		expect(await visit(at('connect'), { jar, decision, body, on: here() })).toEqual(landed);
		expect(await refusal(at('connect'), { body: {}, jar })).toEqual([422, ['PLATFORM_ALREADY_LINKED']]);
		const widened = await visit(at('entitlements'), { jar, decision, on: here() });
		expect(widened).toEqual({ ...landed, location: '/account/digital-extras' });
		const { data } = (await ask(at('entitlements'), { body: {}, jar })).body;
		expect(data).toContainEqual(
			expect.objectContaining({
				...{ id: 'lamplighters-cloak', claimed: true },
				image: expect.objectContaining({ width: 1600, height: 900 }),
			}),
		);
		const other = createJar();
		expect(await visit(at('login'), { jar: other, decision, on: here() })).toHaveProperty(
			'location',
			'/account',
		);
		expect(await userOf(other)).toHaveProperty('username', 'pavel');
		expect((await ask(at('disconnect'), { body: {}, jar })).body).toEqual(done);
		expect(await refusal(at('disconnect'), { body: {}, jar })).toEqual([422, ['PLATFORM_NOT_LINKED']]);
		const nobody = await visit(at('login'), { jar: createJar(), decision, on: here() });
		expect(nobody.flash).toBe('PLATFORM_NOT_LINKED');
	});

	test('maintenance is answered for as long as it lasts, and is over at once', async () => {
		const jar = await jarOf(players.mira);
		service.maintain(true);
		for (let round = 0; round < 30; round += 1) {
			const reply = await ask('/api/account/profile', { jar });
			expect([reply.status, reply.body.messages]).toEqual([503, ['API_MAINTENANCE']]);
			expect(reply.headers['retry-after']).toBe('600');
		}
		service.maintain(false);
		expect(await userOf(jar)).toHaveProperty('username', 'mira');
	});

	test('[SI-03] it has no passkeys: nobody has any, and a call for one says that it does not work', async () => {
		const jar = await jarOf(players.mira);
		expect(await userOf(jar)).toHaveProperty('passkeys', null);
		const failed = [502, ['INTERNAL_SERVER_ERROR']];
		expect(await refusal('/api/account/passkeys', { jar })).toEqual(failed);
		const begin = { method: 'POST', jar: createJar() };
		expect(await refusal('/api/account/login/passkey/options', begin)).toEqual(failed);
	});

	test('every call that the site makes of an account service was made', () => {
		const names = promised.map(({ endpoint }) => endpoint.name).filter((name) => !ofPasskeys.has(name));
		expect(Object.keys(adapted).toSorted()).toEqual(names.toSorted());
		const unasked = Object.values(adapted).filter(({ ask: [method, path] }) => {
			const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`);
			return !service.asked.some((line) => pattern.test(line));
		});
		expect(unasked).toEqual([]);
	});

	test('nothing is asked in the words of the first', () => {
		expect(service.asked.length).toBeGreaterThan(0);
		expect(service.asked.filter((line) => !/^[A-Z]+ \/v2\//.test(line))).toEqual([]);
	});
});
