import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { call, createJar, players, readState, signIn, siteUrl } from '../support/site.ts';

const guarded = endpoints
	.filter(({ policy }) => policy.csrf === 'same-origin')
	.map(({ method, path }) => [method, path] as const);

const strange: [string, Record<string, string | undefined>][] = [
	['T30 another origin', { Origin: 'https://evil.test' }],
	['T30 an origin of an opaque page', { Origin: 'null' }],
	['T30 our origin with another port', { Origin: `${new URL('http://localhost').origin}:1` }],
	[
		'T30 another origin although Sec-Fetch-Site is ours',
		{ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
	],
	['T31 Sec-Fetch-Site cross-site', { Origin: undefined, 'Sec-Fetch-Site': 'cross-site' }],
	['T31 Sec-Fetch-Site same-site', { Origin: undefined, 'Sec-Fetch-Site': 'same-site' }],
	['T34 Sec-Fetch-Site none', { Origin: undefined, 'Sec-Fetch-Site': 'none' }],
	['T34 a navigation', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }],
	['T35 nothing that tells', { Origin: undefined }],
	['T35 another referrer', { Origin: undefined, Referer: 'https://evil.test/x' }],
];

describe.each(guarded)('%s %s', (method, path) => {
	const sent = method === 'GET' ? {} : { body: {} };

	test.each(strange)('refuses %s', async (_name, headers) => {
		const before = await readState();
		const reply = await call(path, { method, headers, ...sent });
		expect([reply.status, reply.body.messages]).toEqual([403, ['FORBIDDEN_ORIGIN']]);
		expect(reply.setCookies).toEqual([]);
		expect((await readState()).hash).toBe(before.hash);
	});

	test.each([
		['our origin', {}],
		[
			'Sec-Fetch-Site same-origin',
			{ Origin: undefined, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
		],
		['our referrer', { Origin: undefined, Referer: `${siteUrl()}/account` }],
	])('T35 takes %s', async (_name, headers) => {
		expect((await call(path, { method, headers, ...sent })).status).not.toBe(403);
	});
});

test('T33 a sign-in from another site signs nobody in', async () => {
	const jar = createJar();
	const { username, password } = players.mira;
	const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
	const reply = await call('/api/account/login', { body: { username, password }, headers, jar });
	expect([reply.status, reply.setCookies]).toEqual([403, []]);
});

test('T30 a sign-out from another site signs nobody out', async () => {
	const jar = createJar();
	await signIn(players.mira, jar);
	const headers = { Origin: 'https://evil.test' };
	await call('/api/account/logout', { method: 'POST', headers, jar });
	expect((await call('/api/account/profile', { jar })).body.data).toMatchObject({
		user: { username: 'mira' },
	});
});
