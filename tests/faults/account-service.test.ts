import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import {
	type CookieJar,
	call,
	clearFaults,
	createJar,
	type Fault,
	players,
	readLog,
	reset,
	setFaults,
	signIn,
} from '../support/site.ts';

const account = (mode: string, more: Partial<Fault> = {}): Fault => ({
	service: 'account',
	path: '/api/',
	mode,
	...more,
});
const saying = (body: unknown) => account('body', { body: JSON.stringify(body) });

const asked = async (end: string) =>
	(await readLog()).filter(({ service, path }) => service === 'account' && path.endsWith(end)).length;

const attempt = (site: OwnSite) => signIn(players.pavel, createJar(), { site: site.origin });

const down = [503, 'SERVICE_TEMPORARILY_UNAVAILABLE'] as const;
const malformed = [502, 'INTERNAL_SERVER_ERROR'] as const;
const unheardOf = [502, 'ACCOUNT_LOGIN_ERROR'] as const;
const pendingFactor = { redirect: '/account/login/mfa', data: { mfa: 'sms' } };

const answers: [string, Fault, readonly [number, string]][] = [
	['a 500', account('status:500'), down],
	['a 503', account('status:503'), down],
	['a page', account('html'), down],
	['half of an answer', account('truncate'), down],
	['nothing at all', account('reset'), down],
	['an empty body', account('empty'), down],
	['a 204', account('status:204'), down],
	['a redirect of HTTP', account('status:302'), down],
	['more than 1 MB', saying({ status: true, data: 'x'.repeat(1_100_000) }), down],
	['a refusal without a known code', account('status:418'), unheardOf],
	[
		'a player without half of the fields',
		saying({ status: true, data: { user: { username: 'x' } } }),
		malformed,
	],
	['a success without data', saying({ status: true }), malformed],
	['a list', saying(['status']), malformed],
	['MFA without its token', saying(pendingFactor), malformed],
	['a way to another host', saying({ redirect: 'https://evil.test' }), unheardOf],
	['a way to another host by //', saying({ redirect: '//evil.test' }), unheardOf],
	['a way to another host by a backslash', saying({ redirect: '/\\evil.test' }), unheardOf],
	['a way to another host by a tab', saying({ redirect: '/\t/evil.test' }), unheardOf],
	['a script as way', saying({ redirect: 'javascript:alert(1)' }), unheardOf],
];

describe('R06 when the account service answers', () => {
	// A site remembers failures, so that each one sees only a few.
	let sites: OwnSite[] = [];
	beforeAll(async () => {
		await reset();
		sites = await Promise.all([0, 1, 2, 3].map(() => startOwnSite()));
	});
	afterEach(clearFaults);
	afterAll(() => Promise.all(sites.map((site) => site.stop())));

	test.each(answers.map((row, index) => [...row, index] as const))(
		'[EC-03] %s, a sign-in fails in our own words',
		async (_name, fault, expected, index) => {
			await setFaults(fault);
			const reply = await attempt(sites[index % sites.length] as OwnSite);
			expect([reply.status, reply.body.messages]).toEqual([expected[0], [expected[1]]]);
			expect(reply.setCookies).toEqual([]);
			expect(reply.text).not.toMatch(/html|evil|injected|\.ts\b/i);
		},
	);
});

describe('a service that fails', () => {
	let site: OwnSite;
	let jar: CookieJar;
	beforeEach(async () => {
		site = await startOwnSite();
		await reset();
		jar = createJar();
		await signIn(players.mira, jar, { site: site.origin });
	});
	afterEach(async () => {
		await clearFaults();
		await site.stop();
	});
	const readProfile = () => call('/api/account/profile', { jar, site: site.origin });

	test('R05 is asked again once, after which a read succeeds', async () => {
		await setFaults(account('status:500', { times: 1 }));
		expect((await readProfile()).body.data).toHaveProperty('user.username', 'mira');
	});

	test('R05 is asked twice at most for a read', async () => {
		await setFaults(account('status:500'));
		const before = await asked('/profile');
		expect((await readProfile()).status).toBe(503);
		expect(await asked('/profile')).toBe(before + 2);
	});

	test.each(['status:500', 'reset', 'truncate'])('R05 is asked once for a write: %s', async (mode) => {
		await setFaults(account(mode));
		const before = await asked('/login');
		expect((await attempt(site)).status).toBe(503);
		expect(await asked('/login')).toBe(before + 1);
	});

	test('R05 by hanging is left after one wait for a write and after two at most for a read', async () => {
		await setFaults(account('hang'));
		const ended: string[] = [];
		const noted = async (what: string, reply: ReturnType<typeof call>) => {
			const { status, body } = await reply;
			ended.push(what);
			return [status, body.messages];
		};
		const late = [504, ['SERVICE_TEMPORARILY_UNAVAILABLE']];
		const replies = [noted('read', readProfile()), noted('write', attempt(site))];
		expect(await Promise.all(replies)).toEqual([late, late]);
		expect(ended).toEqual(['write', 'read']);
	});

	test('costs nobody the session', async () => {
		await setFaults(account('reset'));
		await readProfile();
		await clearFaults();
		expect((await readProfile()).body.data).toHaveProperty('user.username', 'mira');
	});

	test('R07 for long is left in peace, and visitors hear so without a request to it', async () => {
		await setFaults(account('reset'));
		for (let round = 0; round < 10; round += 1) expect((await readProfile()).status).toBe(503);
		const before = await asked('/profile');
		for (let round = 0; round < 50; round += 1) {
			const reply = await readProfile();
			expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
			expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
		}
		expect(await asked('/profile')).toBe(before);
	});

	test('R07 for long leaves the others as they are, and is asked again after its rest', async () => {
		await setFaults(account('reset'));
		for (let round = 0; round < 10; round += 1) await readProfile();
		expect((await call('/api/faqs', { site: site.origin })).status).toBe(200);
		expect((await call('/account', { site: site.origin })).status).toBe(200);
		await clearFaults();
		expect((await readProfile()).status).toBe(503);
		const answer = async () => (await readProfile()).body.data;
		await expect.poll(answer, { timeout: 30_000, interval: 500 }).toHaveProperty('user.username', 'mira');
	});
});

test('a session that the service does not know is nobody, and is cleared', async () => {
	const jar = createJar();
	await signIn(players.mira, jar);
	await reset();
	expect((await call('/api/account/profile', { jar })).body).toEqual({ redirect: '/account/login' });
	expect(jar.get('__Host-sid')).toBeUndefined();
});
