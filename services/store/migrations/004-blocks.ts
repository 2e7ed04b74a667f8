import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they are before it.
type AnyDb = Kysely<any>;

/** Players whom others have blocked, and who sees when one is online. */
export async function up(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('player_block')
		.addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
		.addColumn('blocked_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
		.addColumn('since', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('player_block_key', ['user_id', 'blocked_id'])
		.execute();
	await db.schema
		.alterTable('user')
		.addColumn('online_visible_to', 'text', (column) =>
			column.notNull().defaultTo('friends').check(sql`online_visible_to IN ('all', 'friends', 'nobody')`),
		)
		.execute();
}
