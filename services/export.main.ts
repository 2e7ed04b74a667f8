import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { ConfigError } from '#contract/config.ts';
import { readStorageConfig, type StorageConfig } from './config.ts';
import { readStatus } from './forms/submissions/status.ts';
import { findSubmission, listReferences, type StoredSubmission } from './forms/submissions/submission.ts';
import { runCommand } from './run-command.ts';
import { openToRead } from './store/open-to-read.ts';
import type { Db } from './store/store.ts';
import { writeFolder } from './store/write-folder.ts';
import type { FileStore } from './uploads/files.ts';
import { openFiles } from './uploads/open.ts';
import { claimedFiles } from './uploads/rows.ts';

const usage = 'node services/export.main.ts FOLDER   writes what visitors sent as tables and files';

/** The table that each kind is a row of. */
const tables: Record<StoredSubmission['kind'], string> = {
	application: 'applications',
	contact: 'messages',
	issue: 'reports',
	feedback: 'feedback',
	'sign-up': 'sign-ups',
};

type Row = Record<string, string>;

/** One level deep: `answers` of a survey become columns of their own. */
function columnsOf(sent: Record<string, unknown>): Row {
	const parts = Object.entries(sent).flatMap(([name, value]) =>
		name === 'answers' ? Object.entries(Object(value)) : [[name, value] as const],
	);
	return Object.fromEntries(parts.map(([name, value]) => [name, textOf(value)]));
}

const textOf = (value: unknown): string =>
	typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** A name that every file system takes. */
const safeName = (name: string) => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '_').slice(-120);

/** Writes the files of a submission; gives their paths within the folder. */
async function writeFiles(db: Db, files: FileStore, folder: string, reference: string): Promise<string[]> {
	const paths: string[] = [];
	for (const [index, { id, name }] of (await claimedFiles(db, reference)).entries()) {
		const bytes = await files.read(id);
		if (!bytes) continue;
		const path = join('files', reference, `${index + 1} ${safeName(name)}`);
		await mkdir(join(folder, 'files', reference), { recursive: true, mode: 0o700 });
		await writeFile(join(folder, path), bytes, { mode: 0o600 });
		paths.push(path);
	}
	return paths;
}

/** Spreadsheets open it as it is: in UTF-8 with a mark that says so, and no text is taken for a formula. */
function toCsv(rows: readonly Row[]): string {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	return stringify([...rows], {
		...{ header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' },
	});
}

/** Writes what visitors sent into a folder. */
async function writeExport(config: StorageConfig, folder: string): Promise<string> {
	const store = await openToRead(config, folder);
	const files = openFiles(config);
	const rows: (Row & { kind: StoredSubmission['kind'] })[] = [];
	for (const found of await listReferences(store.db)) {
		const submission = await findSubmission(store.db, found);
		if (!submission) continue;
		const { reference, kind, email, locale, sent } = submission;
		const at = new Date(submission.at).toISOString();
		const { state, answer } = await readStatus(store.db, reference);
		const paths = await writeFiles(store.db, files, folder, reference);
		const fields = columnsOf(sent);
		for (const name of ['files', 'attachments']) if (name in fields) fields[name] = paths.join('\n');
		rows.push({ kind, reference, at, email, locale, state, answer, ...fields });
	}
	await store.close();
	const byKind = Object.groupBy(rows, ({ kind }) => kind);
	for (const [kind, table] of Object.entries(tables) as [StoredSubmission['kind'], string][])
		await writeFile(join(folder, `${table}.csv`), toCsv(byKind[kind] ?? []), { mode: 0o600 });
	return `${rows.length} submissions are exported.`;
}

async function main(): Promise<void> {
	const [folder, ...more] = process.argv.slice(2);
	if (!folder || more.length > 0) throw new ConfigError(usage);
	const config = readStorageConfig(process.env);
	console.log(await writeFolder(folder, (unfinished) => writeExport(config, unfinished)));
}

runCommand(main);
