import { randomBytes, randomInt } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call, createJar, players, readLog, reset, signIn } from '../support/site.ts';

const profile = '/api/account/profile';
const anonymous = { redirect: '/account/login' };
const secretOf = (letter: string) => letter.repeat(40);

async function cookieOf(player = players.mira, site?: string): Promise<string> {
	const jar = createJar();
	await signIn(player, jar, site ? { site } : {});
	return jar.get('__Host-sid') ?? '';
}

const profileWith = (value: string, site?: string) =>
	call(profile, { headers: { Cookie: `__Host-sid=${value}; signed_in=1` }, ...(site ? { site } : {}) });

const logouts = async () => (await readLog()).filter(({ path }) => path.endsWith('/logout')).length;

let sites: OwnSite[] = [];
async function siteWith(environment: Record<string, string>): Promise<string> {
	const site = await startOwnSite(environment);
	sites.push(site);
	return site.origin;
}

beforeEach(reset);
afterEach(async () => {
	await Promise.all(sites.map((site) => site.stop()));
	sites = [];
});

describe('the session cookie', () => {
	test('T29 has its flags and shows nothing of the player', async () => {
		const reply = await signIn(players.mira, createJar());
		const [sid = '', hint = '', challenge = ''] = reply.setCookies;
		expect(sid).toMatch(/^__Host-sid=[\w.-]+; Path=\/; Max-Age=172800; HttpOnly; Secure; SameSite=Lax$/);
		expect(hint).toBe('signed_in=1; Path=/; Max-Age=172800; Secure; SameSite=Lax');
		expect(challenge).toBe('__Host-challenge=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
		expect(sid.length).toBeLessThan(4096);
		const parts = sid.slice('__Host-sid='.length).split(/[.;]/);
		const readable = parts.map((part) => Buffer.from(part, 'base64url').toString('latin1')).join();
		expect(readable).not.toMatch(/mira|players/i);
	});

	test('T29 of a pending MFA sign-in has its flags', async () => {
		const reply = await signIn(players.tomas, createJar());
		expect(reply.setCookies).toEqual([
			expect.stringMatching(
				/^__Host-challenge=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/,
			),
		]);
	});

	test('T21 that a visitor brings along is replaced at login, and its session ends', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const planted = jar.get('__Host-sid') ?? '';
		const calls = await logouts();
		await signIn(players.mira, jar);
		expect(await logouts()).toBe(calls + 1);
		expect(jar.get('__Host-sid')).not.toBe(planted);
		expect((await profileWith(planted)).body).toEqual(anonymous);
		expect((await call(profile, { jar })).body.data).toBeDefined();
	});

	test('T21 that nobody sealed is replaced too', async () => {
		const jar = createJar();
		jar.set('__Host-sid', 'x');
		await signIn(players.mira, jar);
		expect(jar.get('__Host-sid')).toMatch(/^ey/);
	});

	test('T22 is dead after logout, and is cleared with the flags it was set with', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const kept = jar.get('__Host-sid') ?? '';
		const reply = await call('/api/account/logout', { method: 'POST', jar });
		expect(reply.setCookies).toContain('__Host-sid=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
		expect(reply.setCookies).toContain('signed_in=; Path=/; Max-Age=0; Secure; SameSite=Lax');
		expect(reply.headers['clear-site-data']).toBe('"cache"');
		expect((await profileWith(kept)).body).toEqual(anonymous);
	});

	test('T27 with any byte changed is nobody, and is cleared', async () => {
		const value = await cookieOf();
		const flipped = [...Array(40)].map(() => {
			const at = randomInt(value.length);
			return value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
		});
		const broken = [
			value.slice(0, -1),
			value.slice(0, 20),
			`${value}A`,
			`${value}.x`,
			`x${value}`,
			'',
			'%',
			'a'.repeat(3000),
		];
		for (const sent of [...flipped.filter((text) => !isSame(text, value)), ...broken]) {
			const reply = await profileWith(sent);
			expect([sent, reply.status, reply.body]).toEqual([sent, 200, anonymous]);
			expect(reply.setCookies).toContain('__Host-sid=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
		}
		expect((await profileWith(value)).body.data).toBeDefined();
	});

	test.each([
		['a no-break space', '\u00a0'],
		['a next line', '\u0085'],
		['bytes of UTF-8', '\u00c2\u00a0'],
	])('[FX-34] T29 with %s before its name is another cookie', async (_name, before) => {
		const value = await cookieOf();
		for (const Cookie of [`${before}__Host-sid=${value}`, `a=b; ${before}__Host-sid=${value}`]) {
			const reply = await call(profile, { headers: { Cookie } });
			expect(reply.body).toEqual(anonymous);
			expect(reply.setCookies.join()).not.toContain('__Host-sid');
		}
		for (const Cookie of [` \t__Host-sid=${value}`, `a=b;__Host-sid=${value}; \tc=d`])
			expect((await call(profile, { headers: { Cookie } })).body.data).toBeDefined();
	});

	test('T17 of a pending MFA sign-in opens no session', async () => {
		const jar = createJar();
		await signIn(players.tomas, jar);
		expect((await profileWith(jar.get('__Host-challenge') ?? '')).body).toEqual(anonymous);
	});

	test.each([
		['alg none', header({ alg: 'none', enc: 'A256GCM' })],
		[
			'PBES2 with ten million rounds',
			header({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 10_000_000, p2s: 'c2FsdHNhbHQ' }),
		],
		['RSA', header({ alg: 'RSA-OAEP', enc: 'A256GCM' })],
		['another cipher', header({ alg: 'dir', enc: 'A128CBC-HS256' })],
		['an unknown extension', header({ alg: 'dir', enc: 'A256GCM', crit: ['x'], x: 1 })],
		['a name of the prototype as key', header({ alg: 'dir', enc: 'A256GCM', kid: '__proto__' })],
	])('T28 with %s is nobody, and keeps nobody waiting', async (_name, value) => {
		// Were any of them worked on, this many would not be answered before a function's time is over.
		const replies = await Promise.all(Array.from({ length: 20 }, () => profileWith(value)));
		for (const { status, body } of replies) expect([status, body]).toEqual([200, anonymous]);
	});

	test('T28 under a key of somebody else is nobody', async () => {
		const kid = JSON.parse(Buffer.from((await cookieOf()).split('.')[0] ?? '', 'base64url').toString()).kid;
		const text = new TextEncoder().encode(JSON.stringify(['token', '2099-01-01T00:00:00.000Z']));
		const sealed = await new CompactEncrypt(text)
			.setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
			.encrypt(randomBytes(32));
		expect((await profileWith(sealed)).body).toEqual(anonymous);
	});
});

describe('the keys of the session cookie', () => {
	test('T28 a retired key still opens, one that has left does not', async () => {
		const before = await siteWith({ SESSION_KEYS: `old:${secretOf('a')}` });
		const during = await siteWith({ SESSION_KEYS: `new:${secretOf('b')},old:${secretOf('a')}` });
		const after = await siteWith({ SESSION_KEYS: `new:${secretOf('b')}` });
		const cookie = await cookieOf(players.mira, before);
		expect((await profileWith(cookie, during)).body.data).toBeDefined();
		expect((await profileWith(cookie, after)).body).toEqual(anonymous);
		const renewed = await cookieOf(players.mira, during);
		expect((await profileWith(renewed, after)).body.data).toBeDefined();
	});

	test('[KN-06] T78 a cookie of a preview is nobody in production, nor the other way round', async () => {
		const SESSION_KEYS = `one:${secretOf('a')}`;
		const preview = await siteWith({
			SESSION_KEYS,
			CONTEXT: 'deploy-preview',
			PRODUCTION_HOSTS: 'accounts.studio.example',
		});
		const production = await siteWith({ SESSION_KEYS, CONTEXT: 'production' });
		for (const [here, there] of [
			[preview, production],
			[production, preview],
		] as const) {
			const cookie = await cookieOf(players.mira, here);
			expect((await profileWith(cookie, here)).body.data).toBeDefined();
			expect((await profileWith(cookie, there)).body).toEqual(anonymous);
		}
	});
});

function header(fields: object): string {
	const head = Buffer.from(JSON.stringify({ kid: 'local', ...fields })).toString('base64url');
	return `${head}..${randomBytes(12).toString('base64url')}.${randomBytes(40).toString('base64url')}.${randomBytes(16).toString('base64url')}`;
}

/** The last letter of a part in base64url has bits that mean nothing. */
function isSame(one: string, other: string): boolean {
	const bytes = (text: string) =>
		text.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));
	return bytes(one).join() === bytes(other).join();
}
