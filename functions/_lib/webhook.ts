import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { Signed } from './call.ts';

/** The id of a webhook that Standard Webhooks' signature and time, 300 s around now, hold for; else undefined. */
export function webhookIdOf({ headers, body }: Signed, secret: string): string | undefined {
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
