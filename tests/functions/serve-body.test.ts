import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { parseInput } from '#contract/parse.ts';
import { sendRaw } from '../support/http.ts';
import { call, siteUrl } from '../support/site.ts';

const login = '/api/account/login';
const posts = endpoints.filter(
	({ method, policy }) => method === 'POST' && /none|optional/.test(policy.auth),
);

/** Whether a call must be given more than its path says. */
function needsBody({ request, path }: Endpoint): boolean {
	const parsed = parseInput(request, {});
	return !parsed.ok && Object.keys(parsed.fields).some((name) => !path.includes(`:${name}`));
}

const needy = posts.filter(needsBody).map(({ path }) => path);

function chunked(bytes: number) {
	return sendRaw({
		origin: siteUrl(),
		path: login,
		method: 'POST',
		headers: { Origin: siteUrl(), 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
		body: `{"username":"${'a'.repeat(bytes)}"}`,
	});
}

describe('the body of a request', () => {
	test.each(needy)('T83 %s without a body is MISSING_POST_BODY', async (path) => {
		const reply = await call(path, { method: 'POST' });
		expect([reply.status, reply.body.messages]).toEqual([400, ['MISSING_POST_BODY']]);
	});

	test('is not needed where nothing is asked for', async () => {
		expect((await call('/api/account/logout', { method: 'POST' })).status).toBe(200);
	});

	test('T83 may weigh 64 KB and not one byte more', async () => {
		const frame = '{"username":""}'.length;
		const fits = `{"username":"${'a'.repeat(limits.jsonBody - frame)}"}`;
		expect((await call(login, { body: fits })).status).toBe(400);
		const reply = await call(login, { body: `${fits} ` });
		expect([reply.status, reply.body.messages]).toEqual([413, ['REQUEST_EXCEEDS_LIMIT']]);
	});

	test('T83 is cut at the limit when it names no length', async () => {
		expect((await chunked(limits.jsonBody)).status).toBe(413);
		expect((await chunked(3_000_000)).status).toBe(413);
		expect((await chunked(100)).status).toBe(400);
	});

	test.each([
		'text/plain',
		'multipart/form-data; boundary=x',
		'application/jsonp',
		'application/json; charset=utf-16',
		'',
	])('of type "%s" is UNSUPPORTED_MEDIA_TYPE', async (type) => {
		const headers = { 'Content-Type': type || undefined };
		const reply = await call(login, { body: '{"username":"mira","password":"x"}', headers });
		expect([reply.status, reply.body.messages]).toEqual([415, ['UNSUPPORTED_MEDIA_TYPE']]);
	});

	test.each(['{', '[]', 'null', '"text"', '7', '{"username":"mira"} x', '['.repeat(60_000)])(
		'[EC-03] that is no JSON object is INVALID_PARAMETERS: %.20s',
		async (body) => {
			const reply = await call(login, { body });
			expect([reply.status, reply.body.messages]).toEqual([400, ['INVALID_PARAMETERS']]);
		},
	);

	test('in broken UTF-8 is INVALID_PARAMETERS', async () => {
		const headers = { Origin: siteUrl(), 'Content-Type': 'application/json' };
		const body = Buffer.from('{"username":"\xff"}', 'latin1');
		const reply = await sendRaw({ origin: siteUrl(), path: login, method: 'POST', headers, body });
		expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('INVALID_PARAMETERS')]);
	});

	test('T81 with prototype keys changes nothing for anybody', async () => {
		const evil =
			'{"__proto__":{"username":"mira","password":"x","admin":1},"constructor":{"prototype":{"admin":1}}}';
		const reply = await call(login, { body: evil });
		expect(reply.body.fields).toEqual({ username: 'field.required', password: 'field.required' });
		const named = await call(login, { body: { username: 'toString', password: 'hasOwnProperty' } });
		expect(named.body.messages).toEqual(['INCORRECT_PASSWORD']);
		expect((await call('/api/account/profile')).body).toEqual({ redirect: '/account/login' });
	});
});

describe('hostile sizes', () => {
	test.each([
		['an address of 20 KB', `/api/account/profile?q=${'a'.repeat(20_000)}`, {}],
		[
			'200 headers',
			'/api/account/profile',
			Object.fromEntries([...Array(200).keys()].map((n) => [`X-H${n}`, 'x'])),
		],
		['a cookie of 64 KB', '/api/account/profile', { Cookie: `a=${'b'.repeat(65_536)}` }],
	])('T85 %s is refused and the site lives on', async (_name, path, headers) => {
		const reply = await call(path, { headers });
		expect(reply.status).toBeGreaterThanOrEqual(400);
		expect(reply.status).toBeLessThan(500);
		expect(reply.headers['x-frame-options']).toBe('DENY');
		expect((await call('/api/account/profile')).status).toBe(200);
	});

	test.each([
		['a mail address', { email: `a@${'a.'.repeat(25_000)}` }],
		['a user name', { username: 'a'.repeat(50_000) }],
		['something like a mail address', { email: `${'a@'.repeat(25_000)}` }],
	])('T87 %s of 50 KB is refused before anything is asked of the service', async (_name, body) => {
		const reply = await call('/api/account/forgot-password', { body });
		expect(reply.status).toBe(400);
	});
});

describe('the query of a read', () => {
	test('given twice under one name is INVALID_PARAMETERS', async () => {
		const reply = await call('/api/account/profile?a=1&a=2');
		expect([reply.status, reply.body.messages]).toEqual([400, ['INVALID_PARAMETERS']]);
	});
});
