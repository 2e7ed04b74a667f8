import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '#contract/config.ts';
import { readStorageConfig, type StorageConfig } from './config.ts';
import { type BackupRow, isEmpty, readRows, writeRows } from './store/backup.ts';
import { openPostgres, openSqlite, type Store, StoreError } from './store/store.ts';
import { openFiles } from './uploads/open.ts';

const usage = `node services/backup.main.ts save FOLDER      writes a backup, also while the services run
node services/backup.main.ts restore FOLDER   reads it into an empty database, while they do not`;

const rowsFile = 'rows.jsonl';

/** A file that is in use is copied first, as only its own process works with it. */
async function openToRead({ database, data }: StorageConfig, folder: string): Promise<Store> {
	if (database) return openPostgres(database);
	const copy = join(folder, 'services.db');
	const source = new DatabaseSync(join(data, 'services.db'), { readOnly: true, timeout: 5000 });
	source.prepare('VACUUM INTO ?').run(copy);
	source.close();
	return openSqlite(copy);
}

/** Writes everything into a folder that is there only once it is whole. */
async function save(config: StorageConfig, folder: string): Promise<string> {
	const unfinished = `${folder}.unfinished`;
	await rm(unfinished, { recursive: true, force: true });
	await mkdir(join(unfinished, 'uploads'), { recursive: true, mode: 0o700 });
	const files = openFiles(config);
	const store = await openToRead(config, unfinished);
	const output = await open(join(unfinished, rowsFile), 'wx', 0o600);
	let rows = 0;
	const uploads: string[] = [];
	await readRows(store.db, async ({ table, row }) => {
		await output.appendFile(`${JSON.stringify({ table, row })}\n`);
		rows += 1;
		if (table === 'upload' && row.state === 'kept') uploads.push(String(row.id));
	});
	await output.sync();
	await output.close();
	await store.close();
	for (const file of ['services.db', 'services.db.lock', 'services.db-wal', 'services.db-shm'])
		await rm(join(unfinished, file), { force: true });
	let gone = 0;
	for (const id of uploads) {
		// One that was withdrawn since the rows were read is no longer wanted.
		const bytes = await files.read(id);
		if (bytes) await writeFile(join(unfinished, 'uploads', id), bytes, { mode: 0o600 });
		else gone += 1;
	}
	await rename(unfinished, folder);
	return `${rows} rows and ${uploads.length - gone} files are in ${folder}.${gone ? ` ${gone} files were no longer there.` : ''}`;
}

async function* rowsOf(folder: string): AsyncGenerator<BackupRow> {
	for await (const line of createInterface({ input: createReadStream(join(folder, rowsFile)) }))
		yield JSON.parse(line) as BackupRow;
}

async function restore(config: StorageConfig, folder: string): Promise<string> {
	const files = openFiles(config);
	const store = config.database
		? await openPostgres(config.database)
		: await openSqlite(join(config.data, 'services.db'));
	try {
		if (!(await isEmpty(store.db)))
			throw new StoreError(
				'The database is not empty: a backup is only restored into an empty one, so that nothing is lost.',
			);
		const names = await readdir(join(folder, 'uploads'));
		for (const id of names) {
			const bytes = await readFile(join(folder, 'uploads', id));
			await files.take(
				id,
				(async function* () {
					yield bytes;
				})(),
				bytes.length,
			);
			await files.keep(id);
		}
		const rows = await writeRows(store.db, rowsOf(folder));
		return `${rows} rows and ${names.length} files are restored.`;
	} finally {
		await store.close();
	}
}

async function main(): Promise<void> {
	const [command, folder] = process.argv.slice(2);
	if (!folder || (command !== 'save' && command !== 'restore')) throw new ConfigError(usage);
	const config = readStorageConfig(process.env);
	console.log(command === 'save' ? await save(config, folder) : await restore(config, folder));
}

main().catch((error: unknown) => {
	const isExpected = error instanceof ConfigError || error instanceof StoreError;
	console.error(isExpected ? error.message : error);
	process.exit(1);
});
