import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StorageConfig } from '../config.ts';
import { reasonOf } from '../shared/reason.ts';
import { openPostgres, openSqlite, type Store, StoreError } from './store.ts';

/**
 * Opens the database to read it while the services run. Only one process works with a SQLite file, so that it is copied
 * into the folder first; closing removes the copy.
 */
export async function openToRead({ database, data }: StorageConfig, folder: string): Promise<Store> {
	if (database) return openPostgres(database);
	const copy = join(folder, 'services.db');
	const source = openFile(join(data, 'services.db'));
	try {
		source.prepare('VACUUM INTO ?').run(copy);
	} finally {
		source.close();
	}
	const store = await openSqlite(copy);
	return {
		...store,
		async close() {
			await store.close();
			for (const end of ['', '.lock', '-wal', '-shm']) await rm(copy + end, { force: true });
		},
	};
}

function openFile(file: string): DatabaseSync {
	try {
		const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
		source.exec('PRAGMA schema_version');
		return source;
	} catch (error) {
		throw new StoreError(
			`${file} cannot be read: ${reasonOf(error)}. SERVICES_DATA names the folder of this file, DATABASE_URL a database in its place.`,
			{ cause: error },
		);
	}
}
