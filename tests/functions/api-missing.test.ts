import { describe, expect, test } from 'vitest';
import { startOwnSite } from '../support/own-site.ts';
import { call } from '../support/site.ts';

describe('a call that nobody declared', () => {
	test.each([
		['GET', '/api/nothing'],
		['POST', '/api/nothing'],
		['GET', '/api/account-of-nobody/profile'],
		['GET', '/api'],
	])('[EC-03] by %s of %s is refused with the id of its request', async (method, path) => {
		const { status, headers, body } = await call(path, { method });
		expect([status, body.messages]).toEqual([404, ['NOT_FOUND']]);
		expect(body.requestId).toMatch(/^[\w-]{8,64}$/);
		expect(headers['x-request-id']).toBe(body.requestId);
		expect(headers['cache-control']).toBe('no-store');
	});

	test('stands in the log without its path', async () => {
		const site = await startOwnSite();
		const { body } = await call('/api/nothing-of-mira', { site: site.origin });
		await site.stop();
		const [line = ''] = site.log;
		expect(JSON.parse(line)).toEqual({
			...{ event: 'unmatched', method: 'GET', route: '-', status: 404, codes: ['NOT_FOUND'] },
			...{ time: expect.any(String), ms: expect.any(Number), requestId: body.requestId },
		});
		expect(line).not.toContain('mira');
	});
});
