import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';

/** What every service works with: a database, a clock, and somebody who delivers its mails. */
export interface ServiceContext {
	db: DatabaseSync;
	/** Milliseconds since 1970. */
	now(): number;
	/** Sends a mail or a text message; inside a transaction, if that one holds. */
	send(message: OutgoingMessage): void;
	/** The site's own address without a trailing slash, for links in mails. */
	siteUrl: string;
	/** The services' own address without a trailing slash. */
	origin: string;
	/** The key with which functions prove themselves to the account service. */
	accountServiceKey: string;
	/** The key with which functions hand over what visitors send. */
	submissionsKey: string;
}

export interface OutgoingMessage {
	kind: 'mail' | 'sms';
	/** A mail address, or a phone number in E.164 form. */
	to: string;
	locale: Locale;
	/** Empty for a text message. */
	subject: string;
	text: string;
	/** Addresses that the message carries, in the order they appear. */
	links?: string[];
	/** What a mail says to mail programs, by name. */
	headers?: Record<string, string>;
}
