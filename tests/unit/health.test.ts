import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallContext } from '#functions/_lib/http/call.ts';

let server: Server;
beforeEach(async () => {
	vi.resetModules();
	server = createServer((_request, response) => void response.end());
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

/** What health says of a site whose services are all at one address, but for those in `config`. */
async function healthOf(config: Record<string, unknown>) {
	const { fetchHealth } = await import('#functions/_lib/upstream/health.ts');
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const botCheck = { kind: 'recaptcha', secret: '', verifyUrl: url };
	const all = {
		ACCOUNT_API_URL: url,
		CMS_URL: url,
		SUBMISSIONS_URL: url,
		MERCH_URL: url,
		botCheck,
		...config,
	};
	return fetchHealth({ config: all } as unknown as CallContext);
}

test('health names every service that there is', async () => {
	const upstreams = { account: 'up', cms: 'up', merch: 'up', 'bot-check': 'up' };
	expect(await healthOf({})).toEqual({ kind: 'ok', data: { upstreams } });
});

test('[AD-05] health asks for nothing of a part that a studio does not have', async () => {
	const { parts, ...config } = await import('#site.config');
	vi.doMock('#site.config', () => ({ ...config, parts: { ...parts, accounts: false, merch: false } }));
	expect(await healthOf({})).toEqual({ kind: 'ok', data: { upstreams: { cms: 'up', 'bot-check': 'up' } } });
	const off = Object.fromEntries(Object.keys(parts).map((part) => [part, false]));
	vi.resetModules();
	vi.doMock('#site.config', () => ({ ...config, parts: off }));
	expect(await healthOf({})).toEqual({ kind: 'ok', data: { upstreams: { cms: 'up' } } });
	vi.doUnmock('#site.config');
});

test('[AD-07] health asks for no bot check that a studio does not have', async () => {
	const upstreams = { account: 'up', cms: 'up', merch: 'up' };
	expect(await healthOf({ botCheck: undefined })).toEqual({ kind: 'ok', data: { upstreams } });
});

test('[AD-10] health names the service of submissions apart from the CMS', async () => {
	const upstreams = { account: 'up', cms: 'up', submissions: 'down', merch: 'up', 'bot-check': 'up' };
	const apart = { SUBMISSIONS_URL: 'http://127.0.0.1:9' };
	expect(await healthOf(apart)).toEqual({ kind: 'ok', data: { upstreams } });
});
