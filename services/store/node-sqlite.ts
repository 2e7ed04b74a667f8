import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	type SqliteDialectConfig,
	type SqliteStatement,
} from 'kysely';

export interface SqliteOptions {
	/** `full` survives a loss of power; `normal`, which is faster, may lose the last commits to it, never to a crash. */
	synchronous?: 'full' | 'normal';
}

/** Kysely's dialect for SQLite over the driver that Node has. */
export class NodeSqliteDialect extends SqliteDialect {
	constructor(file: string, { synchronous = 'full' }: SqliteOptions = {}) {
		super({ database: async () => open(file, synchronous) } satisfies SqliteDialectConfig);
	}

	override createAdapter(): SqliteAdapter {
		return new TransactionalAdapter();
	}
}

/** SQLite takes back changes of tables, too, where a migration fails. */
class TransactionalAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

function open(file: string, synchronous: string): SqliteDatabase {
	const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
	db.exec('PRAGMA journal_mode = WAL');
	db.exec(`PRAGMA synchronous = ${synchronous}`);
	const statements = new Map<string, SqliteStatement>();
	return {
		close: () => db.close(),
		prepare(sql) {
			// A transaction that begins to write only after it has read could find that another has written meanwhile.
			const text = sql === 'begin' ? 'begin immediate' : sql;
			const statement = statements.get(text) ?? toStatement(db.prepare(text));
			statements.set(text, statement);
			return statement;
		},
	};
}

/** Parameters come as a list, which this driver takes one by one. */
function toStatement(statement: StatementSync): SqliteStatement {
	const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
	return {
		reader: statement.columns().length > 0,
		all: (parameters) => statement.all(...values(parameters)),
		run: (parameters) => statement.run(...values(parameters)),
		iterate: (parameters) => statement.iterate(...values(parameters)),
	};
}
