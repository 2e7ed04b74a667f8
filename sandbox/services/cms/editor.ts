import type { DatabaseSync } from 'node:sqlite';
import { all, get, run } from '../../store/query.ts';
import { transaction } from '../../store/transaction.ts';
import type { StoredEntry } from './entries.ts';
import { seedCms } from './seed.ts';

/** An entry as its editor sees it, published or not. */
export interface EditedEntry {
	collection: string;
	id: string;
	entry: StoredEntry;
	isPublished: boolean;
	/** Whether it differs from the demo content. */
	isEdited: boolean;
	/** ISO 8601. */
	updatedAt: string;
}

interface Row {
	collection: string;
	id: string;
	json: string;
	published: number;
	edited: number;
	updated_at: string;
}

const columns = 'SELECT collection, id, json, published, edited, updated_at FROM cms_entry';

function toEntry({ json, published, edited, updated_at: updatedAt, ...row }: Row): EditedEntry {
	return {
		...row,
		entry: JSON.parse(json),
		isPublished: published === 1,
		isEdited: edited === 1,
		updatedAt,
	};
}

export interface CollectionCount {
	collection: string;
	entries: number;
	drafts: number;
	edited: number;
}

export function countEntries(db: DatabaseSync): CollectionCount[] {
	const sql = `SELECT collection, count(*) AS entries, count(*) - sum(published) AS drafts, sum(edited) AS edited
		FROM cms_entry GROUP BY collection ORDER BY collection`;
	return all<CollectionCount>(db, sql);
}

/** Every entry of a collection in the editor's order, drafts too. */
export function listEdited(db: DatabaseSync, collection: string): EditedEntry[] {
	return all<Row>(db, `${columns} WHERE collection = ? ORDER BY position, id`, collection).map(toEntry);
}

export function findEdited(db: DatabaseSync, collection: string, id: string): EditedEntry | undefined {
	const row = get<Row>(db, `${columns} WHERE collection = ? AND id = ?`, collection, id);
	return row && toEntry(row);
}

/** Keeps what an editor wrote, which is a draft for as long as it is not published; from then on new demo content leaves it alone. */
export function saveEntry(
	db: DatabaseSync,
	{ collection, id }: EditedEntry,
	change: { entry: StoredEntry; isPublished: boolean },
): void {
	const sql = `UPDATE cms_entry SET json = ?, published = ?, edited = 1, updated_at = ?
		WHERE collection = ? AND id = ?`;
	const { draft: _, ...entry } = change.entry;
	const published = change.isPublished ? 1 : 0;
	run(db, sql, JSON.stringify(entry), published, new Date().toISOString(), collection, id);
}

/** Makes an entry again what the demo content says. */
export function revertEntry(db: DatabaseSync, { collection, id }: EditedEntry): void {
	transaction(db, () => {
		run(db, 'DELETE FROM cms_entry WHERE collection = ? AND id = ?', collection, id);
		seedCms(db);
	});
}
