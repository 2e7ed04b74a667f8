import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { cmsWebhook } from '#contract/endpoints/builds.ts';
import { cdnCacheHeaders } from '#functions/_lib/content/cdn-cache.ts';
import { rebuild } from '#functions/_lib/content/rebuild.ts';
import type { Call } from '#functions/_lib/http/call.ts';
import { type OwnService, startOwnService } from '../support/own-service.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const body = '{"type":"entry.published"}';

/** What the platform's own address is asked; nothing else in these tests is asked by `fetch`. */
const platform = vi.fn<typeof fetch>();
let hook: OwnService;
let hookStatus = 200;

beforeEach(async () => {
	vi.stubGlobal(
		'fetch',
		platform.mockReset().mockImplementation(async () => new Response(null, { status: 202 })),
	);
	vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token-of-this-test');
	vi.stubEnv('SITE_ID', 'site-1');
	hookStatus = 200;
	hook = await startOwnService((_number, _request, response) => response.writeHead(hookStatus).end());
});
afterEach(() => {
	hook.stop();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

/** A webhook of an entry that was published. */
function publish() {
	const id = `msg_${crypto.randomUUID()}`;
	const now = new Date();
	const headers = new Headers({
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
		'webhook-signature': new Webhook(secret).sign(id, now, body),
	});
	const config = { BUILD_HOOK_URL: hook.url, CMS_WEBHOOK_SECRET: secret };
	const call = { signed: { headers, body }, config, signal: new AbortController().signal, upstream: [] };
	return rebuild(call as unknown as Call<typeof cmsWebhook>);
}

test('[KN-05] what is published has the CDN forget the answers made of content, by the tag that they carry', async () => {
	expect(await publish()).toEqual({ kind: 'ok', data: { queued: true } });
	expect(platform).toHaveBeenCalledTimes(1);
	const [address, request] = platform.mock.calls[0] ?? [];
	expect(String(address)).toBe('https://api.netlify.com/api/v1/purge');
	expect(cdnCacheHeaders(60)['Netlify-Cache-Tag']).not.toBe('');
	expect(JSON.parse(String(request?.body))).toEqual({
		cache_tags: [cdnCacheHeaders(60)['Netlify-Cache-Tag']],
		site_id: 'site-1',
	});
});

test.each([
	['refuses', async () => new Response(null, { status: 403 })],
	['is out of reach', () => Promise.reject(new TypeError('fetch failed'))],
])('[KN-05] a platform that %s stops no build', async (_what, answer) => {
	platform.mockImplementation(answer);
	expect(await publish()).toEqual({ kind: 'ok', data: { queued: true } });
	expect(hook.asked()).toBe(1);
});

test('nothing is asked where the platform gives no token', async () => {
	vi.stubEnv('NETLIFY_PURGE_API_TOKEN', undefined);
	expect(await publish()).toEqual({ kind: 'ok', data: { queued: true } });
	expect(platform).not.toHaveBeenCalled();
});
