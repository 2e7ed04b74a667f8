import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ConfigError } from '#contract/config.ts';
import { readStorageConfig, type StorageConfig } from './config.ts';
import { runCommand } from './run-command.ts';
import { reasonOf } from './shared/reason.ts';
import { type BackupRow, isEmpty, readRows, writeRows } from './store/backup.ts';
import { openToRead } from './store/open-to-read.ts';
import { openPostgres, openSqlite, StoreError } from './store/store.ts';
import { writeFolder } from './store/write-folder.ts';
import { openFiles } from './uploads/open.ts';

const usage = `node services/backup.main.ts save FOLDER      writes a backup, also while the services run
node services/backup.main.ts restore FOLDER   reads it into an empty database, while they do not`;

const rowsFile = 'rows.jsonl';

/** Writes everything into a folder. */
async function save(config: StorageConfig, folder: string): Promise<string> {
	await mkdir(join(folder, 'uploads'), { mode: 0o700 });
	const store = await openToRead(config, folder);
	const files = openFiles(config);
	const output = await open(join(folder, rowsFile), 'wx', 0o600);
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
	let gone = 0;
	for (const id of uploads) {
		// One that was withdrawn since the rows were read is no longer wanted.
		const bytes = await files.read(id);
		if (bytes) await writeFile(join(folder, 'uploads', id), bytes, { mode: 0o600 });
		else gone += 1;
	}
	return `${rows} rows and ${uploads.length - gone} files are saved.${gone ? ` ${gone} files were no longer there.` : ''}`;
}

async function* rowsOf(folder: string): AsyncGenerator<BackupRow> {
	const path = join(folder, rowsFile);
	let number = 0;
	for await (const line of createInterface({ input: createReadStream(path) })) {
		number += 1;
		yield readRow(line, `line ${number} of ${path}`);
	}
}

function readRow(line: string, place: string): BackupRow {
	try {
		return JSON.parse(line) as BackupRow;
	} catch {
		throw new StoreError(`Nothing is restored: ${place} is no row of a backup.`);
	}
}

/** The ids of the files of a backup. Throws StoreError where the folder holds none. */
async function listFiles(folder: string): Promise<string[]> {
	for (const path of [rowsFile, 'uploads'].map((name) => join(folder, name)))
		await access(path).catch((error: unknown) => {
			throw new StoreError(`${folder} holds no backup: ${path} cannot be read, ${reasonOf(error)}.`);
		});
	return readdir(join(folder, 'uploads'));
}

async function restore(config: StorageConfig, folder: string): Promise<string> {
	const names = await listFiles(folder);
	const files = openFiles(config);
	const store = config.database
		? await openPostgres(config.database)
		: await openSqlite(join(config.data, 'services.db'));
	try {
		if (!(await isEmpty(store.db)))
			throw new StoreError(
				'The database is not empty: a backup is only restored into an empty one, so that nothing is lost.',
			);
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
		const rows = await writeRows(store.db, rowsOf(folder)).catch((error: unknown) => {
			if (error instanceof StoreError) throw error;
			throw new StoreError(`The rows cannot be restored: ${reasonOf(error)}. None of them is kept.`, {
				cause: error,
			});
		});
		return `${rows} rows and ${names.length} files are restored.`;
	} finally {
		await store.close();
	}
}

async function main(): Promise<void> {
	const [command, folder] = process.argv.slice(2);
	if (!folder || (command !== 'save' && command !== 'restore')) throw new ConfigError(usage);
	const config = readStorageConfig(process.env);
	console.log(
		command === 'save'
			? await writeFolder(folder, (unfinished) => save(config, unfinished))
			: await restore(config, folder),
	);
}

runCommand(main);
