import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../support/site.ts';

const paths = [...new Set(endpoints.map(({ path }) => path))];
const methodsOf = (path: string) =>
	endpoints
		.filter((endpoint) => endpoint.path === path)
		.flatMap(({ method, policy }) =>
			method === 'GET' && policy.csrf === 'none' ? ['GET', 'HEAD'] : [method],
		);

describe('a path of the API', () => {
	test.each(paths)('T84 %s refuses every other method with 405 and Allow', async (path) => {
		const allowed = methodsOf(path);
		for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']) {
			if (allowed.includes(method)) continue;
			const reply = await call(path, { method });
			expect([method, reply.status]).toEqual([method, 405]);
			expect(reply.headers.allow).toBe(allowed.join(', '));
			if (method !== 'HEAD') expect(reply.body.messages).toEqual(['METHOD_NOT_ALLOWED']);
		}
	});

	test('T84 HEAD has the headers of GET and no body', async () => {
		const get = await call('/api/account/profile');
		const head = await call('/api/account/profile', { method: 'HEAD' });
		expect(head.status).toBe(200);
		expect(head.text).toBe('');
		expect(Object.keys(head.headers)).toEqual(
			expect.arrayContaining(Object.keys(get.headers).filter((name) => name !== 'content-length')),
		);
	});

	test.each(['GET', 'POST'])('[EC-03] that nobody declared answers %s with 404 as JSON', async (method) => {
		for (const path of ['/api/account/nothing', '/api/account/', '/api/account/profile/x', '/api/nothing']) {
			const reply = await call(path, { method });
			expect(reply.status).toBe(404);
			expect(reply.body.messages).toEqual(['NOT_FOUND']);
		}
	});

	test.each([
		'/api/account/..%2fprofile',
		'/api/account/%2e%2e/%2e%2e/admin',
		'/api/account/prof%00ile',
		'/api/account/%70rofile',
		'/api/account//profile',
		'/api/account/@evil',
		'/api/account/%zz',
		`/api/account/${'a'.repeat(5000)}`,
	])('T51 spelled otherwise is refused: %.40s', async (path) => {
		const reply = await call(path);
		expect([400, 404]).toContain(reply.status);
		expect(reply.headers['x-frame-options']).toBe('DENY');
	});
});
