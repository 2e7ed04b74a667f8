import { afterEach, describe, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call } from '../support/site.ts';

let site: OwnSite | undefined;
afterEach(() => site?.stop());

async function askWith(environment: Record<string, string | undefined>) {
	site = await startOwnSite(environment);
	const reply = await call('/api/account/profile', { site: site.origin });
	return { reply, log: site.log.join('\n') };
}

describe('T80 a function without what it needs', () => {
	test.each([
		'SESSION_KEYS',
		'ACCOUNT_SERVICE_KEY',
		'BOT_CHECK_SECRET',
		'CMS_WEBHOOK_SECRET',
		'SIGNING_KEY',
		'ACCOUNT_API_URL',
	])('refuses to work and logs that %s is missing', async (name) => {
		const { reply, log } = await askWith({ [name]: undefined });
		expect([reply.status, reply.body.messages]).toEqual([500, ['INTERNAL_SERVER_ERROR']]);
		expect(reply.text).not.toContain(name);
		expect(log).toContain(`${name} is not set`);
	});

	test('refuses a malformed secret without showing it', async () => {
		const { reply, log } = await askWith({ SESSION_KEYS: 'one:tooshortsecret' });
		expect(reply.status).toBe(500);
		expect(log).toContain('SESSION_KEYS is malformed');
		expect(log).not.toContain('tooshortsecret');
	});
});

describe('T78 a preview', () => {
	test.each(['deploy-preview', 'branch-deploy'])(
		'(%s) refuses the services of production',
		async (CONTEXT) => {
			const { reply, log } = await askWith({
				CONTEXT,
				PRODUCTION_HOSTS: 'accounts.studio.example,127.0.0.1',
			});
			expect(reply.status).toBe(500);
			expect(log).toContain('PRODUCTION_HOSTS');
		},
	);

	test('is served by services of its own', async () => {
		const { reply } = await askWith({
			CONTEXT: 'deploy-preview',
			PRODUCTION_HOSTS: 'accounts.studio.example',
		});
		expect(reply.status).toBe(200);
	});

	test('alone obeys PRODUCTION_HOSTS', async () => {
		const { reply } = await askWith({ CONTEXT: 'production', PRODUCTION_HOSTS: '127.0.0.1' });
		expect(reply.status).toBe(200);
	});
});
