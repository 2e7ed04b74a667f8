import { type Kysely, sql } from 'kysely';
import { isPostgres } from './transaction.ts';

// biome-ignore lint/suspicious/noExplicitAny: tables are named by what the database has.
type AnyDb = Kysely<any>;

/** A row of a backup with its table. */
export interface BackupRow {
	table: string;
	row: Record<string, unknown>;
}

/** Tables whose rows others refer to, which have to be there first. */
const first = ['user', 'session', 'alert'];

/** The tables in an order in which rows can be added. */
async function tablesOf(db: AnyDb): Promise<string[]> {
	const names = (await db.introspection.getTables()).map(({ name }) => name).sort();
	return [...first, ...names.filter((name) => !first.includes(name))];
}

/** Every row of the database as it is at one moment. */
export async function readRows(db: AnyDb, take: (row: BackupRow) => Promise<void>): Promise<void> {
	const work = isPostgres(db)
		? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
		: db.transaction();
	await work.execute(async (trx) => {
		for (const table of await tablesOf(trx))
			for await (const row of trx.selectFrom(table).selectAll().stream()) await take({ table, row });
	});
}

/** Whether nothing is stored yet. */
export async function isEmpty(db: AnyDb): Promise<boolean> {
	for (const table of await tablesOf(db)) {
		const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
		if (row) return false;
	}
	return true;
}

const atOnce = 500;

/** Adds the rows of a backup to an empty database, all or none. */
export async function writeRows(db: AnyDb, rows: AsyncIterable<BackupRow>): Promise<number> {
	return db.transaction().execute(async (trx) => {
		let count = 0;
		let waiting: BackupRow[] = [];
		const flush = async () => {
			const [one] = waiting;
			if (one)
				await trx
					.insertInto(one.table)
					.values(waiting.map(({ row }) => row))
					.execute();
			count += waiting.length;
			waiting = [];
		};
		for await (const row of rows) {
			if (waiting.length === atOnce || (waiting[0] && waiting[0].table !== row.table)) await flush();
			waiting.push(row);
		}
		await flush();
		if (isPostgres(trx)) await countOn(trx);
		return count;
	});
}

/** Lets columns that count up go on after the highest number that the backup brought. */
async function countOn(db: AnyDb): Promise<void> {
	for (const { name, columns } of await db.introspection.getTables())
		for (const column of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing))
			await sql`select setval(pg_get_serial_sequence(${name}, ${column.name}),
				(select coalesce(max(${sql.ref(column.name)}), 0) + 1 from ${sql.table(name)}), false)`.execute(db);
}
