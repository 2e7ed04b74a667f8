import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Where the CMS sends its webhooks, and what it signs them with. */
export interface Announcement {
	siteUrl: string;
	cmsWebhookSecret: string;
}

/** What an editor did, as the type of a webhook. */
export type PublishEvent = 'entry.published' | 'entry.unpublished' | 'content.reset';

/** Tells the site that something changed, as Standard Webhooks says; false where the site did not take it. */
export async function announce(
	{ siteUrl, cmsWebhookSecret }: Announcement,
	type: PublishEvent,
	data: Record<string, string> = {},
): Promise<boolean> {
	const now = new Date();
	const id = `msg_${randomUUID()}`;
	const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
	const headers = {
		'Content-Type': 'application/json',
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
		'webhook-signature': new Webhook(cmsWebhookSecret).sign(id, now, body),
	};
	const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) };
	const answer = await fetch(`${siteUrl}/api/hooks/cms`, request).catch(() => undefined);
	return answer?.ok === true;
}
