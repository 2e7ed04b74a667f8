import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call, type Reply } from '../support/site.ts';

/** What keeps an answer out of the frames of other sites. */
function expectUnframed({ headers }: Reply, name: string): void {
	expect(headers['x-frame-options'], name).toBe('DENY');
	expect(headers['content-security-policy'], name).toContain("frame-ancestors 'none'");
}

describe('T73 no other site can frame', () => {
	test('any page, file or redirect', async () => {
		const files = globSync('**/*', { cwd: required('TEST_DIST') }).filter((name) => /\.\w+$/.test(name));
		const pages = files.filter((name) => name.endsWith('.html')).map((name) => `/${name.slice(0, -5)}`);
		expect(pages.length).toBeGreaterThan(10);
		for (const path of [...pages, '/', '/release.json', '/mark.svg', '/en/careers', '/en/account'])
			expectUnframed(await call(path, { method: 'HEAD' }), path);
	});

	test.each(['/no/such/page', '/fr/rien', '/api/no-such-call', '/api/account/nothing'])(
		'what is not there: %s',
		async (path) => {
			const reply = await call(path);
			expect(reply.status).toBe(404);
			expectUnframed(reply, path);
		},
	);

	test.each(endpoints.map(({ method, path }) => [method, path]))('%s %s', async (method, path) => {
		expectUnframed(await call(path, { method }), path);
		expectUnframed(await call(path, { method: 'DELETE' }), path);
	});

	test('what fails with 500, a call or a page', async () => {
		const functions = mkdtempSync(join(tmpdir(), 'functions-'));
		writeFileSync(
			join(functions, 'broken.mjs'),
			`export const config = { path: ['/broken', '/api/broken'] };
			export default () => { throw new Error('broken'); };`,
		);
		const site = await startOwnSite({ FUNCTIONS: functions, DIST: required('TEST_DIST') });
		const replies = await Promise.all(
			['/broken', '/api/broken'].map((path) => call(path, { site: site.origin })),
		);
		await site.stop();
		rmSync(functions, { recursive: true });
		for (const reply of replies) {
			expect(reply.status).toBe(500);
			expectUnframed(reply, reply.text.slice(0, 80));
		}
	});
});
