import type { DatabaseSync } from 'node:sqlite';
import { get, run } from './query.ts';

export function readSetting(db: DatabaseSync, name: string): string | undefined {
	return get<{ value: string }>(db, 'SELECT value FROM setting WHERE name = ?', name)?.value;
}

export function writeSetting(db: DatabaseSync, name: string, value: string): void {
	const sql =
		'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value';
	run(db, sql, name, value);
}
