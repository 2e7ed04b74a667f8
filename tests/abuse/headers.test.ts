import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type CallOptions, call, type Reply, reset } from '../support/site.ts';
import { cookiesByAuth, pathOf, send, signedSample } from './every-call.ts';
import { fieldsOf } from './samples.ts';

/** What every answer of a call carries, whatever it says. */
const everywhere = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
	'cross-origin-resource-policy': 'same-origin',
	'strict-transport-security': 'max-age=31536000; includeSubDomains',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

let cookies: Record<string, string> = {};
beforeAll(async () => {
	await reset();
	cookies = await cookiesByAuth();
});

const asOwner = async (endpoint: Endpoint) =>
	send(endpoint, await signedSample(endpoint), { headers: { Cookie: cookies[endpoint.policy.auth] } });
const as = (options: CallOptions) => (endpoint: Endpoint) =>
	call(pathOf(endpoint), { method: endpoint.method, ...options });
const withBody = (body: string, type = 'application/json') =>
	as({ body, headers: { 'Content-Length': body.length, 'Content-Type': type } });
const evil = { headers: { Origin: 'https://evil.test' } };

/** The ways in which every call is asked. */
const ways: [string, (endpoint: Endpoint) => Promise<Reply>][] = [
	['as it should be', asOwner],
	['by nobody', as({})],
	['from another site', as(evil)],
	['by another method', as({ method: 'DELETE' })],
	['by the method that asks what is allowed', as({ ...evil, method: 'OPTIONS' })],
	['with a body that is no JSON', withBody('{')],
	['with a body of another type', withBody('x', 'text/plain')],
	['with a body that is too large', withBody(' '.repeat(70_000))],
	['with a query that is read twice', (each) => call(`${pathOf(each)}?x=1&x=2`, { method: each.method })],
];

const mayBeCached = ({ policy, method }: Endpoint, status: number) =>
	status === 200 && method === 'GET' && policy.auth === 'none' && policy.cache > 0;

/** The cache headers that an answer must have, those it must not have being undefined. */
function cachingOf(endpoint: Endpoint, status: number): Record<string, string | undefined> {
	const { policy, path } = endpoint;
	const keys = Object.keys(fieldsOf(endpoint)).filter((name) => !path.includes(`:${name}`));
	if (!mayBeCached(endpoint, status))
		return {
			'cache-control': 'no-store',
			'netlify-cdn-cache-control': undefined,
			'cdn-cache-control': undefined,
			'netlify-cache-tag': undefined,
		};
	return {
		'cache-control': `public, max-age=${policy.cache}`,
		'netlify-cdn-cache-control': `public, durable, max-age=${policy.cache}`,
		'netlify-cache-tag': 'content',
		'netlify-vary': keys.length > 0 ? `query=${keys.join('|')}` : undefined,
	};
}

/** The type of an answer; one that leads a browser on has no body. */
function typeOf({ produces }: Endpoint, { status, text }: Reply): unknown {
	if (status === 302) return text === '' ? expect.any(String) : 'nothing';
	return (status === 200 && produces) || 'application/json; charset=utf-8';
}

describe.each(ways)('every call, asked %s', (_way, ask) => {
	let replies: [Endpoint, Reply][] = [];
	beforeAll(async () => {
		replies = await Promise.all(
			endpoints.map(async (each): Promise<[Endpoint, Reply]> => [each, await ask(each)]),
		);
	});

	test('T73 T96 carries the security headers, with no word for another origin', () => {
		for (const [endpoint, reply] of replies) {
			const name = `${endpoint.method} ${endpoint.path} ${reply.status}`;
			expect(reply.headers, name).toEqual(
				expect.objectContaining({
					...everywhere,
					'content-type': typeOf(endpoint, reply),
					'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
				}),
			);
			expect(
				Object.keys(reply.headers).filter((each) => /^access-control|^server$|powered/.test(each)),
				name,
			).toEqual([]);
		}
	});

	test('T74 T76 may be cached by nobody, unless it is the public success that its policy lets anyone cache', () => {
		for (const [endpoint, reply] of replies) {
			const name = `${endpoint.method} ${endpoint.path} ${reply.status}`;
			const { policy, method } = endpoint;
			const expected = cachingOf(endpoint, reply.status);
			const given = Object.fromEntries(Object.keys(expected).map((each) => [each, reply.headers[each]]));
			expect(given, name).toEqual(expected);
			if (!(policy.auth === 'none' && method === 'GET')) expect(reply.headers.vary, name).toBe('Cookie');
			if (mayBeCached(endpoint, reply.status)) expect(reply.setCookies, name).toEqual([]);
		}
	});

	test('[EC-03] that fails names codes and its request, and nothing else', () => {
		const failures = replies.filter(([, { status }]) => status >= 400);
		for (const [endpoint, { body, headers }] of failures) {
			const name = `${endpoint.method} ${endpoint.path}`;
			expect(body.messages?.length, name).toBeGreaterThan(0);
			expect(body.requestId, name).toBe(headers['x-request-id']);
			const more = Object.keys(body).filter((key) => !['messages', 'fields', 'requestId'].includes(key));
			expect(more, name).toEqual([]);
		}
	});
});

test('T74 nothing of accounts, friends, saves, uploads and issues may be cached by anyone', () => {
	const personal = endpoints.filter(({ path }) =>
		/^\/api\/(?:account|friends|saves|upload|issues)\b/.test(path),
	);
	expect(personal.filter(({ policy }) => policy.cache > 0).map(({ path }) => path)).toEqual([]);
});

test('T76 what anyone may keep is the same with and without cookies', async () => {
	const open = endpoints.filter((endpoint) => mayBeCached(endpoint, 200));
	expect(open.length).toBeGreaterThan(8);
	const Cookie = `${cookies.required}; voter=abcdefghijklmnopqrst; consent=1`;
	for (const endpoint of open) {
		const [bare, known] = await Promise.all([
			send(endpoint),
			send(endpoint, undefined, { headers: { Cookie } }),
		]);
		const withoutId = ({ status, text }: Reply) => [status, text.replace(/"requestId":"[^"]+"/, '')];
		expect(withoutId(known), endpoint.path).toEqual(withoutId(bare));
		expect([...bare.setCookies, ...known.setCookies]).toEqual([]);
	}
});

test('T73 T96 a path of the API that nobody declared carries them, too', async () => {
	for (const path of ['/api/account/nothing', '/api/friends/x/y']) {
		const reply = await call(path);
		expect([reply.status, reply.headers]).toEqual([404, expect.objectContaining(everywhere)]);
		expect(reply.headers['cache-control']).toBe('no-store');
	}
});

test('a request id is our own, whatever the visitor sent', async () => {
	const reply = await call('/api/account/profile', { headers: { 'X-Request-Id': 'chosen-by-me' } });
	expect(reply.headers['x-request-id']).not.toBe('chosen-by-me');
});
