import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { startOwnSite } from '../support/own-site.ts';
import { newestToken } from '../support/players.ts';
import {
	type CookieJar,
	call,
	clearFaults,
	createJar,
	outboxOf,
	players,
	type Reply,
	readLog,
	reset,
	setFaults,
	signIn,
} from '../support/site.ts';

const profile = '/api/account/profile';
const anonymous = { redirect: '/account/login' };
const { password } = players.mira;
const newPassword = 'Thistle3Bridge';

async function signedIn(player = players.mira): Promise<CookieJar> {
	const jar = createJar();
	await signIn(player, jar);
	return jar;
}

const userOf = async (jar: CookieJar) =>
	((await call(profile, { jar })).body.data as { user: Record<string, unknown> } | undefined)?.user;
const profileWith = (cookie: string) => call(profile, { headers: { Cookie: cookie } });

beforeEach(reset);
afterEach(clearFaults);

/** The calls of the specification, with something to send. */
const calls: Record<string, object> = {
	login: { username: 'mira', password },
	'mfa/submitcode': { code: '123456' },
	logout: {},
	'forgot-password': { username: 'mira' },
	'reset-password': { username: 'mira', recoveryCode: 'x', password: newPassword },
	'update-email': { email: 'x@elsewhere.example', password, code: '' },
	'update-password': { password, newPassword, code: '' },
	'update-profile': { displayName: 'Mira', country: 'BE', locale: 'en', newsletter: false },
	validate: { username: 'mira', token: 'x' },
	'mfa/addsms': { phone: '+16135550177', password, code: '' },
	'mfa/confirmsms': { code: '123456' },
	'mfa/remove': { password, code: '' },
	'mfa/addtotp': { password, code: '' },
	'mfa/confirmtotp': { code: '123456' },
	'global-logout': {},
	delete: { password, code: '' },
	'resend-verification': { username: 'mira' },
	'accept-tos': {},
};

describe('[AP-09] a call of the account', () => {
	test.each(Object.entries(calls))('%s reaches the account service, which decides', async (path, body) => {
		const jar = await signedIn();
		if (path === 'mfa/submitcode') await signIn(players.tomas, jar);
		const asked = async () =>
			(await readLog()).filter((entry) => entry.path.endsWith(`/api/account/${path}`));
		const before = (await asked()).length;
		const reply = await call(`/api/account/${path}`, { body, jar });
		const entries = await asked();
		expect(entries).toHaveLength(before + 1);
		expect(entries.at(-1)).toMatchObject({ service: 'account', method: 'POST', status: reply.status });
		expect([200, 422]).toContain(reply.status);
	});

	test.each(['logout', 'global-logout', 'accept-tos'])('%s needs no body', async (path) => {
		const jar = await signedIn();
		const reply = await call(`/api/account/${path}`, { method: 'POST', jar });
		expect([200, 422]).toContain(reply.status);
	});
});

test.each(['ZZ', 'EU', 'XX', 'UK', 'be'])(
	'a profile in the country %s is refused at its field',
	async (country) => {
		const body = { displayName: 'Mira', country, locale: 'en', newsletter: false };
		const reply = await call('/api/account/update-profile', { body, jar: await signedIn() });
		expect([reply.status, reply.body.fields]).toEqual([400, { country: 'field.choice' }]);
	},
);

