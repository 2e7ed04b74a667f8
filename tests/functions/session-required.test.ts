import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call, createJar, players, readState, reset, setClock, signIn } from '../support/site.ts';

const needing = endpoints.filter(({ policy }) => policy.auth === 'required');
const rows = needing.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const);

const samples: Record<string, Record<string, unknown>> = {
	'account.update-profile': { displayName: 'M', country: 'BE', locale: 'en', newsletter: true },
	'account.update-email': { email: 'x@elsewhere.example', password: players.mira.password },
	'account.update-password': { password: players.mira.password, newPassword: 'Thistle3Bridge' },
	'account.delete': { password: players.mira.password },
	'account.sessions.revoke': { id: 'x' },
	'account.mfa.addsms': { phone: '+12025550177', password: players.mira.password },
	'account.mfa.confirmsms': { code: '123456' },
	'account.mfa.confirmtotp': { code: '123456' },
	'friends.invite': { username: 'tomas' },
	'friends.accept': { username: 'tomas' },
	'friends.reject': { username: 'tomas' },
	'friends.remove': { username: 'pavel' },
	'saves.get': { name: 'x' },
	'saves.download': { name: 'x' },
};

/** A request that nothing is wrong with but who makes it. */
function ask({ name, method, path }: Endpoint, cookie = '') {
	const filled = path.replace(':platform', name.includes('entitlements') ? 'psn' : 'steam');
	const input = samples[name] ?? {};
	const headers = { Cookie: cookie };
	if (method === 'POST') return call(filled, { body: input, headers });
	const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
	return call(query.size > 0 ? `${filled}?${query}` : filled, { headers });
}

async function cookieOf(player = players.mira): Promise<string> {
	const jar = createJar();
	await signIn(player, jar);
	return jar.header();
}

describe('[RL-01] a call that needs a session', () => {
	beforeAll(reset);

	test.each(rows)('%s %s is refused without one and does nothing', async (_method, _path, endpoint) => {
		const before = await readState();
		for (const cookie of ['', 'signed_in=1', '__Host-sid=x; signed_in=1']) {
			const reply = await ask(endpoint, cookie);
			expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
			expect(reply.body.data).toBeUndefined();
		}
		expect((await readState()).hash).toBe(before.hash);
	});

	test.each(rows)('T12 %s %s is refused to a sign-in that waits for its code', async (_m, _p, endpoint) => {
		const reply = await ask(endpoint, await waiting());
		expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
	});

	let challenge: Promise<string> | undefined;
	function waiting(): Promise<string> {
		challenge ??= cookieOf(players.tomas);
		return challenge;
	}
});

describe('T22 a session that was signed out', () => {
	let ended = '';
	beforeAll(async () => {
		await reset();
		ended = await cookieOf();
		await call('/api/account/logout', { method: 'POST', headers: { Cookie: ended } });
	});

	test.each(rows)('%s %s takes it for nobody and takes its cookie away', async (_m, _p, endpoint) => {
		const before = await readState();
		const reply = await ask(endpoint, ended);
		expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
		expect(reply.setCookies).toContain('__Host-sid=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
		expect((await readState()).hash).toBe(before.hash);
	});
});

describe('a session that is over', () => {
	beforeEach(reset);

	test('T25 is good for every call to its last second and for none after it', async () => {
		const cookie = await cookieOf();
		await setClock(172_799 - 60);
		for (const path of ['sessions', 'merch'])
			expect((await call(`/api/account/${path}`, { headers: { Cookie: cookie } })).status).toBe(200);
		await setClock(172_801);
		for (const path of ['sessions', 'merch', 'export']) {
			const reply = await call(`/api/account/${path}`, { headers: { Cookie: cookie } });
			expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
		}
	});
});

describe('[RL-01] what one player is shown', () => {
	test('is nothing of another', async () => {
		await reset();
		const [mira, pavel] = [await cookieOf(), await cookieOf(players.pavel)];
		const list = await call('/api/account/sessions', { headers: { Cookie: pavel } });
		const [{ id }] = list.body.data as [{ id: string }];
		const profile = await call('/api/account/profile', { headers: { Cookie: mira } });
		const own = await call('/api/account/sessions', { headers: { Cookie: mira } });
		for (const text of [profile.text, own.text]) expect(text).not.toContain('pavel');
		expect(own.text).not.toContain(id);
		const revoked = await call('/api/account/sessions/revoke', { body: { id }, headers: { Cookie: mira } });
		expect([revoked.status, revoked.body.messages]).toEqual([404, ['NOT_FOUND']]);
		expect((await call('/api/account/profile', { headers: { Cookie: pavel } })).body.data).toBeDefined();
	});
});
