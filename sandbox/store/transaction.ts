import type { DatabaseSync } from 'node:sqlite';

/** Does all of the work or none of it; inside another transaction it becomes part of that one. */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
	if (db.isTransaction) return work();
	db.exec('BEGIN IMMEDIATE');
	try {
		const result = work();
		db.exec('COMMIT');
		return result;
	} catch (error) {
		db.exec('ROLLBACK');
		throw error;
	}
}
