import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they are before it.
type AnyDb = Kysely<any>;

/** What happened to the security of accounts. */
export async function up(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('security_event')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
		.addColumn('kind', 'text', (column) => column.notNull())
		.addColumn('device', 'text', (column) => column.notNull())
		.addColumn('platform', 'text')
		.addColumn('at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex('security_event_by_user')
		.on('security_event')
		.columns(['user_id', 'at'])
		.execute();
	await db.schema.createIndex('security_event_by_time').on('security_event').column('at').execute();
}
