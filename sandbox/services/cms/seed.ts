import type { DatabaseSync } from 'node:sqlite';
import { plainCollections, routedCollections } from '../../content/collections.ts';

/** Adds the demo content that is missing; what an editor changed or unpublished stays as it is. */
export function seedCms(db: DatabaseSync): void {
	const insert = db.prepare(
		'INSERT OR IGNORE INTO cms_entry (collection, id, json, position, updated_at) VALUES (?, ?, ?, ?, ?)',
	);
	const now = new Date().toISOString();
	for (const [collection, entries] of Object.entries({ ...plainCollections, ...routedCollections })) {
		for (const [position, entry] of entries.entries()) {
			insert.run(collection, entry.id, JSON.stringify(entry), position, now);
		}
	}
}
