import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call } from '../support/site.ts';

/** An account service that refuses every password, and remembers what it was asked. */
async function startAccountService() {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		response.writeHead(422, { 'Content-Type': 'application/json' });
		response.end('{"messages":["INCORRECT_PASSWORD"]}');
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

let site: OwnSite | undefined;
afterEach(() => site?.stop());

async function askWith(environment: Record<string, string | undefined>, path = '/api/account/profile') {
	const own = await startOwnSite(environment);
	const reply = await call(path, { site: own.origin, ...(path.includes('hooks') && { body: {} }) });
	// What it logs may come after its answer.
	await own.stop();
	return { reply, log: own.log.join('\n') };
}

describe('T80 a function without what it needs', () => {
	test.each([
		['SESSION_KEYS', '/api/account/profile'],
		['ACCOUNT_SERVICE_KEY', '/api/account/profile'],
		['BOT_CHECK_SECRET', '/api/account/profile'],
		['CMS_WEBHOOK_SECRET', '/api/hooks/cms'],
		['SIGNING_KEY', '/api/builds'],
		['ACCOUNT_API_URL', '/api/account/profile'],
		['ACCOUNT_API_URL', '/api/health'],
		['SESSION_KEYS', '/api/health'],
		['UPLOAD_URL', '/api/health'],
	])('refuses to work and logs that %s is missing: %s', async (name, path) => {
		const { reply, log } = await askWith({ [name]: undefined }, path);
		expect([reply.status, reply.body.messages]).toEqual([500, ['INTERNAL_SERVER_ERROR']]);
		expect(reply.text).not.toContain(name);
		expect(log).toContain(`${name} is not set`);
	});

	test.each([
		['SESSION_KEYS', '/api/faqs'],
		['SIGNING_KEY', '/api/faqs'],
		['SIGNING_KEY', '/api/account/profile'],
		['UPLOAD_URL', '/api/account/profile'],
		['BUILD_HOOK_URL', '/api/account/profile'],
		['BOT_CHECK_SECRET', '/api/careers/job-offers'],
	])('[AD-06] works without %s, which belongs to another part of the site: %s', async (name, path) => {
		const { reply } = await askWith({ [name]: undefined }, path);
		expect(reply.status).toBe(200);
	});

	test('refuses a malformed secret without showing it', async () => {
		const { reply, log } = await askWith({ SESSION_KEYS: 'one:tooshortsecret' });
		expect(reply.status).toBe(500);
		expect(log).toContain('SESSION_KEYS is malformed');
		expect(log).not.toContain('tooshortsecret');
	});
});

describe('[KN-06] T78 a preview', () => {
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

	test('asks the account service of previews, where one is named, and no other', async () => {
		const account = await startAccountService();
		site = await startOwnSite({
			CONTEXT: 'deploy-preview',
			ACCOUNT_API_URL: 'http://accounts.invalid',
			PREVIEW_ACCOUNT_API_URL: account.url,
		});
		const body = { username: 'mira', password: 'Wrong1Password' };
		const reply = await call('/api/account/login', { site: site.origin, body });
		account.close();
		expect([reply.status, reply.body.messages]).toEqual([422, ['INCORRECT_PASSWORD']]);
		expect(account.asked).toEqual(['/api/account/login']);
	});

	test('takes forms from the address that it is asked at, and from no other', async () => {
		site = await startOwnSite({
			CONTEXT: 'deploy-preview',
			SITE_URL: 'https://studio.example',
			PRODUCTION_HOSTS: 'accounts.studio.example',
		});
		const post = async (Origin: string) => {
			const body = { username: 'mira', password: 'Wrong1Password' };
			const reply = await call('/api/account/login', { site: site?.origin ?? '', body, headers: { Origin } });
			return reply.body.messages;
		};
		expect(await post(site.origin)).toEqual(['INCORRECT_PASSWORD']);
		expect(await post('https://studio.example')).toEqual(['FORBIDDEN_ORIGIN']);
		expect(await post('https://evil.example')).toEqual(['FORBIDDEN_ORIGIN']);
	});

	test.each([
		['nothing tells from production’s', {}, 'PREVIEW_ACCOUNT_API_URL is not set'],
		[
			'is production’s by another name',
			{ PREVIEW_ACCOUNT_API_URL: required('ACCOUNT_API_URL') },
			'of production',
		],
		[
			'is a host of production',
			{ PREVIEW_ACCOUNT_API_URL: 'https://a.example/x', PRODUCTION_HOSTS: 'a.example' },
			'of production',
		],
		['is no address', { PREVIEW_ACCOUNT_API_URL: 'staging' }, 'PREVIEW_ACCOUNT_API_URL is'],
	])('refuses an account service that %s, on a branch of any name', async (_name, environment, why) => {
		const { reply, log } = await askWith({ CONTEXT: 'release-7', ...environment });
		expect([reply.status, reply.body.messages]).toEqual([500, ['INTERNAL_SERVER_ERROR']]);
		expect(log).toContain(why);
	});

	test('alone obeys PRODUCTION_HOSTS', async () => {
		const { reply } = await askWith({ CONTEXT: 'production', PRODUCTION_HOSTS: '127.0.0.1' });
		expect(reply.status).toBe(200);
	});

	test('alone is asked at more addresses than SITE_URL', async () => {
		site = await startOwnSite({ CONTEXT: 'production', SITE_URL: 'https://studio.example' });
		const body = { username: 'mira', password: 'Wrong1Password' };
		const reply = await call('/api/account/login', { site: site.origin, body });
		expect(reply.body.messages).toEqual(['FORBIDDEN_ORIGIN']);
	});
});
