import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { eventually } from '../support/eventually.ts';
import { startOwnService } from '../support/own-service.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import {
	call,
	clearFaults,
	createJar,
	players,
	readLog,
	reset,
	setClock,
	setFaults,
	signIn,
} from '../support/site.ts';

const profile = '/api/account/profile';
const anonymous = { redirect: '/account/login' };

let one: OwnSite;
let other: OwnSite;

beforeAll(async () => {
	[one, other] = await Promise.all([startOwnSite(), startOwnSite()]);
});
afterAll(async () => {
	await Promise.all([one.stop(), other.stop()]);
});
beforeEach(reset);
afterEach(clearFaults);

/** A site as it is deployed, whose store asks every call to wait. */
async function startWithoutStore() {
	const busy = await startOwnService((_number, _request, response) => void response.writeHead(429).end());
	const blobs = { edgeURL: busy.url, uncachedEdgeURL: busy.url, siteID: 'site', token: 'token' };
	const site = await startOwnSite({
		SANDBOX_DATA: '',
		// The client of the store waits only where it is not tested.
		NODE_ENV: 'production',
		NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(blobs)).toString('base64'),
	});
	const stop = async () => {
		await site.stop();
		busy.stop();
	};
	return { ...site, stop };
}

/** An account service that is down until it recovers, and remembers what it was told then. */
async function startAccounts() {
	const requests: IncomingHttpHeaders[] = [];
	let status = 503;
	const service = await startOwnService((_number, { headers }, response) => {
		if (status === 200) requests.push(headers);
		response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"status":true,"data":null}');
	});
	const recover = () => {
		status = 200;
	};
	return { ...service, told: requests, recover };
}

async function signedIn(site: OwnSite) {
	const jar = createJar();
	await signIn(players.mira, jar, { site: site.origin });
	return { jar, cookie: `__Host-sid=${jar.get('__Host-sid')}` };
}

async function signedOutWhile(mode: string, site = one) {
	const { jar, cookie } = await signedIn(site);
	await setFaults({ service: 'account', path: '/api/account/logout', mode });
	const reply = await call('/api/account/logout', { method: 'POST', jar, site: site.origin });
	return { cookie, jar, reply };
}

const profileOf = (cookie: string, site: OwnSite) =>
	call(profile, { headers: { Cookie: cookie }, site: site.origin });

const logouts = async () =>
	(await readLog()).filter(({ path, status }) => path.endsWith('/logout') && status === 200).length;

describe('R27 a sign-out while the account service is down', () => {
	test('is revoked at the service once it is back', async () => {
		await signedOutWhile('status:503');
		const before = await logouts();
		await clearFaults();
		const isRevokedAgain = async () => {
			await call(profile, { site: one.origin });
			expect(await logouts()).toBeGreaterThan(before);
		};
		await eventually(isRevokedAgain);
	});

	test('is revoked at the service without anything of the visitor who calls then', async () => {
		const { cookie } = await signedIn(one);
		const accounts = await startAccounts();
		const site = await startOwnSite({ ACCOUNT_API_URL: accounts.url });
		await call('/api/account/logout', { method: 'POST', headers: { Cookie: cookie }, site: site.origin });
		accounts.recover();
		const isRevoked = async () => {
			const headers = { 'Idempotency-Key': crypto.randomUUID(), 'User-Agent': 'Next/1' };
			const body = { revision: 1, choices: { necessary: true } };
			await call('/api/consents', { body, headers, site: site.origin });
			expect(accounts.told).not.toEqual([]);
		};
		await eventually(isRevoked);
		await site.stop();
		accounts.stop();
		const [{ authorization, ...headers } = {}] = accounts.told;
		expect(authorization).toMatch(/^Bearer \S/);
		for (const name of ['idempotency-key', 'user-agent', 'x-client-address'])
			expect(headers).not.toHaveProperty(name);
	});

	test.each([400, 403, 422])(
		'is told to the service although it refuses another one with %i',
		async (refusal) => {
			const cookies = [(await signedIn(one)).cookie, (await signedIn(one)).cookie];
			const tokens = new Set<string>();
			let isBack = false;
			const accounts = await startOwnService((_number, { headers }, response) => {
				if (isBack && headers.authorization) tokens.add(headers.authorization);
				response.writeHead(isBack ? refusal : 503, { 'Content-Type': 'application/json' });
				response.end('{"messages":["INVALID_PARAMETERS"]}');
			});
			const site = await startOwnSite({ ACCOUNT_API_URL: accounts.url });
			for (const cookie of cookies)
				await call('/api/account/logout', { method: 'POST', headers: { Cookie: cookie }, site: site.origin });
			isBack = true;
			const areRevoked = async () => {
				await call('/api/health', { site: site.origin });
				expect(tokens.size).toBe(2);
			};
			await eventually(areRevoked);
			await site.stop();
			accounts.stop();
		},
	);

	test.each(['reset', 'status:503', 'html', 'truncate'])(
		'succeeds and clears the cookies: %s',
		async (mode) => {
			const { jar, reply } = await signedOutWhile(mode);
			expect([reply.status, reply.body]).toEqual([200, { status: true, data: null }]);
			expect([jar.get('__Host-sid'), jar.get('signed_in')]).toEqual([undefined, undefined]);
			expect(reply.headers['clear-site-data']).toBe('"cache"');
		},
	);

	test('succeeds and clears the cookies while the store is out of reach, too', async () => {
		const site = await startWithoutStore();
		const { jar, reply } = await signedOutWhile('status:503', site);
		await site.stop();
		expect([reply.status, reply.body]).toEqual([200, { status: true, data: null }]);
		expect([jar.get('__Host-sid'), jar.get('signed_in')]).toEqual([undefined, undefined]);
	});

	test('leaves a cookie that no instance takes any more', async () => {
		const { cookie } = await signedOutWhile('reset');
		expect((await profileOf(cookie, one)).body).toEqual(anonymous);
		expect((await profileOf(cookie, other)).body).toEqual(anonymous);
		await clearFaults();
		expect((await profileOf(cookie, one)).body).toEqual(anonymous);
		expect((await profileOf(cookie, other)).body).toEqual(anonymous);
	});
});

describe('T26 a sign-out among other calls', () => {
	test('is not undone by any of them', async () => {
		const jar = createJar();
		await signIn(players.pavel, jar, { site: other.origin });
		const cookie = jar.header();
		const around = [...Array(20)].map(() => profileOf(cookie, other));
		await call('/api/account/logout', { method: 'POST', jar, site: other.origin });
		const later = await Promise.all([...Array(20)].map(() => profileOf(cookie, other)));
		for (const reply of later) expect(reply.body).toEqual(anonymous);
		for (const reply of [...(await Promise.all(around)), ...later]) {
			expect(reply.setCookies.filter((text) => !text.includes('Max-Age=0'))).toEqual([]);
		}
	});
});

test('a sign-out of nobody succeeds too', async () => {
	const reply = await call('/api/account/logout', { method: 'POST' });
	expect([reply.status, reply.body]).toEqual([200, { status: true, data: null }]);
});

test('a session that has ended loses its cookie, also while the store is out of reach', async () => {
	const site = await startWithoutStore();
	const { jar } = await signedIn(site);
	await setClock(limits.lifetime.session + 1);
	const reply = await call('/api/account/sessions', { jar, site: site.origin });
	await Promise.all([setClock(0), site.stop()]);
	expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
	expect([jar.get('__Host-sid'), jar.get('signed_in')]).toEqual([undefined, undefined]);
});
