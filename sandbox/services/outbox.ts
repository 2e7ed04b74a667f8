import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';
import { all, get, run } from '../store/query.ts';
import type { OutgoingMessage } from './context.ts';
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
	/** ISO 8601. */
	at: string;
}

interface Row extends Omit<SentMessage, 'links' | 'at'> {
	links: string;
	sent_at: number;
}

const insert = `INSERT INTO outbox (id, kind, recipient, locale, subject, body, html, links, sent_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Stores a mail or text message; inside a transaction it is sent only if that one holds. */
export function addToOutbox(db: DatabaseSync, message: OutgoingMessage, now: number): void {
	const { kind, to, locale, subject, text, links = [] } = message;
	const html = kind === 'mail' ? toHtml(text) : '';
	run(db, insert, randomUUID(), kind, to, locale, subject, text, html, JSON.stringify(links), now);
}

const columns = `SELECT id, kind, recipient AS "to", locale, subject, body AS text, html, links, sent_at FROM outbox`;

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

function toMessage({ links, sent_at, ...row }: Row): SentMessage {
	return { ...row, links: JSON.parse(links), at: new Date(sent_at).toISOString() };
}
