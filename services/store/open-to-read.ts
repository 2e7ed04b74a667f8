import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StorageConfig } from '../config.ts';
import { openPostgres, openSqlite, type Store } from './store.ts';

/**
 * Opens the database to read it while the services run. Only one process works with a SQLite file, so that it is copied
 * into the folder first; closing removes the copy.
 */
export async function openToRead({ database, data }: StorageConfig, folder: string): Promise<Store> {
	if (database) return openPostgres(database);
	const copy = join(folder, 'services.db');
	const source = new DatabaseSync(join(data, 'services.db'), { readOnly: true, timeout: 5000 });
	source.prepare('VACUUM INTO ?').run(copy);
	source.close();
	const store = await openSqlite(copy);
	return {
		...store,
		async close() {
			await store.close();
			for (const end of ['', '.lock', '-wal', '-shm']) await rm(copy + end, { force: true });
		},
	};
}
