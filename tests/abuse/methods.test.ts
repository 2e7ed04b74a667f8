import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { call, createJar, players, signIn } from '../support/site.ts';
import { pathOf } from './every-call.ts';

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

	test('T84 HEAD has the status and headers of GET and no body, wherever GET only reads', async () => {
		const reads = endpoints.filter(({ method, policy }) => method === 'GET' && policy.csrf === 'none');
		expect(reads.length).toBeGreaterThan(15);
		const jar = createJar();
		await signIn(players.mira, jar);
		for (const endpoint of reads) {
			const path = pathOf(endpoint);
			const [get, head] = [await call(path, { jar }), await call(path, { method: 'HEAD', jar })];
			expect([head.status, head.text], path).toEqual([get.status, '']);
			const names = Object.keys(get.headers).filter((name) => !/^content-length$|^transfer/.test(name));
			expect(Object.keys(head.headers), path).toEqual(expect.arrayContaining(names));
		}
	});

	test('T84 no method says that another origin may read', async () => {
		const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' };
		for (const path of paths)
			for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD']) {
				const reply = await call(path, { method, headers });
				const names = Object.keys(reply.headers).filter((name) => name.startsWith('access-control'));
				expect(names, `${method} ${path}`).toEqual([]);
			}
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
