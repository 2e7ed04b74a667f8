import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { readLog } from './control.ts';
import { required } from './required.ts';
import { call, type Reply } from './site.ts';

/** What a CMS sends, and how it may go wrong. */
export interface Delivery {
	id?: string;
	/** Seconds from now at which it says that it was sent. */
	age?: number;
	body?: string;
	secret?: string;
	/** What is signed instead of the body. */
	signed?: string;
	headers?: Record<string, string | undefined>;
	site?: string;
}

export const newWebhookId = () => `msg_${randomUUID()}`;

/** The headers with which a CMS proves that a webhook is its own. */
export function signatureOf({ id = newWebhookId(), age = 0, signed = '', secret }: Delivery) {
	const at = new Date(Date.now() + age * 1000);
	return {
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
		'webhook-signature': new Webhook(secret ?? required('CMS_WEBHOOK_SECRET')).sign(id, at, signed),
	};
}

export const published = '{"type": "entry.published", "data": {"collection": "games", "id": "emberwick"}}';

/** Sends a webhook as the CMS would: from a server, which no browser header comes from. */
export function deliver(delivery: Delivery = {}): Promise<Reply> {
	const { body = published, signed = body, headers, site } = delivery;
	return call('/api/hooks/cms', {
		method: 'POST',
		body,
		headers: {
			Origin: undefined,
			'X-Requested-With': undefined,
			...signatureOf({ ...delivery, signed }),
			...headers,
		},
		...(site && { site }),
	});
}

/** How often the build hook was called since the sandbox started. */
export async function buildsAsked(): Promise<number> {
	const log = await readLog();
	return log.filter(({ service, method }) => service === 'build-hook' && method === 'POST').length;
}
