import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they are before it.
type AnyDb = Kysely<any>;

/** The kinds of mail that players have switched off. */
export async function up(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('mail_opt_out')
		.addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('since', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('mail_opt_out_key', ['user_id', 'kind'])
		.execute();
}
