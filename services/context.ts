import type { OptionalMailKind } from '#contract/endpoints/mails.ts';
import type { Locale } from '#contract/locales.ts';
import type { Db } from './store/store.ts';

/** What every service works with. */
export interface ServiceContext {
	/** The database; within `transaction` the transaction. */
	db: Db;
	/** Milliseconds since 1970. */
	now(): number;
	/** Says that a mail or text message waits to be sent, for whoever sends them. */
	wakeSender(): void;
	/** The site's own address without a trailing slash, for links in mails. */
	siteUrl: string;
	/** The services' own address without a trailing slash. */
	origin: string;
	/** How many proxies stand in front and add a visitor's address to X-Forwarded-For. */
	trustedProxies: number;
	/** The key with which functions prove themselves to the account service. */
	accountServiceKey: string;
	/** The key with which functions hand over what visitors send. */
	submissionsKey: string;
}

export interface OutgoingMessage {
	kind: 'mail' | 'sms' | 'webhook';
	/** A mail address, or a phone number in E.164 form; empty for a webhook, whose address is configured. */
	to: string;
	locale: Locale;
	/** Empty for a text message; of a webhook the type of its event. */
	subject: string;
	/** Of a webhook its body. */
	text: string;
	/** Where answers to a mail go, if not where they always do. */
	replyTo?: string;
	/** The reference of the submission whose text it holds: where that is withdrawn or deleted first, it is not sent. */
	holds?: string | undefined;
	/** The kind of mail that its reader can switch off; absent for what is always sent. */
	mailKind?: OptionalMailKind;
	/** What a mail says to mail programs, by name. */
	headers?: Record<string, string>;
}
