import { sql } from 'kysely';
import type { Db } from './tables.ts';

interface HasDb {
	db: Db;
}

const mostTries = 5;

/** What PostgreSQL says where two transactions waited for each other, and one was given up. */
const isGivenUp = (error: unknown) => ['40P01', '40001'].includes((error as { code?: string })?.code ?? '');

/**
 * Does all of the work or none of it. The work gets the context with the transaction as its `db`, and uses no other; inside
 * another transaction it becomes part of that one. It makes queries only: what takes time or cannot be taken back, such as
 * hashing a password or calling another service, stands outside, as the work may run again where another was in its way.
 */
export async function transaction<Context extends HasDb, Result>(
	context: Context,
	work: (context: Context) => Promise<Result>,
): Promise<Result> {
	const { db } = context;
	if (db.isTransaction) return work(context);
	for (let tries = 1; ; tries++)
		try {
			return await db.transaction().execute((trx) => work({ ...context, db: trx }));
		} catch (error) {
			if (!isGivenUp(error) || tries === mostTries) throw error;
		}
}

/**
 * Keeps others who lock one of these keys waiting until the transaction ends. Whoever counts rows and then adds one locks
 * what is counted: otherwise two at the same moment both find room for one more. On SQLite a transaction has the whole
 * database to itself already.
 */
export async function lockKeys({ db }: HasDb, keys: readonly string[]): Promise<void> {
	if (!isPostgres(db)) return;
	// In one order everywhere, so that two do not wait for each other.
	for (const key of [...new Set(keys)].sort())
		await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** For what only one of the two databases needs or has. */
export const isPostgres = (db: Pick<Db, 'getExecutor'>): boolean =>
	db.getExecutor().adapter.supportsMultipleConnections === true;
