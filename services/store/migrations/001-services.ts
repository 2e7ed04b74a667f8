import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from '../transaction.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they are before it.
type AnyDb = Kysely<any>;

/** Counts rows up in the order in which they were added. */
const withPosition =
	(db: AnyDb, name = 'position') =>
	<Table extends string>(table: CreateTableBuilder<Table>) =>
		isPostgres(db)
			? table.addColumn(name, 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
			: table.addColumn(name, 'integer', (column) => column.primaryKey().autoIncrement());

const ofUser = <Table extends string>(table: CreateTableBuilder<Table>) =>
	table.addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'));

/** Every table of the services. */
export async function up(db: AnyDb): Promise<void> {
	await createAccounts(db);
	await createPlatforms(db);
	await createFriends(db);
	await createSessions(db);
	await createLimits(db);
	await createUploads(db);
	await createForms(db);
	await createOutgoing(db);
}

async function createAccounts(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('user')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('username', 'text', (column) => column.notNull())
		.addColumn('email', 'text', (column) => column.notNull().unique())
		.addColumn('email_verified', 'integer', (column) => column.notNull())
		.addColumn('password', 'text', (column) => column.notNull())
		.addColumn('display_name', 'text', (column) => column.notNull())
		.addColumn('date_of_birth', 'text', (column) => column.notNull())
		.addColumn('country', 'text', (column) => column.notNull())
		.addColumn('locale', 'text', (column) => column.notNull())
		.addColumn('phone', 'text')
		.addColumn('factor', 'text', (column) => column.check(sql`factor IN ('sms', 'totp')`))
		.addColumn('totp_secret', 'text')
		.addColumn('totp_step', 'bigint', (column) => column.notNull().defaultTo(0))
		.addColumn('terms_version', 'integer', (column) => column.notNull())
		.addColumn('newsletter', 'integer', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('pending_email', 'text')
		.execute();
	await db.schema
		.createIndex('user_by_username')
		.on('user')
		.expression(sql`lower(username)`)
		.unique()
		.execute();
	await db.schema.createIndex('user_by_pending_email').on('user').column('pending_email').execute();
	await db.schema
		.createTable('reserved_username')
		.addColumn('username', 'text', (column) => column.primaryKey())
		.addColumn('password', 'text')
		.execute();
	await db.schema
		.createIndex('reserved_username_by_password')
		.on('reserved_username')
		.column('password')
		.execute();
	await db.schema
		.createTable('recovery_code')
		.$call(ofUser)
		.addColumn('hash', 'text', (column) => column.notNull())
		.addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'hash'])
		.execute();
	await db.schema
		.createTable('known_device')
		.$call(ofUser)
		.addColumn('device', 'text', (column) => column.notNull())
		.addPrimaryKeyConstraint('known_device_key', ['user_id', 'device'])
		.execute();
	await db.schema
		.createTable('cloud_save')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.$call(ofUser)
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('game', 'text', (column) => column.notNull())
		.addColumn('platform', 'text')
		.addColumn('summary', 'text', (column) => column.notNull())
		.addColumn('size', 'bigint', (column) => column.notNull())
		.addColumn('updated_at', 'bigint', (column) => column.notNull())
		.addUniqueConstraint('cloud_save_name', ['user_id', 'name'])
		.execute();
}

