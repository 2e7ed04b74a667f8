import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '#contract/platforms.ts';
import type { SandboxContext } from '../../sandbox/services/context.ts';
import { clientId, clientSecret } from '../../sandbox/services/platforms/client.ts';
import { clockAhead, origin, serviceKey, siteUrl, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const redirect_uri = `${siteUrl}/api/account/psn/callback`;
const secretOf = (platform: Platform) =>
	clientSecret(platform, { accountServiceKey: serviceKey } as SandboxContext);
const client_secret = secretOf('psn');
let verifier = '';
beforeEach(() => {
	verifier = randomBytes(32).toString('base64url');
});

/** The values of a request that nothing is wrong with. */
const request = (more: Record<string, string> = {}) => ({
	response_type: 'code',
	client_id: clientId,
	redirect_uri,
	state: 'a state',
	code_challenge: createHash('sha256').update(verifier).digest('base64url'),
	code_challenge_method: 'S256',
	scope: 'identity',
	...more,
});

const authorize = (values: Record<string, string>) =>
	fetch(`${origin()}/platforms/psn/authorize?${new URLSearchParams(values)}`, { redirect: 'manual' });

/** Answers the question; gives what the address that leads back carries. */
async function decide(values: Record<string, string>, headers: Record<string, string> = {}) {
	const body = new URLSearchParams(values);
	const init = { method: 'POST', body, headers, redirect: 'manual' } as const;
	const response = await fetch(`${origin()}/platforms/psn/authorize`, init);
	const location = response.headers.get('Location');
	return {
		status: response.status,
		back: location ? Object.fromEntries(new URL(location).searchParams) : {},
	};
}

async function codeFor(more: Record<string, string> = {}): Promise<string> {
	const { back } = await decide({ ...request(), decision: 'allow', identity: 'new', name: 'Wren', ...more });
	return back.code ?? '';
}

async function exchange(code: string, more: Record<string, string> = {}, platform = 'psn') {
	const body = new URLSearchParams({
		grant_type: 'authorization_code',
		code,
		redirect_uri,
		client_id: clientId,
		client_secret,
		code_verifier: verifier,
		...more,
	});
	const response = await fetch(`${origin()}/platforms/${platform}/token`, { method: 'POST', body });
	return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function revoke(more: Record<string, string>, platform: Platform = 'psn') {
	const body = new URLSearchParams({ client_id: clientId, client_secret, ...more });
	const response = await fetch(`${origin()}/platforms/${platform}/revoke`, { method: 'POST', body });
	const text = await response.text();
	return { status: response.status, error: text ? JSON.parse(text).error : undefined };
}

async function ask(path: string, token = '') {
	const headers = { Authorization: `Bearer ${token}` };
	const response = await fetch(`${origin()}/platforms/psn/${path}`, { headers });
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('the question', () => {
	test('is a page that names who asks, what for, and who may be meant', async () => {
		const response = await authorize(request({ scope: 'identity products' }));
		const text = await response.text();
		expect(response.status).toBe(200);
		for (const part of ['PlayStation Network', 'Tallow &amp; Thorn', 'which of its games', 'LanternKeeper'])
			expect(text).toContain(part);
		expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
	});

	test('has the first one who may be meant chosen, and somebody new where there is nobody', async () => {
		const chosen = (text: string) =>
			[...text.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([input]) => input.includes('checked'));
		const text = await (await authorize(request())).text();
		expect(chosen(text)).toHaveLength(1);
		expect(chosen(text)[0]?.[0]).not.toContain('value="new"');
	});

	test.each([
		['client_id', 'somebody-else'],
		['redirect_uri', 'https://evil.test/callback'],
		['redirect_uri', `${siteUrl}/api/account/steam/callback`],
	])('a %s of %s leads nowhere', async (name, value) => {
		const response = await authorize(request({ [name]: value }));
		expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
		expect((await decide({ ...request({ [name]: value }), decision: 'allow' })).status).toBe(400);
	});

	test.each([
		['code_challenge', ''],
		['code_challenge_method', 'plain'],
		['response_type', 'token'],
		['scope', 'everything'],
	])('a %s of %j leads back with an error', async (name, value) => {
		const response = await authorize(request({ [name]: value }));
		const back = new URL(response.headers.get('Location') ?? '');
		expect(`${back.origin}${back.pathname}`).toBe(redirect_uri);
		expect(back.searchParams.get('error')).toBe('invalid_request');
	});

	test('is not answered from another site', async () => {
		const values = { ...request(), decision: 'allow', identity: 'new', name: 'Wren' };
		expect((await decide(values, { Origin: 'https://evil.test' })).status).toBe(404);
	});

	test('that is denied, or answered as nobody, leads back without a code', async () => {
		const denied = { error: 'access_denied', state: 'a state' };
		expect((await decide({ ...request(), decision: 'deny' })).back).toEqual(denied);
		expect((await decide({ ...request(), decision: 'allow', identity: '1' })).back).toEqual(denied);
		expect((await decide({ ...request(), decision: 'allow', name: '<b>' })).back).toEqual(denied);
	});

	test('gives who has a name already the same id', async () => {
		const before = (await state()).counts.platform_identity ?? 0;
		await codeFor();
		await codeFor({ name: 'wren' });
		expect((await state()).counts.platform_identity).toBe(before + 1);
	});
});

describe('a code', () => {
	test('is exchanged once, for a token that says who it is from', async () => {
		const code = await codeFor();
		const { body } = await exchange(code);
		expect(body).toMatchObject({ token_type: 'Bearer', scope: 'identity' });
		expect((await ask('me', body.access_token)).body).toEqual({
			id: expect.stringMatching(/^\d{17}$/),
			name: 'Wren',
		});
		expect((await exchange(code)).body).toEqual({ error: 'invalid_grant' });
	});

	test.each([
		['another verifier', { code_verifier: 'x'.repeat(43) }],
		['another address', { redirect_uri: `${siteUrl}/elsewhere` }],
		['another code', { code: 'x'.repeat(43) }],
	])('is nothing with %s', async (_name, more) => {
		expect((await exchange(await codeFor(), more)).body).toEqual({ error: 'invalid_grant' });
	});

	test('is nothing at another platform', async () => {
		const reply = await exchange(await codeFor(), { client_secret: secretOf('xbox') }, 'xbox');
		expect(reply.body).toEqual({ error: 'invalid_grant' });
	});

	test('is exchanged by our client alone', async () => {
		const reply = await exchange(await codeFor(), { client_secret: 'guessed' });
		expect([reply.status, reply.body]).toEqual([401, { error: 'invalid_client' }]);
	});

	test('waits 60 s', async () => {
		const code = await codeFor();
		await clockAhead(61);
		expect((await exchange(code)).body).toEqual({ error: 'invalid_grant' });
	});
});

describe('a token', () => {
	test('says what somebody owns only where they were asked that', async () => {
		const narrow = (await exchange(await codeFor())).body.access_token;
		expect(await ask('products', narrow)).toEqual({ status: 403, body: { error: 'insufficient_scope' } });
		const wide = (await exchange(await codeFor({ scope: 'identity products' }))).body.access_token;
		expect((await ask('products', wide)).body).toEqual({ products: ['emberwick'] });
	});

	test('that is none, or too old, opens nothing', async () => {
		expect((await ask('me', 'x')).status).toBe(401);
		const { access_token } = (await exchange(await codeFor())).body;
		await clockAhead(31 * 86_400);
		expect((await ask('me', access_token)).status).toBe(401);
	});

	test('that is revoked opens nothing, however often it is said', async () => {
		const { access_token: token = '' } = (await exchange(await codeFor())).body;
		for (let time = 0; time < 2; time += 1) expect((await revoke({ token })).status).toBe(200);
		expect((await ask('me', token)).status).toBe(401);
	});

	test.each([
		['by a stranger', { client_secret: 'guessed' }, 'psn', 401, 'invalid_client'],
		['by nobody’s name', { token: '' }, 'psn', 400, 'invalid_request'],
		['at another platform', { client_secret: secretOf('xbox') }, 'xbox', 200, undefined],
	] as const)('is not revoked %s', async (_name, more, platform, status, error) => {
		const { access_token: token = '' } = (await exchange(await codeFor())).body;
		expect(await revoke({ token, ...more }, platform)).toEqual({ status, error });
		expect((await ask('me', token)).status).toBe(200);
	});
});
