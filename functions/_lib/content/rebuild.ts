import { createHash, hash, timingSafeEqual } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { cmsWebhook } from '#contract/endpoints/builds.ts';
import { limits } from '#contract/limits.ts';
import type { Call, CallContext, Signed } from '../http/call.ts';
import { claimOnce, hasClaim } from '../http/idempotency-store.ts';
import { fail, ok, type Result } from '../http/result.ts';
import { purgeCdnCache } from './cdn-cache.ts';
import { publish } from './publish.ts';

const queued = ok({ queued: true });

/** Deploys of one site share the store, and each has its own build to start. */
const keyOf = (id: string, { config }: CallContext) =>
	`webhook/${hash('sha256', config.BUILD_HOOK_URL)}/${id}`;

/** Notes the id only after the publish is noted, so that a crash or a failure loses none. */
async function startBuildFor(id: string, call: CallContext): Promise<Result> {
	const key = keyOf(id, call);
	if (await hasClaim(key).catch(() => false)) return queued;
	// Until the build is done, functions answer with what was published.
	const [failure] = await Promise.all([publish(call), purgeCdnCache()]);
	if (failure) return failure;
	// A build too many does no harm where the store is out of reach.
	await claimOnce(key, limits.lifetime.webhookId).catch(() => false);
	return queued;
}

const underWay = new Map<string, Promise<Result>>();

/** The digests are of one length, whatever the header holds, so that comparing them tells nothing. */
function isSecret(given: string, secret: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(given), digest(secret));
}

/** Whether the header that the CMS was told of holds the secret; `Authorization` may name its scheme before it. */
export function holdsSecret({ headers }: Signed, name: string, secret: string): boolean {
	const given = headers.get(name) ?? '';
	return isSecret(name.toLowerCase() === 'authorization' ? given.replace(/^Bearer +/i, '') : given, secret);
}

/** Without an id each call counts; publishing itself makes few builds of many. */
async function rebuildForSecret(call: Call<typeof cmsWebhook>): Promise<Result> {
	const { CMS_WEBHOOK_HEADER, CMS_WEBHOOK_SECRET } = call.config;
	const holds = call.signed && holdsSecret(call.signed, CMS_WEBHOOK_HEADER, CMS_WEBHOOK_SECRET);
	if (!holds) return fail(401, 'INVALID_SIGNATURE');
	const [failure] = await Promise.all([publish(call), purgeCdnCache()]);
	return failure ?? queued;
}

/**
 * Has the site built anew for a webhook that shows by CMS_WEBHOOK's way that the CMS sent it. One that is signed counts once
 * for its id; a repeat is answered as the first one.
 */
export async function rebuild(call: Call<typeof cmsWebhook>): Promise<Result> {
	if (call.config.CMS_WEBHOOK === 'header') return rebuildForSecret(call);
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
