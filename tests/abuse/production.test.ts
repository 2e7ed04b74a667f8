import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call, clearFaults, setFaults } from '../support/site.ts';

let site: OwnSite;
beforeAll(async () => {
	site = await startOwnSite({ CONTEXT: 'production' });
});
afterAll(() => site.stop());
const ask = (path: string, method = 'GET') => call(path, { method, site: site.origin });

describe('T80 in production', () => {
	test.each([
		'/control/state',
		'/control/outbox',
		'/control/log',
		'/desk',
		'/desk/messages',
		'/kit',
		'/.env',
	])('there is no %s', async (path) => {
		expect((await ask(path)).status).toBe(404);
	});

	test.each(['reset', 'clock', 'faults', 'bot-token'])('nothing takes /control/%s', async (name) => {
		for (const path of [`/control/${name}`, `/api/control/${name}`])
			expect([404, 405]).toContain((await ask(path, 'POST')).status);
	});

	test('a failure gives its code and nothing of where it happened', async () => {
		await setFaults({ service: 'cms', path: '/api/faqs', mode: 'body', body: '7' });
		const reply = await ask('/api/faqs');
		await clearFaults();
		expect([reply.status, reply.body.messages]).toEqual([502, ['INTERNAL_SERVER_ERROR']]);
		expect(Object.keys(reply.body).sort()).toEqual(['messages', 'requestId']);
		expect(reply.text).not.toMatch(/\.ts|at \w|node_modules|stack/);
	});
});

test('T80 the sandbox, with its desk and control calls, refuses to start in production', () => {
	const environment = { ...process.env, CONTEXT: 'production', SANDBOX_PORT: '0', SANDBOX_DATA: '/nowhere' };
	const { status, stdout, stderr } = spawnSync(process.execPath, ['sandbox/services/main.ts'], {
		env: environment,
		encoding: 'utf8',
		timeout: 30_000,
	});
	expect([status, stdout]).toEqual([1, '']);
	expect(stderr).toMatch(/^CONTEXT is production, where the sandbox may not run: [^\n]+\n$/);
});
