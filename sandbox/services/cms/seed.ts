import type { DatabaseSync } from 'node:sqlite';
import { demoContent } from '../../content/demo-content.ts';
import { get, run } from '../../store/query.ts';

const collections = Object.entries(demoContent);
const total = collections.reduce((sum, [, entries]) => sum + entries.length, 0);

/**
 * Brings the entries to the present demo content, drafts unpublished; what an editor changed, added, published or
 * unpublished carries `edited` and stays as it is.
 */
export function seedCms(db: DatabaseSync): void {
	const put = db.prepare(
		`INSERT INTO cms_entry (collection, id, json, published, position, updated_at) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT DO UPDATE SET json = excluded.json, published = excluded.published, position = excluded.position,
			updated_at = excluded.updated_at
		WHERE edited = 0 AND (json <> excluded.json OR position <> excluded.position)`,
	);
	const now = new Date().toISOString();
	for (const [collection, entries] of collections) {
		for (const [position, entry] of entries.entries()) {
			put.run(collection, entry.id, JSON.stringify(entry), entry.draft ? 0 : 1, position, now);
		}
		const ids = JSON.stringify(entries.map(({ id }) => id));
		db.prepare(
			'DELETE FROM cms_entry WHERE collection = ? AND edited = 0 AND id NOT IN (SELECT value FROM json_each(?))',
		).run(collection, ids);
	}
}

/** Brings every entry back to the demo content, whatever an editor did. */
export function restoreCms(db: DatabaseSync): void {
	run(db, 'DELETE FROM cms_entry WHERE edited = 1');
	const left = get<{ count: number }>(db, 'SELECT count(*) AS count FROM cms_entry')?.count;
	if (left !== total) seedCms(db);
}
