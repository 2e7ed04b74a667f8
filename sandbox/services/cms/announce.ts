import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Where the CMS sends its webhooks, and how it shows that they are its own. */
export interface Announcement {
	siteUrl: string;
	/** What it signs them with, or sends in the header. */
	cmsWebhookSecret: string;
	/** The header that holds the secret; absent where webhooks are signed. */
	cmsWebhookHeader?: string | undefined;
}

/** By Standard Webhooks, or by the secret itself. */
function proofOf({ cmsWebhookSecret, cmsWebhookHeader }: Announcement, body: string, now: Date) {
	if (cmsWebhookHeader) return { [cmsWebhookHeader]: cmsWebhookSecret };
	const id = `msg_${randomUUID()}`;
	return {
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
		'webhook-signature': new Webhook(cmsWebhookSecret).sign(id, now, body),
	};
}

/** What an editor did, as the type of a webhook. */
export type PublishEvent = 'entry.published' | 'entry.unpublished' | 'content.reset';

/** Tells the site that something changed; false where the site did not take it. */
export async function announce(
	announcement: Announcement,
	type: PublishEvent,
	data: Record<string, string> = {},
): Promise<boolean> {
	const now = new Date();
	const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
	const headers = { 'Content-Type': 'application/json', ...proofOf(announcement, body, now) };
	const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) };
	const answer = await fetch(`${announcement.siteUrl}/api/hooks/cms`, request).catch(() => undefined);
	return answer?.ok === true;
}
