import { type Deliver, UndeliverableError } from '../mail/delivery.ts';

export interface TwilioOptions {
	/** Where the API is, without a trailing slash: https://api.twilio.com. */
	url: string;
	accountSid: string;
	authToken: string;
	/** A number in E.164 form or a sender's name; or the id of a messaging service, which begins with MG. */
	from: string;
}

/** What Twilio says of a number that no message can be sent to: invalid, not mobile, in a country that is switched off, opted out. */
const finalCodes = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614]);

/** Sends text messages by Twilio's call that makes a message. */
export function createTwilio({ url, accountSid, authToken, from }: TwilioOptions): Deliver {
	const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
	const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
	const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
	return async ({ to, text }) => {
		const response = await fetch(address, {
			method: 'POST',
			headers: { Authorization: authorization },
			body: new URLSearchParams({ To: to, [sender]: from, Body: text }),
			redirect: 'error',
			signal: AbortSignal.timeout(15_000),
		});
		if (response.ok) return void (await response.body?.cancel());
		const { code, message } = Object(await response.json().catch(() => undefined));
		const reason = `Twilio answered ${response.status}${code ? `, ${code}` : ''}: ${message ?? 'no reason'}`;
		throw finalCodes.has(Number(code)) ? new UndeliverableError(reason) : new Error(reason);
	};
}
