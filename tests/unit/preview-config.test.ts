import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localEnvironment } from '../../sandbox/environment.ts';

const data = mkdtempSync(join(tmpdir(), 'preview-config-'));
const local = localEnvironment({ SANDBOX_DATA: data });
afterAll(() => rmSync(data, { recursive: true, force: true }));

beforeEach(() => {
	vi.resetModules();
	for (const [name, value] of Object.entries(local)) vi.stubEnv(name, value);
	vi.stubEnv('PRODUCTION_HOSTS', 'live.studio.example');
});
afterEach(() => void vi.unstubAllEnvs());

/** The configuration of a function as an instance of its own reads it. */
async function configIn(deployContext: string) {
	const { getConfig } = await import('#functions/_lib/http/env.ts');
	const context = { deploy: { context: deployContext }, url: new URL('https://pr-1.example') };
	return getConfig(context as unknown as Context);
}

const called = [
	'ACCOUNT_API_URL',
	'CMS_URL',
	'SUBMISSIONS_URL',
	'MERCH_URL',
	'UPLOAD_URL',
	'JOB_POSTINGS_URL',
	'BUILD_HOOK_URL',
	'BOT_CHECK_VERIFY_URL',
];

describe('[KN-06] T78 the functions of a preview', () => {
	test.each(called)('refuse to work where %s is a host of production', async (name) => {
		vi.stubEnv(name, 'https://live.studio.example/some/path');
		await expect(configIn('deploy-preview')).rejects.toThrow(`${name} names a host of PRODUCTION_HOSTS`);
		await expect(configIn('production')).resolves.toBeDefined();
	});

	test('[AD-07] know no provider of a bot check that they do not have', async () => {
		vi.stubEnv('BOT_CHECK', 'none');
		vi.stubEnv('BOT_CHECK_VERIFY_URL', 'https://live.studio.example/verify');
		expect((await configIn('deploy-preview')).botCheck).toBeUndefined();
	});

	test('work with services of their own, and without those that they need not have', async () => {
		vi.stubEnv('JOB_POSTINGS_URL', '');
		const config = await configIn('deploy-preview');
		expect(config.SITE_URL).toBe('https://pr-1.example');
		expect(config.JOB_POSTINGS_URL).toBeUndefined();
	});
});
