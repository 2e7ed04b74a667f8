import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** A statement is compiled once per database. */
function statement(db: DatabaseSync, sql: string): StatementSync {
	const known = statementsOf(db);
	const found = known.get(sql) ?? db.prepare(sql);
	known.set(sql, found);
	return found;
}

function statementsOf(db: DatabaseSync): Map<string, StatementSync> {
	const known = prepared.get(db) ?? new Map<string, StatementSync>();
	prepared.set(db, known);
	return known;
}

/** The first row, in the shape that the query selects. */
export function get<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
	return statement(db, sql).get(...values) as Row | undefined;
}

/** Every row, in the shape that the query selects. */
export function all<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
	return statement(db, sql).all(...values) as Row[];
}

/** Changes rows; gives how many. */
export function run(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
	return Number(statement(db, sql).run(...values).changes);
}
