import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';

/** Opens the database in that file, making it where it is missing, and brings it up to date. */
export function openStore(file: string): DatabaseSync {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
	db.exec('PRAGMA journal_mode = WAL');
	// Survives kill -9 whole; only a loss of power may cost the last commits, never the file.
	db.exec('PRAGMA synchronous = NORMAL');
	migrate(db);
	return db;
}
