import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { parseInput } from '#contract/parse.ts';
import { sendRaw } from '../support/http.ts';
import { multipart } from '../support/multipart.ts';
import { type CallOptions, call, reset, siteUrl } from '../support/site.ts';
import { cookiesByAuth, isGuarded, isPost, leavesState, othersThan, pathOf } from './every-call.ts';

const login = '/api/account/login';
const posts = endpoints.filter((each) => isPost(each) && isGuarded(each));
const inJson = posts.filter(({ takes }) => takes !== 'form');
const inForms = posts.filter(({ takes }) => takes === 'form');

/** Whether a call must be given more than its path says. */
function needsBody({ request, path }: Endpoint): boolean {
	const parsed = parseInput(request, {});
	return !parsed.ok && Object.keys(parsed.fields).some((name) => !path.includes(`:${name}`));
}

const needy = posts.filter(needsBody);

function chunked(bytes: number) {
	return sendRaw({
		origin: siteUrl(),
		path: login,
		method: 'POST',
		headers: { Origin: siteUrl(), 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
		body: `{"username":"${'a'.repeat(bytes)}"}`,
	});
}

let cookies: Record<string, string> = {};
beforeAll(async () => {
	await reset();
	cookies = await cookiesByAuth();
});

type Ask = (endpoint: Endpoint) => CallOptions;

/** Sends the same to calls, as somebody who may make them, and expects that each refuses it and does nothing. */
async function expectRefused(expected: string, calls: readonly Endpoint[], optionsOf: Ask): Promise<void> {
	const ask = (each: Endpoint) => {
		const { headers, ...more } = optionsOf(each);
		const Cookie = cookies[each.policy.auth];
		return call(pathOf(each), { method: 'POST', ...more, headers: { Cookie, ...headers } });
	};
	const isQuiet = await leavesState(async () => expect(await othersThan(expected, calls, ask)).toEqual([]));
	expect(isQuiet).toBe(true);
}

const padded = (bytes: number) => `{"x":"${'a'.repeat(bytes - '{"x":""}'.length)}"}`;

describe('every call', () => {
	test('T83 takes no byte more than 64 KB', async () => {
		const tooLong = padded(limits.jsonBody + 1);
		await expectRefused('413 REQUEST_EXCEEDS_LIMIT', inJson, () => ({ body: tooLong }));
		const form = multipart([['message', 'x'.repeat(limits.jsonBody)]]);
		await expectRefused('413 REQUEST_EXCEEDS_LIMIT', inForms, () => form);
	});

	test('T83 without a body where one is needed is MISSING_POST_BODY', async () => {
		expect(needy.length).toBeGreaterThan(20);
		await expectRefused('400 MISSING_POST_BODY', needy, () => ({}));
	});

	test.each([
		'text/plain',
		'application/x-www-form-urlencoded',
		'application/jsonp',
		'application/json; charset=utf-16',
		'',
	])('takes no body of type "%s"', async (type) => {
		const options = { body: '{"username":"mira"}', headers: { 'Content-Type': type || undefined } };
		await expectRefused('415 UNSUPPORTED_MEDIA_TYPE', posts, () => options);
	});

	test('takes no form for JSON and no JSON for a form', async () => {
		await expectRefused('415 UNSUPPORTED_MEDIA_TYPE', inJson, () => multipart([['username', 'mira']]));
		await expectRefused('415 UNSUPPORTED_MEDIA_TYPE', inForms, () => ({ body: {} }));
	});

	test.each(['{', '[]', 'null', '"text"', '7', '{"username":"mira"} x', '['.repeat(60_000)])(
		'[EC-03] takes no body that is no JSON object: %.20s',
		async (body) => {
			await expectRefused('400 INVALID_PARAMETERS', inJson, () => ({ body }));
		},
	);

	test.each(['__proto__', 'constructor', 'prototype'])('T81 drops %s with all that it holds', async (key) => {
		const held = { username: 'mira', email: 'x@y.zz', admin: 1, prototype: { admin: 1 } };
		const body = `{${JSON.stringify(key)}:${JSON.stringify(held)}}`;
		const asIfEmpty = async (each: Endpoint) => {
			const Cookie = cookies[each.policy.auth];
			const [evil, empty] = [body, '{}'].map((sent) =>
				call(pathOf(each), { body: sent, headers: { Cookie } }),
			);
			const [one, other] = [await evil, await empty].map((reply) => ({ ...reply?.body, requestId: '' }));
			expect(one).toEqual(other);
		};
		for (const each of needy.filter(({ takes }) => takes !== 'form')) await asIfEmpty(each);
		await expectRefused('400 INVALID_PARAMETERS', inForms, () => multipart([[key, 'x']]));
		expect({}).not.toHaveProperty('admin');
	});
});

describe('the body of a request', () => {
	beforeEach(reset);

	test('T83 of 64 KB is read, and one that names no length is cut at the limit', async () => {
		const fits = `{"username":"${'a'.repeat(limits.jsonBody - '{"username":""}'.length)}"}`;
		expect((await call(login, { body: fits })).status).toBe(400);
		expect((await chunked(limits.jsonBody)).status).toBe(413);
		expect((await chunked(3_000_000)).status).toBe(413);
		expect((await chunked(100)).status).toBe(400);
	});

	test('in broken UTF-8 is INVALID_PARAMETERS', async () => {
		const headers = { Origin: siteUrl(), 'Content-Type': 'application/json' };
		const body = Buffer.from('{"username":"\xff"}', 'latin1');
		const reply = await sendRaw({ origin: siteUrl(), path: login, method: 'POST', headers, body });
		expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('INVALID_PARAMETERS')]);
	});

	test.each(['toString', 'hasOwnProperty', 'constructor', '__proto__', 'valueOf'])(
		'T81 %s as a user name is one that nobody has',
		async (username) => {
			const reply = await call(login, { body: { username, password: 'hasOwnProperty' } });
			expect(reply.body.messages).toEqual(['INCORRECT_PASSWORD']);
			expect((await call('/api/account/profile')).body).toEqual({ redirect: '/account/login' });
		},
	);
});

describe('T85 hostile sizes', () => {
	test.each([
		['an address of 20 KB', `/api/account/profile?q=${'a'.repeat(20_000)}`, {}],
		['a page’s address of 20 KB', `/blog?q=${'a'.repeat(20_000)}`, {}],
		[
			'200 headers',
			'/api/account/profile',
			Object.fromEntries([...Array(200).keys()].map((n) => [`X-H${n}`, 'x'])),
		],
		['a cookie of 64 KB', '/api/account/profile', { Cookie: `a=${'b'.repeat(65_536)}` }],
	])('%s: it is refused and the site lives on', async (_name, path, headers) => {
		const reply = await call(path, { headers });
		expect(reply.status).toBeGreaterThanOrEqual(400);
		expect(reply.status).toBeLessThan(500);
		expect(reply.headers['x-frame-options']).toBe('DENY');
		expect((await call('/api/account/profile')).status).toBe(200);
	});
});

test('the query of a read given twice under one name is INVALID_PARAMETERS', async () => {
	const reply = await call('/api/account/profile?a=1&a=2');
	expect([reply.status, reply.body.messages]).toEqual([400, ['INVALID_PARAMETERS']]);
});
