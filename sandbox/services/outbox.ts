import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';
import { all, get, run } from '../store/query.ts';

/** A mail or text message as it arrived. */
export interface ArrivedMessage {
	kind: 'mail' | 'sms';
	to: string;
	locale: Locale;
	subject: string;
	text: string;
	/** Empty for a text message. */
	html: string;
	/** What a mail says of the list that it belongs to. */
	headers: Record<string, string>;
}

/** A message as GET /control/outbox shows it. */
export interface SentMessage extends ArrivedMessage {
	id: string;
	/** The addresses in its text, in their order. */
	links: string[];
	/** ISO 8601. */
	at: string;
}

interface Row extends Omit<ArrivedMessage, 'headers'> {
	id: string;
	headers: string;
	sent_at: number;
}

const insert = `INSERT INTO outbox (id, kind, recipient, locale, subject, body, html, links, headers, sent_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, '[]', ?, ?)`;

/** Stores a mail or text message that arrived; gives its id. */
export function addToOutbox(db: DatabaseSync, message: ArrivedMessage, now: number): string {
	const { kind, to, locale, subject, text, html, headers } = message;
	const id = randomUUID();
	run(db, insert, id, kind, to, locale, subject, text, html, JSON.stringify(headers), now);
	return id;
}

const columns = `SELECT id, kind, recipient AS "to", locale, subject, body AS text, html, headers, sent_at FROM outbox`;

/** Every message, or those to one mail address or phone number, in the order they arrived. */
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

function toMessage({ headers, sent_at, ...row }: Row): SentMessage {
	return {
		...row,
		headers: JSON.parse(headers),
		links: row.text.match(/https?:\/\/[^\s<>"']+/g) ?? [],
		at: new Date(sent_at).toISOString(),
	};
}
