import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';
import { all, run } from '../../../store/query.ts';
import { codeOf } from '../applications/code.ts';

export type LetterKind = 'contact' | 'issue' | 'feedback';

/** What a visitor wrote to the studio. */
export interface Letter {
	reference: string;
	kind: LetterKind;
	/** Empty where its writer wants no answer. */
	email: string;
	locale: Locale;
	/** JSON: the rest of the form. */
	content: string;
	/** Milliseconds since 1970. */
	at: number;
}

const initials: Record<LetterKind, string> = { contact: 'C', issue: 'R', feedback: 'F' };

/** A reference that can be read over the phone. */
export const createReference = (kind: LetterKind) => `${initials[kind]}-${codeOf(8)}`;

export function addLetter(db: DatabaseSync, letter: Letter): void {
	const { reference, kind, email, locale, content, at } = letter;
	const sql = 'INSERT INTO letter (reference, kind, email, locale, content, at) VALUES (?, ?, ?, ?, ?, ?)';
	run(db, sql, reference, kind, email, locale, content, at);
}

/** The newest first. */
export function newestLetters(db: DatabaseSync, most: number): Letter[] {
	const sql =
		'SELECT reference, kind, email, locale, content, at FROM letter ORDER BY at DESC, rowid DESC LIMIT ?';
	return all<Letter>(db, sql, most);
}
