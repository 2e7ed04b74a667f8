import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';

/** What every embedded service works with: one database, one clock, one outbox. */
export interface SandboxContext {
	db: DatabaseSync;
	/** Milliseconds since 1970, moved by POST /control/clock. */
	now(): number;
	/** Puts a mail or a text message where a person (the desk) and a test (/control/outbox) can read it. */
	send(message: OutgoingMessage): void;
	/** The site's own address without a trailing slash, for links in mails. */
	siteUrl: string;
	/** The sandbox's own address without a trailing slash. */
	origin: string;
	/** The key with which functions prove themselves to the account service. */
	accountServiceKey: string;
	/** The key with which functions may write to the CMS. */
	cmsToken: string;
	botCheckSecret: string;
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
