import { hash } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { cmsWebhook } from '#contract/endpoints/builds.ts';
import { limits } from '#contract/limits.ts';
import type { Call, CallContext, Signed } from '../http/call.ts';
import { claimOnce, hasClaim } from '../http/idempotency-store.ts';
import { fail, ok, type Result } from '../http/result.ts';
import { callUpstream } from '../upstream/upstream.ts';
import { purgeCdnCache } from './cdn-cache.ts';

const queued = ok({ queued: true });

/** Deploys of one site share the store, and each has its own build to start. */
const keyOf = (id: string, { config }: CallContext) =>
	`webhook/${hash('sha256', config.BUILD_HOOK_URL)}/${id}`;

/** Calls the build hook; the failure names neither it nor what it said. */
async function startBuild({ config, signal, upstream }: CallContext): Promise<Result> {
	const url = config.BUILD_HOOK_URL;
	const headers = { 'Content-Type': 'application/json' };
	const request = { service: 'build-hook', method: 'POST', url, headers, body: '{}', signal } as const;
	const result = await callUpstream({ ...request, ignoresBody: true });
	upstream.push(result.ok ? result.status : result.failure);
	if (result.ok && result.status < 300) return queued;
	if (result.ok && result.status < 500) return fail(502, 'INTERNAL_SERVER_ERROR');
	return fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE', { headers: { 'Retry-After': '10' } });
}

/** Notes the id only after the build hook took the call, so that a crash or a failure loses no build. */
async function startBuildFor(id: string, call: CallContext): Promise<Result> {
	const key = keyOf(id, call);
	if (await hasClaim(key).catch(() => false)) return queued;
	// Until the build is done, functions answer with what was published.
	const [answer] = await Promise.all([startBuild(call), purgeCdnCache()]);
	// A build too many does no harm where the store is out of reach.
	if (answer.kind === 'ok') await claimOnce(key, limits.lifetime.webhookId).catch(() => false);
	return answer;
}

const underWay = new Map<string, Promise<Result>>();

/** Has the site built anew, once for each id that the CMS gave a webhook; a repeat is answered as the first one. */
export async function rebuild(call: Call<typeof cmsWebhook>): Promise<Result> {
	const id = call.signed && verifyWebhook(call.signed, call.config.CMS_WEBHOOK_SECRET);
	if (id === undefined) return fail(401, 'INVALID_SIGNATURE');
	const answer = underWay.get(id) ?? startBuildFor(id, call);
	underWay.set(id, answer);
	return answer.finally(() => underWay.delete(id));
}

/** The id of a webhook that Standard Webhooks' signature and time, 300 s around now, hold for; else undefined. */
export function verifyWebhook({ headers, body }: Signed, secret: string): string | undefined {
	const id = headers.get('webhook-id') ?? '';
	if (!/^[\w.:-]{1,128}$/.test(id)) return undefined;
	try {
		new Webhook(secret).verify(body, Object.fromEntries(headers), { jsonParse: false });
		return id;
	} catch (error) {
		if (error instanceof WebhookVerificationError) return undefined;
		throw error;
	}
}
