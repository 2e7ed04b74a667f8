import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { canonicalName } from '#contract/spelling.ts';
import { all, run } from './query.ts';
import { transaction } from './transaction.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Runs each migration that this database has not seen, whole or not at all, in the order of their names. */
export function migrate(db: DatabaseSync): void {
	db.function('canonical_name', { deterministic: true }, (text) => canonicalName(String(text)).toLowerCase());
	db.exec('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY) STRICT');
	const seen = new Set(all<{ name: string }>(db, 'SELECT name FROM migration').map(({ name }) => name));
	const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && !seen.has(name));
	for (const name of names.sort()) apply(db, name);
}

function apply(db: DatabaseSync, name: string): void {
	transaction(db, () => {
		db.exec(readFileSync(join(folder, name), 'utf8'));
		run(db, 'INSERT INTO migration (name) VALUES (?)', name);
	});
}
