import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they are before it.
type AnyDb = Kysely<any>;

/** Passkeys of players, and the challenges that browsers answer with them. */
export async function up(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('passkey')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
		.addColumn('credential_id', 'text', (column) => column.notNull().unique())
		.addColumn('public_key', 'text', (column) => column.notNull())
		.addColumn('counter', 'bigint', (column) => column.notNull())
		.addColumn('transports', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('backed_up', 'integer', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('last_used_at', 'bigint')
		.execute();
	await db.schema.createIndex('passkey_by_user').on('passkey').column('user_id').execute();
	await db.schema
		.createTable('passkey_challenge')
		.addColumn('hash', 'text', (column) => column.primaryKey())
		.addColumn('purpose', 'text', (column) => column.notNull())
		.addColumn('holder', 'text', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex('passkey_challenge_by_end')
		.on('passkey_challenge')
		.column('expires_at')
		.execute();
}
