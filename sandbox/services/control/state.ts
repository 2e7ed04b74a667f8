import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Db } from '#services/store/store.ts';
import type { Tables } from '#services/store/tables.ts';
import { all } from '../../store/query.ts';
import type { SandboxContext } from '../context.ts';

type Row = Record<string, unknown>;
type Both = Pick<SandboxContext, 'db' | 'services'>;

/** What may change beside a refused call: counters, what merely notes that somebody was here, what goes on by itself. */
const passingTables = new Set([
	'migration',
	'setting',
	'attempt',
	'attempt_lock',
	'passkey_challenge',
	'bot_token',
	'idempotency_answer',
	'upload_ticket',
	'build',
	'blob',
	'due_job',
	'known_job',
	'analytics_hit',
	'platform_token',
	'platform_revocation',
	// Its messages arrive in the outbox, which counts.
	'outgoing',
]);
const passingColumns = new Set(['tries', 'last_seen', 'position']);

/** The columns that say what happened to whom, without secrets. */
const shown: Record<string, readonly string[]> = {
	user: [
		...['id', 'username', 'email', 'email_verified', 'display_name', 'country', 'locale', 'factor'],
		...['terms_version', 'newsletter'],
	],
	platform_link: ['user_id', 'platform', 'identity', 'name'],
	entitlement_claim: ['user_id', 'entitlement'],
	friendship: ['one_id', 'other_id'],
	friend_invite: ['from_id', 'to_id', 'expires_at'],
	cloud_save: ['id', 'user_id', 'name', 'game', 'size'],
	wishlist_game: ['user_id', 'game'],
	passkey: ['id', 'user_id', 'name'],
	mail_opt_out: ['user_id', 'kind'],
	session: ['id', 'user_id', 'device', 'created_at', 'expires_at', 'revoked_at'],
	challenge: ['user_id', 'factor', 'tries', 'expires_at', 'ended'],
	analytics_hit: ['site', 'name', 'url', 'referrer', 'visitor'],
	consent_receipt: ['id', 'revision', 'choices'],
	application: ['reference', 'job_id', 'at', 'withdrawn_at'],
	survey_answer: ['reference', 'location', 'at', 'withdrawn_at'],
	alert: ['id', 'kind', 'locale', 'state', 'asked_at'],
	upload: ['id', 'purpose', 'size', 'state', 'claimed_by'],
	outbox: ['id', 'kind', 'recipient', 'subject', 'sent_at'],
};

export interface State {
	/** How many rows each table has. */
	counts: Record<string, number>;
	/** The rows that say what happened to whom, without secrets. */
	rows: Record<string, Row[]>;
	/** The same for as long as nothing that matters has changed. */
	hash: string;
}

export async function readState(both: Both): Promise<State> {
	const tables = await readTables(both);
	const rows = Object.entries(shown).map(([table, columns]) => [
		table,
		(tables.get(table) ?? []).map((row) => pick(row, columns)),
	]);
	return { counts: countRows(tables), rows: Object.fromEntries(rows), hash: hashOf(tables) };
}

const pick = (row: Row, columns: readonly string[]) =>
	Object.fromEntries(columns.map((column) => [column, row[column]]));

/** Every row of both databases, by table. */
export async function readTables({ db, services }: Both): Promise<Map<string, Row[]>> {
	const tables = new Map<string, Row[]>();
	for (const table of tableNames(db)) {
		// The stored responses of functions are large, and nobody looks into them.
		const columns = table === 'blob' ? 'path' : '*';
		tables.set(table, all<Row>(db, `SELECT ${columns} FROM "${table}"`));
	}
	for (const table of await tablesOf(services.db)) {
		const rows = services.db.selectFrom(table).selectAll();
		const ordered = table in ordering ? rows.orderBy(ordering[table as keyof typeof ordering]) : rows;
		tables.set(table, await ordered.execute());
	}
	return new Map([...tables].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Tables whose rows are shown in the order in which they came. */
const ordering = {
	application: 'position',
	survey_answer: 'position',
	alert: 'position',
	message: 'position',
	upload: 'position',
	consent_receipt: 'at',
} as const;

/** Every table of the sandbox's own database. */
export function tableNames(db: DatabaseSync): string[] {
	const sql = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;
	return all<{ name: string }>(db, sql).map(({ name }) => name);
}

/** Every table of the services' database. */
export async function tablesOf(db: Db): Promise<(keyof Tables)[]> {
	const tables = await db.introspection.getTables();
	return tables.map(({ name }) => name as keyof Tables);
}

export function countRows(tables: ReadonlyMap<string, Row[]>): Record<string, number> {
	return Object.fromEntries([...tables].map(([table, rows]) => [table, rows.length]));
}

function hashOf(tables: ReadonlyMap<string, Row[]>): string {
	const hash = createHash('sha256');
	for (const [table, rows] of tables)
		if (!passingTables.has(table)) hash.update(`${table}\n${rows.map(lasting).sort().join('\n')}\n`);
	return hash.digest('hex');
}

function lasting(row: Row): string {
	return JSON.stringify(Object.entries(row).filter(([column]) => !passingColumns.has(column)));
}
