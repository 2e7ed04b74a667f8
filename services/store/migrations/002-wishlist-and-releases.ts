import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they are before it.
type AnyDb = Kysely<any>;

/** Wishlists of players, and alerts that are about games, too. */
export async function up(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('wishlist_game')
		.addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
		.addColumn('game', 'text', (column) => column.notNull())
		.addColumn('added_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('wishlist_game_key', ['user_id', 'game'])
		.execute();
	await db.schema.dropIndex('job_alert_by_email').execute();
	await db.schema.alterTable('job_alert').renameTo('alert').execute();
	await db.schema.alterTable('alert').renameColumn('filters', 'about').execute();
	await db.schema
		.alterTable('alert')
		.addColumn('kind', 'text', (column) =>
			column.notNull().defaultTo('job').check(sql`kind IN ('job', 'release')`),
		)
		.execute();
	await db.schema.alterTable('alert').addColumn('missing_since', 'bigint').execute();
	await db.schema.createIndex('alert_by_email').on('alert').column('email').execute();
	await db.schema.createIndex('alert_by_state').on('alert').columns(['kind', 'state', 'about']).execute();
}
