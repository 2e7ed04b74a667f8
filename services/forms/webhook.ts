import { Webhook } from 'standardwebhooks';
import { type Deliver, UndeliverableError } from '../mail/delivery.ts';

export interface WebhookOptions {
	url: string;
	/** `whsec_` and the key in base64. */
	secret: string;
}

const gone = 410;

/** Posts events to an address, signed as Standard Webhooks says (https://www.standardwebhooks.com). */
export function createWebhook({ url, secret }: WebhookOptions): Deliver {
	const webhook = new Webhook(secret);
	return async ({ id, text }) => {
		const now = new Date();
		const response = await fetch(url, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'webhook-id': id,
				'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
				'webhook-signature': webhook.sign(id, now, text),
			},
			body: text,
			redirect: 'manual',
			signal: AbortSignal.timeout(15_000),
		});
		await response.body?.cancel();
		if (response.ok) return;
		const reason = `SUBMISSIONS_WEBHOOK answered ${response.status}`;
		throw response.status === gone ? new UndeliverableError(reason) : new Error(reason);
	};
}
