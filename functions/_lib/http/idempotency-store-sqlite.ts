import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { IdempotencyStore } from './idempotency-store-type.ts';

const setup = `
	PRAGMA journal_mode = WAL;
	PRAGMA busy_timeout = 5000;
	CREATE TABLE IF NOT EXISTS once (key TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
`;
const take = `
	INSERT INTO once (key, until) VALUES (?, ?)
	ON CONFLICT (key) DO UPDATE SET until = excluded.until WHERE once.until <= ?
`;

/** The store of a machine: every process that is given the same folder shares it. */
export function openSqlite(folder: string): IdempotencyStore {
	mkdirSync(folder, { recursive: true });
	const db = new DatabaseSync(join(folder, 'once.sqlite'));
	db.exec(setup);
	const claim = db.prepare(take);
	const find = db.prepare('SELECT 1 FROM once WHERE key = ? AND until > ?');
	const prune = db.prepare('DELETE FROM once WHERE until <= ?');
	return {
		async claim(key, until, now) {
			return claim.run(key, until, now).changes === 1;
		},
		async has(key, now) {
			return find.get(key, now) !== undefined;
		},
		async removeEnded(now) {
			prune.run(now);
		},
	};
}
