import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';
import type { OutgoingMessage } from '#services/context.ts';
import { all, get, run } from '#services/store/query.ts';
import { toHtml } from './message-html.ts';

/** A message as GET /control/outbox shows it. */
export interface SentMessage {
	id: string;
	kind: 'mail' | 'sms';
	to: string;
	locale: Locale;
	subject: string;
	text: string;
	html: string;
	links: string[];
	headers: Record<string, string>;
	/** ISO 8601. */
	at: string;
}

interface Row extends Omit<SentMessage, 'links' | 'headers' | 'at'> {
	links: string;
	headers: string;
	sent_at: number;
}

const insert = `INSERT INTO outbox (id, kind, recipient, locale, subject, body, html, links, headers, sent_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Stores a mail or text message; inside a transaction it is sent only if that one holds. */
export function addToOutbox(db: DatabaseSync, message: OutgoingMessage, now: number): void {
	const { kind, to, locale, subject, text, links = [], headers = {} } = message;
	const html = kind === 'mail' ? toHtml(text) : '';
	const data = [JSON.stringify(links), JSON.stringify(headers)];
	run(db, insert, randomUUID(), kind, to, locale, subject, text, html, ...data, now);
}

const columns = `SELECT id, kind, recipient AS "to", locale, subject, body AS text, html, links, headers, sent_at FROM outbox`;

/** Every message, or those to one mail address or phone number, in the order they were sent. */
export function listMessages(db: DatabaseSync, to?: string): SentMessage[] {
	const rows = to
		? all<Row>(db, `${columns} WHERE recipient = ? ORDER BY rowid`, to)
		: all<Row>(db, `${columns} ORDER BY rowid`);
	return rows.map(toMessage);
}

/** The newest messages, newest first. */
export function newestSent(db: DatabaseSync, most: number): SentMessage[] {
	return all<Row>(db, `${columns} ORDER BY rowid DESC LIMIT ?`, most).map(toMessage);
}

export function findMessage(db: DatabaseSync, id: string): SentMessage | undefined {
	const row = get<Row>(db, `${columns} WHERE id = ?`, id);
	return row && toMessage(row);
}

function toMessage({ links, headers, sent_at, ...row }: Row): SentMessage {
	return {
		...row,
		links: JSON.parse(links),
		headers: JSON.parse(headers),
		at: new Date(sent_at).toISOString(),
	};
}
