import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { checkDisk } from '../shared/disk.ts';
import { knownReason } from '../shared/reason.ts';
import * as services from './migrations/001-services.ts';
import * as wishlistAndReleases from './migrations/002-wishlist-and-releases.ts';
import * as securityEvents from './migrations/003-security-events.ts';
import * as blocks from './migrations/004-blocks.ts';
import * as passkeys from './migrations/005-passkeys.ts';
import * as mailPreferences from './migrations/006-mail-preferences.ts';
import * as saveBytes from './migrations/007-save-bytes.ts';
import { NodeSqliteDialect, type SqliteOptions } from './node-sqlite.ts';
import type { Db } from './tables.ts';

export type { Db } from './tables.ts';

export interface Store {
	db: Db;
	/** Whether the database still answers; the error says why it does not. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/** A database that cannot be opened, with what to do about it. */
export class StoreError extends Error {
	override name = 'StoreError';
}

/** Opens the file of a SQLite database, making it where it is missing, and brings its tables up to date. */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<Store> {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	try {
		const release = lockFile(file);
		const db: Db = new Kysely({ dialect: new NodeSqliteDialect(file, options) });
		return await openStore(db, { release, checkFreeSpace: () => checkDisk(dirname(file), leastFree) });
	} catch (error) {
		const reason = knownReason(error);
		throw reason ? new StoreError(`${file} cannot be used: ${reason}.`, { cause: error }) : error;
	}
}

/** Opens a PostgreSQL database by its address (`postgres://user:password@host/name`) and brings its tables up to date. */
export async function openPostgres(address: string, { connections = 10 } = {}): Promise<Store> {
	const pool = new pg.Pool({
		connectionString: address,
		max: connections,
		connectionTimeoutMillis: 5000,
		types: { getTypeParser },
	});
	// A connection that breaks while nobody uses it is replaced at the next query.
	pool.on('error', (error) => console.error(`database: ${error.message}`));
	const db: Db = new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
	return openStore(db).catch((error: NodeJS.ErrnoException) => {
		const reason = error.message || error.code;
		throw new StoreError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error });
	});
}

/** Whole numbers of 64 bits are times, sizes and counts here, all of which JavaScript can hold. */
const getTypeParser = ((id: number) =>
	id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id)) as typeof pg.types.getTypeParser;

/** Bytes that have to be free for rows that may come while somebody makes room. */
const leastFree = 50_000_000;

interface DatabaseFile {
	release(): void;
	/** Throws where no more can be written, and says why. */
	checkFreeSpace(): Promise<void>;
}

/** A database server watches its own disk. */
const noFile: DatabaseFile = { release: () => {}, checkFreeSpace: async () => {} };

async function openStore(db: Db, { release, checkFreeSpace } = noFile): Promise<Store> {
	const close = async () => {
		await db.destroy();
		release();
	};
	try {
		await migrate(db);
	} catch (error) {
		await close();
		throw error;
	}
	return {
		db,
		async check() {
			await db.selectFrom('attempt_lock').select('key').limit(1).execute();
			await checkFreeSpace();
		},
		close,
	};
}

async function migrate(db: Db): Promise<void> {
	const migrator = new Migrator({
		db,
		provider: {
			getMigrations: async () => ({
				'001-services': services,
				'002-wishlist-and-releases': wishlistAndReleases,
				'003-security-events': securityEvents,
				'004-blocks': blocks,
				'005-passkeys': passkeys,
				'006-mail-preferences': mailPreferences,
				'007-save-bytes': saveBytes,
			}),
		},
	});
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}

/** SQLite's number for a file that somebody else has locked. */
const busy = 5;

/** SQLite takes one writer at a time, and limits are counted here on that: of two processes the second is refused. */
function lockFile(file: string): () => void {
	const lock = new DatabaseSync(`${file}.lock`);
	try {
		lock.exec('BEGIN EXCLUSIVE');
	} catch (error) {
		lock.close();
		if ((error as { errcode?: number }).errcode !== busy) throw error;
		throw new StoreError(
			`${file} is in use by another process. One process at a time works with a SQLite file: end the other one, or set DATABASE_URL to a PostgreSQL database, which several can share.`,
		);
	}
	return () => lock.close();
}
