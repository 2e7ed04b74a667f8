import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Locale } from '#contract/locales.ts';

/** An entry as it is stored, with its texts in every locale. */
export type StoredEntry = Record<string, unknown>;

export interface EntryQuery {
	collection: string;
	/** -1 is all. */
	limit?: number;
	start?: number;
	/** The JSON field by which the newest comes first; without it the editor's order. */
	newestBy?: 'publishedAt' | 'date';
	/** A text that one of the entry's tags has in any locale. */
	tag?: string | undefined;
	/** Leaves out what is not there in this language. */
	locale?: Locale;
}

/** An entry may name the languages that it is in. */
const isInLanguage =
	"(?2 IS NULL OR json ->> 'languages' IS NULL OR EXISTS (SELECT 1 FROM json_each(json, '$.languages') WHERE value = ?2))";

/** Published entries of a collection. */
export function listEntries(db: DatabaseSync, query: EntryQuery): StoredEntry[] {
	const { collection, locale, limit = -1, start = 0, newestBy, tag } = query;
	const values: SQLInputValue[] = [collection, locale ?? null];
	let where = `collection = ?1 AND published = 1 AND ${isInLanguage}`;
	if (tag) {
		where += ` AND EXISTS (SELECT 1 FROM json_tree(cms_entry.json, '$.tags') AS tag WHERE tag.atom = ?)`;
		values.push(tag);
	}
	// Written out, as in the index of the store.
	const order = newestBy ? `json ->> '${newestBy}' DESC, id` : 'position, id';
	return db
		.prepare(`SELECT json FROM cms_entry WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`)
		.all(...values, limit, start)
		.map(parse);
}

/** The published entry whose JSON field has this value, where it is there in a language. */
export function findEntry(
	db: DatabaseSync,
	collection: string,
	field: 'id' | 'slug',
	value: string,
	locale?: Locale,
): StoredEntry | undefined {
	const row = db
		.prepare(
			`SELECT json FROM cms_entry WHERE collection = ?1 AND published = 1 AND json ->> ?3 = ?4 AND ${isInLanguage}`,
		)
		.get(collection, locale ?? null, field, value);
	return row && parse(row);
}

function parse({ json }: Record<string, unknown>): StoredEntry {
	return JSON.parse(String(json));
}
