import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { login, mailOf, newcomer, post, profile, sessionOf, signIn } from './account-client.ts';
import {
	clockAhead,
	control,
	origin,
	outbox,
	sandboxNow,
	services,
	state,
	withOwnSandbox,
} from './own-services.ts';

withOwnSandbox();

const profileUrl = () => `${origin()}/accounts/api/account/profile`;
const fault = (mode: string, more: Record<string, unknown> = {}) =>
	control('POST', 'faults', [{ service: 'account', mode, ...more }]);

interface Entry {
	service: string;
	method: string;
	path: string;
	status: number;
	milliseconds: number;
	requestId: string | null;
	fault?: string;
	at: string;
}

const log = () => control<Entry[]>('GET', 'log');

/** A request with headers that fetch does not let through. */
function statusWith(headers: Record<string, string>, path: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		const asked = request(`${origin()}${path}`, { headers }, (answer) => {
			answer.resume();
			resolve(answer.statusCode);
		});
		asked.on('error', reject).end();
	});
}

describe('faults', () => {
	test.each([
		['status:503', 503, '{"error":"injected"}'],
		['status:204', 204, ''],
		['html', 200, expect.stringContaining('<h1>')],
		['empty', 200, ''],
		['slow:30', 200, '{"redirect":"/account/login"}'],
	])('%s answers with %i', async (mode, status, text) => {
		await fault(mode);
		const response = await fetch(profileUrl());
		expect(response.status).toBe(status);
		expect(await response.text()).toEqual(text);
	});

	test('body answers what the test wants', async () => {
		await fault('body', { body: '{"data":' });
		expect(await (await fetch(profileUrl())).text()).toBe('{"data":');
	});

	test('truncate ends halfway, after the service has done its work', async () => {
		await fault('truncate');
		await expect(post('create', newcomer())).rejects.toThrow();
		expect(await outbox()).toHaveLength(1);
	});

	test('reset ends the connection before the service is asked', async () => {
		await fault('reset');
		await expect(post('create', newcomer())).rejects.toThrow();
		expect(await outbox()).toEqual([]);
	});

	test('hang never answers', async () => {
		await fault('hang');
		const signal = AbortSignal.timeout(300);
		await expect(fetch(profileUrl(), { signal })).rejects.toThrow('timeout');
	});

	test('a fault hits its service, its path and as often as it says', async () => {
		await fault('status:500', { path: '/api/account/log', times: 2 });
		const statuses = [await profile(), await signIn('mira'), await signIn('mira'), await signIn('mira')];
		expect(statuses.map(({ status }) => status)).toEqual([200, 500, 500, 200]);
	});

	test('a rate of 0 hits nobody, and clearing mends everything', async () => {
		await fault('status:500', { rate: 0 });
		expect((await profile()).status).toBe(200);
		await fault('status:500');
		expect((await fetch(profileUrl())).status).toBe(500);
		await control('DELETE', 'faults');
		expect((await profile()).status).toBe(200);
	});

	test('a fault that makes no sense is refused with its reason', async () => {
		await expect(fault('explode')).rejects.toThrow('0.mode');
		await expect(control('POST', 'faults', [{ service: 'nothing', mode: 'hang' }])).rejects.toThrow('400');
	});
});

describe('the request log', () => {
	test('says what each service was asked', async () => {
		const began = performance.now();
		await fetch(profileUrl(), { headers: { 'X-Request-Id': 'asked-by-a-test' } });
		const took = performance.now() - began;
		const entry = (await log()).findLast(({ requestId }) => requestId === 'asked-by-a-test');
		expect(entry).toMatchObject({ service: 'account', method: 'GET', status: 200 });
		expect(entry?.path).toBe('/accounts/api/account/profile');
		expect(entry?.at).toMatch(/Z$/);
		// What a service took is a part of what was waited for.
		expect(entry?.milliseconds).toBeGreaterThanOrEqual(0);
		expect(entry?.milliseconds).toBeLessThanOrEqual(Math.ceil(took));
	});

	test('holds no password, address, token or value of a query', async () => {
		const token = await sessionOf('mira');
		await profile(token);
		await post('forgot-password', { email: mailOf('mira') });
		await fetch(`${profileUrl()}?token=${token}&email=${mailOf('mira')}&locale=fr`);
		const text = JSON.stringify(await log());
		for (const secret of [token, 'Lantern7Keep', 'players.example']) expect(text).not.toContain(secret);
		expect(text).toContain('?token=…&email=…&locale=fr');
	});

	test('shows which fault hit a request', async () => {
		await fault('status:503', { times: 1 });
		await fetch(profileUrl());
		expect((await log()).at(-1)).toMatchObject({ status: 503, fault: 'status:503' });
	});
});

describe('the state', () => {
	test('its hash stays through reads and refused calls, and changes with what lasts', async () => {
		const { hash } = await state();
		await profile();
		await login('mira', 'Wrong1Password');
		await post('create', newcomer({ username: 'mira' }));
		await control('POST', 'bot-token', {});
		expect((await state()).hash).toBe(hash);
		await signIn('mira');
		expect((await state()).hash).not.toBe(hash);
	});

	test('shows rows without secrets', async () => {
		const text = JSON.stringify(await state());
		expect(text).toContain('mira@players.example');
		for (const secret of ['argon2', 'JBSWY3DPEHPK3PXP', 'password_hash']) expect(text).not.toContain(secret);
	});
});

describe('clock and reset', () => {
	test('the clock is set ahead of the real time and does not add up', async () => {
		await clockAhead(3600);
		await clockAhead(7200);
		expect(Math.abs((await sandboxNow()) - Date.now() - 7_200_000)).toBeLessThan(2000);
	});

	test('reset brings back the first day: players, clock, faults, mails and sessions', async () => {
		const first = await state();
		const session = await sessionOf('mira');
		await post('create', newcomer());
		await clockAhead(60);
		await fault('status:503', { path: '/api/account/login' });
		await control('POST', 'reset');
		const again = await state();
		expect(again.counts).toEqual(first.counts);
		expect((await profile(session)).body.redirect).toBe('/account/login');
		expect((await signIn('mira')).status).toBe(200);
		expect(Math.abs((await sandboxNow()) - Date.now())).toBeLessThan(2000);
	});

	test('reset hashes no password again, which takes its time', async () => {
		const passwords = async () =>
			(await services().db.selectFrom('user').select('password').orderBy('id').execute()).map(
				({ password }) => password,
			);
		await control('POST', 'reset');
		const before = await passwords();
		await control('POST', 'reset');
		// A hash is another one each time it is made.
		expect(await passwords()).toEqual(before);
	});
});

describe('who may use control and the desk', () => {
	test.each(['/control/state', '/control/outbox', '/'])(
		'%s is for this machine’s own pages',
		async (path) => {
			const { host } = new URL(origin());
			expect(await statusWith({ Host: host }, path)).toBe(200);
			expect(await statusWith({ Host: host, Origin: origin() }, path)).toBe(200);
			expect(await statusWith({ Host: host, Origin: 'https://evil.test' }, path)).toBe(404);
			expect(await statusWith({ Host: 'evil.test' }, path)).toBe(404);
		},
	);
});
