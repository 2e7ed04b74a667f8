import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/endpoints/account.ts';
import type { Session } from '#contract/endpoints/account-settings.ts';
import type { FriendList } from '#contract/endpoints/friends.ts';
import type { Save } from '#contract/endpoints/saves.ts';
import { type OtherService, startOtherService } from '../fixtures/other-service/server.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
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
} from '../support/site.ts';

const hook = new URL('../fixtures/other-service/register.ts', import.meta.url).href;
const anonymous = { redirect: '/account/login' };
const done = { status: true, data: null };
const newPassword = 'Thistle3Bridge';

let service: OtherService;
let site: OwnSite;

beforeAll(async () => {
	service = await startOtherService(`${required('TEST_SANDBOX_URL')}/accounts`);
	site = await startOwnSite({ ACCOUNT_API_URL: service.origin, NODE_OPTIONS: `--import=${hook}` });
});
afterAll(async () => {
	await site.stop();
	service.close();
});
beforeEach(reset);

const ask = (path: string, options: CallOptions = {}) => call(path, { ...options, site: site.origin });
const enter = (player: Player, jar: CookieJar) => signIn(player, jar, { site: site.origin });

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

	test('nobody is led to the login page, and a wrong password is told as ever', async () => {
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
			data: (ours.body.data as { user: User }).user,
		});
		expect(reply.text).not.toMatch(/login|access_token|ends_at/);
	});

	test('a second factor is asked for, refused and accepted, by app', async () => {
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
		expect(await userOf(jar)).toMatchObject({ username: 'tomas' });
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
		expect(await userOf(jar)).toMatchObject({ username: 'mira' });
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
		expect([again.status, again.body.messages]).toEqual([422, ['ALREADY_FRIENDS_OR_PENDING_INVITE']]);
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

	test('maintenance is told for as long as it lasts, and is over at once', async () => {
		const jar = await jarOf(players.mira);
		service.maintain(true);
		for (let round = 0; round < 30; round += 1) {
			const reply = await ask('/api/account/profile', { jar });
			expect([reply.status, reply.body.messages]).toEqual([503, ['API_MAINTENANCE']]);
			expect(reply.headers['retry-after']).toBe('600');
		}
		service.maintain(false);
		expect(await userOf(jar)).toMatchObject({ username: 'mira' });
	});

	test('nothing is asked in the words of the first', () => {
		expect(service.asked.length).toBeGreaterThan(0);
		expect(service.asked.filter((line) => !/^[A-Z]+ \/v2\//.test(line))).toEqual([]);
	});
});
