import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../support/site.ts';

const everywhere = {
	'content-type': 'application/json; charset=utf-8',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'referrer-policy': 'no-referrer',
	'cross-origin-resource-policy': 'same-origin',
	'cache-control': 'no-store',
};

const cases: [string, () => ReturnType<typeof call>][] = [
	['200', () => call('/api/account/profile')],
	['400', () => call('/api/account/login', { body: {} })],
	['403', () => call('/api/account/login', { body: {}, headers: { Origin: 'https://evil.test' } })],
	['404', () => call('/api/account/nothing')],
	['405', () => call('/api/account/login')],
	['413', () => call('/api/account/login', { body: ' '.repeat(70_000) })],
	['415', () => call('/api/account/login', { body: 'x', headers: { 'Content-Type': 'text/plain' } })],
	['422', () => call('/api/account/mfa/submitcode', { body: { code: '123456' } })],
];

describe('every answer', () => {
	test.each(cases)('T73 T74 T96 with %s carries the security headers', async (status, ask) => {
		const reply = await ask();
		expect(reply.status).toBe(Number(status));
		expect(reply.headers).toMatchObject(everywhere);
		expect(reply.headers['strict-transport-security']).toContain('max-age=');
		expect(reply.headers['permissions-policy']).toContain('camera=()');
		expect(reply.headers.vary).toBe('Cookie');
		expect(Object.keys(reply.headers).filter((name) => /cdn-cache|access-control/.test(name))).toEqual([]);
	});

	test.each(cases.slice(1))(
		'[EC-03] with %s names codes and its request, and nothing else',
		async (_status, ask) => {
			const reply = await ask();
			expect(reply.body.messages?.length).toBeGreaterThan(0);
			expect(reply.body.requestId).toBe(reply.headers['x-request-id']);
			expect(
				Object.keys(reply.body).filter((key) => !['messages', 'fields', 'requestId'].includes(key)),
			).toEqual([]);
		},
	);

	test('has a request id of its own, whatever the visitor sent', async () => {
		const reply = await call('/api/account/profile', { headers: { 'X-Request-Id': 'chosen-by-me' } });
		expect(reply.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
		expect(reply.headers['x-request-id']).not.toBe('chosen-by-me');
	});
});

test.each(endpoints.map(({ path, method }) => [method, path]))(
	'T96 %s %s shares nothing with another origin',
	async (method, path) => {
		const reply = await call(path, { method, headers: { Origin: 'https://evil.test' } });
		expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
		expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin');
	},
);
