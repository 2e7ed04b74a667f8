import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they are before it.
type AnyDb = Kysely<any>;

/** The file of a cloud save. */
export async function up(db: AnyDb): Promise<void> {
	await db.schema.alterTable('cloud_save').addColumn('bytes', 'text').execute();
}