describe('a new password', () => {
	test('that is the present one is refused, and nothing ends', async () => {
		const [jar, other] = [await signedIn(), await signedIn()];
		const body = { password, newPassword: password, code: '' };
		const reply = await call('/api/account/update-password', { body, jar });
		expect([reply.status, reply.body.messages, reply.body.fields]).toEqual([
			400,
			['INVALID_PASSWORD'],
			{ newPassword: 'field.passwordSame' },
		]);
		expect(await userOf(other)).toHaveProperty('username', 'mira');
	});

	const change = (jar: CookieJar) =>
		call('/api/account/update-password', { body: { password, newPassword, code: '' }, jar });

	test('T21 gives this browser another cookie and ends every other session', async () => {
		const [jar, other] = [await signedIn(), await signedIn()];
		const old = jar.header();
		const reply = await change(jar);
		expect([reply.status, reply.body]).toEqual([200, { status: true, data: null }]);
		expect(reply.text).not.toContain('token');
		expect(reply.setCookies[0]).toMatch(
			/^__Host-sid=[\w.-]+; Path=\/; Max-Age=172800; HttpOnly; Secure; SameSite=Lax$/,
		);
		expect(await userOf(jar)).toHaveProperty('username', 'mira');
		for (const cookie of [old, other.header()]) expect((await profileWith(cookie)).body).toEqual(anonymous);
		expect((await signIn({ ...players.mira, password: newPassword }, createJar())).status).toBe(200);
	});

	test.each([
		['a call', '/api/account/sessions', [401, ['NEEDS_LOGIN_REFRESH']]],
		['a question who is signed in', profile, [200, undefined]],
	])('is not undone by %s that was under way with the cookie before', async (_name, path, refused) => {
		const jar = await signedIn();
		const headers = { Cookie: jar.header() };
		await setFaults({ service: 'account', path, mode: 'slow:1500' });
		const underWay = call(path, { headers });
		expect((await change(jar)).status).toBe(200);
		const late = await underWay;
		expect([late.status, late.body.messages]).toEqual(refused);
		jar.take(late.setCookies);
		await clearFaults();
		expect(late.setCookies).toEqual([]);
		expect(await userOf(jar)).toHaveProperty('username', 'mira');
	});

	test('is not undone by a call with the cookie that a sign-in in the same browser replaced', async () => {
		const jar = await signedIn();
		const headers = { Cookie: jar.header() };
		await signIn(players.pavel, jar);
		const late = await call('/api/account/sessions', { headers });
		expect([late.status, late.setCookies]).toEqual([401, []]);
		expect(await userOf(jar)).toHaveProperty('username', 'pavel');
	});

	test('leaves the sign-out of a tab that still has the cookie before what it is', async () => {
		const jar = await signedIn();
		const headers = { Cookie: jar.header() };
		await change(jar);
		const reply = await call('/api/account/logout', { method: 'POST', headers });
		expect(reply.setCookies).toContain('__Host-sid=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
	});

	test('that is refused leaves the cookie as it is', async () => {
		const jar = await signedIn();
		const body = { password: 'Wrong1Password', newPassword, code: '' };
		const reply = await call('/api/account/update-password', { body, jar });
		expect([reply.status, reply.body.messages, reply.setCookies]).toEqual([422, ['INCORRECT_PASSWORD'], []]);
		expect(reply.body.fields).toEqual({ password: 'msg.INCORRECT_PASSWORD' });
	});
});

describe('[AC-11] a global logout', () => {
	test('T23 ends the session of another device and takes this one’s cookies', async () => {
		const [jar, other] = [await signedIn(), await signedIn()];
		const own = jar.header();
		const reply = await call('/api/account/global-logout', { method: 'POST', jar });
		expect(reply.body).toEqual({ status: true, data: null });
		expect(reply.headers['clear-site-data']).toBe('"cache"');
		expect(jar.header()).toBe('');
		for (const cookie of [own, other.header()]) expect((await profileWith(cookie)).body).toEqual(anonymous);
	});

	test('T26 is not undone by calls that race it', async () => {
		const jar = await signedIn();
		const cookie = jar.header();
		const around = Array.from({ length: 20 }, () => profileWith(cookie));
		await call('/api/account/global-logout', { method: 'POST', jar });
		const later = await Promise.all(Array.from({ length: 20 }, () => profileWith(cookie)));
		for (const reply of later) expect(reply.body).toEqual(anonymous);
		for (const reply of [...(await Promise.all(around)), ...later]) {
			expect(reply.setCookies.filter((text) => !text.includes('Max-Age=0'))).toEqual([]);
		}
	});

	test('that the service could not be told of keeps the session, and says so', async () => {
		const jar = await signedIn();
		await setFaults({ service: 'account', path: '/api/account/global-logout', mode: 'status:503' });
		const reply = await call('/api/account/global-logout', { method: 'POST', jar });
		expect([reply.status, reply.setCookies]).toEqual([503, []]);
		expect(await userOf(jar)).toBeDefined();
	});
});

describe('[AC-08] a player who accepted older terms', () => {
	test('is told so by every call until they accept the new ones', async () => {
		const jar = await signedIn(players.oskar);
		expect(await userOf(jar)).toHaveProperty('termsVersion', 0);
		const refused = await call('/api/account/sessions', { jar });
		expect([refused.status, refused.body.messages]).toEqual([422, ['TERMS_NOT_LATEST']]);
		expect((await call('/api/account/accept-tos', { method: 'POST', jar })).body.status).toBe(true);
		expect(await userOf(jar)).toHaveProperty('termsVersion', 1);
		expect((await call('/api/account/sessions', { jar })).status).toBe(200);
		const again = await call('/api/account/accept-tos', { method: 'POST', jar });
		expect([again.status, again.body.messages]).toEqual([422, ['TERMS_ALREADY_ACCEPTED']]);
	});
});

describe('a new mail address', () => {
	test('[FX-09] waits, is sent again and cancelled', async () => {
		const jar = await signedIn();
		const email = 'lantern@elsewhere.example';
		await call('/api/account/update-email', { body: { email, password, code: '' }, jar });
		expect(await userOf(jar)).toMatchObject({
			email: players.mira.email,
			pendingEmail: { email, expired: false },
		});
		const first = await newestToken(email);
		expect((await call('/api/account/update-email/resend', { body: {}, jar })).body.status).toBe(true);
		expect((await newestToken(email)).token).not.toBe(first.token);
		expect((await call('/api/account/update-email/cancel', { body: {}, jar })).body.status).toBe(true);
		expect(await userOf(jar)).toMatchObject({ email: players.mira.email, pendingEmail: null });
		for (const act of ['resend', 'cancel']) {
			const { status, body } = await call(`/api/account/update-email/${act}`, { body: {}, jar });
			expect([status, body.messages]).toEqual([422, ['NO_PENDING_EMAIL_VALIDATION']]);
		}
	});

	test('is confirmed from its own mail, and the one before undoes it from its own', async () => {
		const jar = await signedIn();
		const email = 'lantern@elsewhere.example';
		await call('/api/account/update-email', { body: { email, password, code: '' }, jar });
		const { token } = await newestToken(players.mira.email);
		const confirmed = await call('/api/account/validate', { body: await newestToken(email) });
		expect(confirmed.body.status).toBe(true);
		expect(await userOf(jar)).toMatchObject({ email, emailVerified: true });
		const undone = await call('/api/account/undo-email', { body: { token } });
		expect(undone.body).toEqual({ status: true, data: null });
		expect((await call(profile, { jar })).body).toEqual(anonymous);
		expect(await userOf(await signedIn())).toHaveProperty('email', players.mira.email);
	});

	test('T49 with a line break reaches nobody', async () => {
		const body = { email: 'x@elsewhere.example\r\nBcc: y@elsewhere.example', password, code: '' };
		const reply = await call('/api/account/update-email', { body, jar: await signedIn() });
		expect([reply.status, reply.body.messages]).toEqual([400, ['INVALID_EMAIL']]);
		expect(await outboxOf(players.mira.email)).toEqual([]);
	});
});

describe('the export', () => {
	const proof = { password, code: '' };
	const ask = (jar: CookieJar, body: object = proof) => call('/api/account/export', { body, jar });

	test('[FX-38] is for nobody with a session alone, by whichever method', async () => {
		const jar = await signedIn();
		const missing = [422, ['MISSING_PASSWORD_REVALIDATION']];
		const refusal = async (reply: Promise<Reply>) => [(await reply).status, (await reply).body.messages];
		expect(await refusal(ask(jar, {}))).toEqual(missing);
		expect(await refusal(ask(jar, { password: '', code: '' }))).toEqual(missing);
		expect(await refusal(call('/api/account/export', { jar }))).toEqual(missing);
		const wrong = await ask(jar, { password: 'Wrong1Password', code: '' });
		expect([wrong.status, wrong.body.messages]).toEqual([422, ['INCORRECT_PASSWORD']]);
		expect((await ask(jar)).status).toBe(200);
		expect((await ask(jar, {})).status).toBe(200);
		expect((await call('/api/account/export', { jar })).status).toBe(200);
		expect(await refusal(ask(await signedIn(), {}))).toEqual(missing);
	});

	test('[FX-38] is refused from another site', async () => {
		const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
		const reply = await call('/api/account/export', { body: proof, headers, jar: await signedIn() });
		expect([reply.status, reply.body.messages]).toEqual([403, ['FORBIDDEN_ORIGIN']]);
	});

	test('[FX-38] can be had without accepting new terms', async () => {
		const jar = createJar();
		await signIn(players.oskar, jar);
		expect((await ask(jar, { password: players.oskar.password, code: '' })).status).toBe(200);
	});

	test('is a zip to be saved, which nobody may cache', async () => {
		const reply = await ask(await signedIn());
		expect(reply.status).toBe(200);
		expect(reply.headers).toEqual(
			expect.objectContaining({
				'content-type': 'application/zip',
				'content-disposition': 'attachment; filename="account.zip"',
				'cache-control': 'no-store',
				'x-content-type-options': 'nosniff',
			}),
		);
		expect(Object.keys(reply.headers).filter((name) => /^(?:cdn-|netlify-)|^etag$/.test(name))).toEqual([]);
		const { 'account.json': account = new Uint8Array() } = unzipSync(new Uint8Array(reply.bytes));
		const { username, dateOfBirth } = JSON.parse(strFromU8(account));
		expect([username, dateOfBirth]).toEqual(['mira', '1994-03-12']);
	});

	test.each(['html', 'body', 'empty', 'truncate', 'status:503', 'reset'])(
		'that comes back as %s is no file',
		async (mode) => {
			const site = await startOwnSite();
			const jar = createJar();
			await signIn(players.mira, jar, { site: site.origin });
			const body = mode === 'body' ? { body: '{"status":true,"data":"x"}' } : {};
			await setFaults({ service: 'account', path: '/api/account/export', mode, ...body });
			const reply = await call('/api/account/export', { body: {}, jar, site: site.origin });
			await site.stop();
			expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
			expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
			expect(reply.headers['content-disposition']).toBeUndefined();
		},
	);
});

/** An account service that answers everything with a zip of that many bytes. */
async function startZipService(size: number): Promise<{ origin: string; stop: () => void }> {
	const server = createServer((_, response) => {
		response.writeHead(200, { 'Content-Type': 'application/zip' }).end(Buffer.alloc(size));
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

describe('R06 an export', () => {
	test.each([
		[limits.accountExport, 200],
		[limits.accountExport + 1, 503],
	])('of %i bytes is answered with %i', async (size, status) => {
		const jar = await signedIn();
		const service = await startZipService(size);
		const site = await startOwnSite({ ACCOUNT_API_URL: service.origin });
		const reply = await call('/api/account/export', { jar, site: site.origin });
		await site.stop();
		service.stop();
		expect(reply.status).toBe(status);
	});
});

describe('deleting the account', () => {
	test('signs this browser out, and the player is nobody from then on', async () => {
		const [jar, other] = [await signedIn(), await signedIn()];
		const missing = await call('/api/account/delete', { body: {}, jar });
		expect([missing.status, missing.body.messages]).toEqual([422, ['MISSING_PASSWORD_REVALIDATION']]);
		const reply = await call('/api/account/delete', { body: { password, code: '' }, jar });
		expect(reply.body).toEqual({ status: true, data: null });
		expect(jar.header()).toBe('');
		expect((await call(profile, { jar: other })).body).toEqual(anonymous);
		expect((await signIn(players.mira, createJar())).body.messages).toEqual(['INCORRECT_PASSWORD']);
	});
});
