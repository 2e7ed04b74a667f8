import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

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
}

/** Published entries of a collection. */
export function listEntries(db: DatabaseSync, query: EntryQuery): StoredEntry[] {
	const { collection, limit = -1, start = 0, newestBy, tag } = query;
	const values: SQLInputValue[] = [collection];
	let where = 'collection = ? AND published = 1';
	if (tag) {
		where += ` AND EXISTS (SELECT 1 FROM json_each(cms_entry.json, '$.tags') AS tag, json_each(tag.value) AS name WHERE name.value = ?)`;
		values.push(tag);
	}
	// Written out, as in the index of the store.
	const order = newestBy ? `json ->> '${newestBy}' DESC, id` : 'position, id';
	return db
		.prepare(`SELECT json FROM cms_entry WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`)
		.all(...values, limit, start)
		.map(parse);
}

/** The published entry whose JSON field has this value. */
export function findEntry(
	db: DatabaseSync,
	collection: string,
	field: 'id' | 'slug',
	value: string,
): StoredEntry | undefined {
	const row = db
		.prepare('SELECT json FROM cms_entry WHERE collection = ? AND published = 1 AND json ->> ? = ?')
		.get(collection, field, value);
	return row && parse(row);
}

function parse({ json }: Record<string, unknown>): StoredEntry {
	return JSON.parse(String(json));
}