async function createPlatforms(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('platform_link')
		.$call(ofUser)
		.addColumn('platform', 'text', (column) => column.notNull())
		.addColumn('identity', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('token', 'text')
		.addColumn('linked_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('platform_link_key', ['user_id', 'platform'])
		.addUniqueConstraint('platform_link_identity', ['platform', 'identity'])
		.execute();
	await db.schema
		.createTable('platform_visit')
		.addColumn('challenge', 'text', (column) => column.primaryKey())
		.addColumn('platform', 'text', (column) => column.notNull())
		.addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
		.addColumn('widens', 'integer', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('platform_revocation')
		.addColumn('token', 'text', (column) => column.primaryKey())
		.addColumn('platform', 'text', (column) => column.notNull())
		.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('kept_at', 'bigint', (column) => column.notNull())
		.addColumn('next_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('entitlement_claim')
		.$call(ofUser)
		.addColumn('entitlement', 'text', (column) => column.notNull())
		.addColumn('claimed_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('entitlement_claim_key', ['user_id', 'entitlement'])
		.execute();
}

async function createFriends(db: AnyDb): Promise<void> {
	const ofFriend = (name: string) => (table: CreateTableBuilder<string>) =>
		table.addColumn(name, 'text', (column) => column.notNull().references('user.id').onDelete('cascade'));
	await db.schema
		.createTable('friendship')
		.$call(ofFriend('one_id'))
		.$call(ofFriend('other_id'))
		.addColumn('since', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('friendship_key', ['one_id', 'other_id'])
		.addCheckConstraint('friendship_order', sql`one_id < other_id`)
		.execute();
	await db.schema.createIndex('friendship_by_other').on('friendship').column('other_id').execute();
	await db.schema
		.createTable('friend_invite')
		.$call(ofFriend('from_id'))
		.$call(ofFriend('to_id'))
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('friend_invite_key', ['from_id', 'to_id'])
		.addCheckConstraint('friend_invite_of_another', sql`from_id <> to_id`)
		.execute();
	await db.schema.createIndex('friend_invite_by_invited').on('friend_invite').column('to_id').execute();
}

async function createSessions(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('session')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('hash', 'text', (column) => column.notNull().unique())
		.$call(ofUser)
		.addColumn('device', 'text', (column) => column.notNull())
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('last_seen', 'bigint', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('revoked_at', 'bigint')
		.addColumn('verified_at', 'bigint')
		.execute();
	await db.schema.createIndex('session_by_user').on('session').column('user_id').execute();
	await db.schema.createIndex('session_by_end').on('session').column('expires_at').execute();
	await db.schema
		.createTable('session_code')
		.addColumn('session_id', 'text', (column) =>
			column.primaryKey().references('session.id').onDelete('cascade'),
		)
		.addColumn('hash', 'text', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.createTable('challenge')
		.addColumn('hash', 'text', (column) => column.primaryKey())
		.$call(ofUser)
		.addColumn('factor', 'text', (column) => column.notNull())
		.addColumn('code_hash', 'text')
		.addColumn('code_expires_at', 'bigint', (column) => column.notNull().defaultTo(0))
		.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('ended', 'integer', (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.createIndex('challenge_by_user').on('challenge').column('user_id').execute();
	await db.schema
		.createTable('pending_factor')
		.addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
		.addColumn('kind', 'text', (column) => column.notNull().check(sql`kind IN ('sms', 'totp')`))
		.addColumn('phone', 'text')
		.addColumn('secret', 'text')
		.addColumn('code_hash', 'text')
		.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('email_undo')
		.addColumn('hash', 'text', (column) => column.primaryKey())
		.$call(ofUser)
		.addColumn('email', 'text', (column) => column.notNull())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema.createIndex('email_undo_by_email').on('email_undo').column('email').execute();
	for (const table of ['reset_code', 'validation_token']) await createLinkTokens(db, table);
	await db.schema
		.alterTable('validation_token')
		.addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
		.execute();
}

async function createLinkTokens(db: AnyDb, table: string): Promise<void> {
	await db.schema
		.createTable(table)
		.addColumn('hash', 'text', (column) => column.primaryKey())
		.$call(ofUser)
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema.createIndex(`${table}_by_user`).on(table).column('user_id').execute();
}

async function createLimits(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('attempt')
		.$call(withPosition(db, 'id'))
		.addColumn('key', 'text', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('file_id', 'text')
		.addColumn('open_until', 'bigint')
		.execute();
	await db.schema.createIndex('attempt_by_key').on('attempt').columns(['key', 'at']).execute();
	await db.schema.createIndex('attempt_by_time').on('attempt').column('at').execute();
	await db.schema
		.createIndex('attempt_by_file')
		.on('attempt')
		.column('file_id')
		.where('file_id', 'is not', null)
		.execute();
	await db.schema
		.createTable('attempt_lock')
		.addColumn('key', 'text', (column) => column.primaryKey())
		.addColumn('until', 'bigint', (column) => column.notNull())
		.addColumn('seconds', 'integer', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('idempotency_answer')
		.addColumn('key', 'text', (column) => column.primaryKey())
		.addColumn('answer', 'text', (column) => column.notNull())
		.addColumn('kept_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex('idempotency_answer_by_time')
		.on('idempotency_answer')
		.column('kept_at')
		.execute();
}

async function createUploads(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('upload_ticket')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('upload')
		.$call(withPosition(db))
		.addColumn('id', 'text', (column) => column.notNull().unique())
		.addColumn('ticket_id', 'text', (column) => column.notNull().unique())
		.addColumn('purpose', 'text', (column) => column.notNull())
		.addColumn('form', 'text', (column) => column.notNull())
		.addColumn('name', 'text', (column) => column.notNull())
		.addColumn('type', 'text', (column) => column.notNull())
		.addColumn('size', 'bigint', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull().check(sql`state IN ('arriving', 'kept')`))
		.addColumn('expires_at', 'bigint', (column) => column.notNull())
		.addColumn('claimed_by', 'text')
		.execute();
	await db.schema.createIndex('upload_by_form').on('upload').column('form').execute();
	await db.schema.createIndex('upload_by_claim').on('upload').column('claimed_by').execute();
}

async function createForms(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('consent_receipt')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.addColumn('revision', 'integer', (column) => column.notNull())
		.addColumn('choices', 'text', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('application')
		.$call(withPosition(db))
		.addColumn('reference', 'text', (column) => column.notNull().unique())
		.addColumn('key_hash', 'text', (column) => column.notNull().unique())
		.addColumn('token_hash', 'text', (column) => column.notNull())
		.addColumn('job_id', 'text', (column) => column.notNull())
		.addColumn('json', 'text')
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('withdrawn_at', 'bigint')
		.execute();
	await db.schema
		.createTable('job_alert')
		.$call(withPosition(db))
		.addColumn('id', 'text', (column) => column.notNull().unique())
		.addColumn('email', 'text', (column) => column.notNull())
		.addColumn('locale', 'text', (column) => column.notNull())
		.addColumn('filters', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) =>
			column.notNull().check(sql`state IN ('asked', 'confirmed', 'stopped')`),
		)
		.addColumn('asked_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema.createIndex('job_alert_by_email').on('job_alert').column('email').execute();
	await db.schema
		.createTable('job_alert_mail')
		.addColumn('alert_id', 'text', (column) =>
			column.notNull().references('job_alert.id').onDelete('cascade'),
		)
		.addColumn('job_id', 'text', (column) => column.notNull())
		.addPrimaryKeyConstraint('job_alert_mail_key', ['alert_id', 'job_id'])
		.execute();
	await db.schema
		.createTable('known_job')
		.addColumn('id', 'text', (column) => column.primaryKey())
		.execute();
	await db.schema
		.createTable('message')
		.$call(withPosition(db))
		.addColumn('reference', 'text', (column) => column.notNull().unique())
		.addColumn('token_hash', 'text', (column) => column.notNull())
		.addColumn('kind', 'text', (column) =>
			column.notNull().check(sql`kind IN ('contact', 'issue', 'feedback')`),
		)
		.addColumn('email', 'text', (column) => column.notNull())
		.addColumn('locale', 'text', (column) => column.notNull())
		.addColumn('content', 'text', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('submission_status')
		.addColumn('reference', 'text', (column) => column.primaryKey())
		.addColumn('state', 'text', (column) =>
			column.notNull().check(sql`state IN ('received', 'read', 'closed')`),
		)
		.addColumn('answer', 'text', (column) => column.notNull())
		.addColumn('changed_at', 'bigint', (column) => column.notNull())
		.execute();
	await db.schema
		.createTable('faq_vote')
		.addColumn('faq_id', 'text', (column) => column.notNull())
		.addColumn('voter', 'text', (column) => column.notNull())
		.addColumn('value', 'text', (column) => column.notNull().check(sql`value IN ('up', 'down')`))
		.addColumn('reason', 'text', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addPrimaryKeyConstraint('faq_vote_key', ['faq_id', 'voter'])
		.execute();
	await db.schema
		.createTable('survey_answer')
		.$call(withPosition(db))
		.addColumn('reference', 'text', (column) => column.notNull().unique())
		.addColumn('token_hash', 'text', (column) => column.notNull())
		.addColumn('location', 'text', (column) => column.notNull())
		.addColumn('json', 'text')
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('withdrawn_at', 'bigint')
		.execute();
}

async function createOutgoing(db: AnyDb): Promise<void> {
	await db.schema
		.createTable('outgoing')
		.$call(withPosition(db))
		.addColumn('id', 'text', (column) => column.notNull().unique())
		.addColumn('kind', 'text', (column) => column.notNull().check(sql`kind IN ('mail', 'sms', 'webhook')`))
		.addColumn('recipient', 'text', (column) => column.notNull())
		.addColumn('holds', 'text')
		.addColumn('message', 'text', (column) => column.notNull())
		.addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
		.addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
		.addColumn('created_at', 'bigint', (column) => column.notNull())
		.addColumn('next_at', 'bigint', (column) => column.notNull())
		.addColumn('error', 'text', (column) => column.notNull().defaultTo(''))
		.execute();
	await db.schema
		.createIndex('outgoing_by_submission')
		.on('outgoing')
		.column('holds')
		.where('holds', 'is not', null)
		.execute();
	await db.schema.createIndex('outgoing_by_time').on('outgoing').columns(['state', 'next_at']).execute();
}
