import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';
import { all, run } from '../../store/query.ts';
import { codeOf } from '../applications/code.ts';

export type MessageKind = 'contact' | 'issue' | 'feedback';

/** What a visitor wrote to the studio. */
export interface Message {
	reference: string;
	kind: MessageKind;
	/** Empty where its writer wants no answer. */
	email: string;
	locale: Locale;
	/** JSON: the rest of the form. */
	content: string;
	/** Milliseconds since 1970. */
	at: number;
}

const initials: Record<MessageKind, string> = { contact: 'C', issue: 'R', feedback: 'F' };

/** A reference that can be read over the phone. */
export const createReference = (kind: MessageKind) => `${initials[kind]}-${codeOf(8)}`;

export function addMessage(db: DatabaseSync, message: Message): void {
	const { reference, kind, email, locale, content, at } = message;
	const sql = 'INSERT INTO message (reference, kind, email, locale, content, at) VALUES (?, ?, ?, ?, ?, ?)';
	run(db, sql, reference, kind, email, locale, content, at);
}

/** The newest first. */
export function newestMessages(db: DatabaseSync, most: number): Message[] {
	const sql =
		'SELECT reference, kind, email, locale, content, at FROM message ORDER BY at DESC, rowid DESC LIMIT ?';
	return all<Message>(db, sql, most);
}
