import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { all } from '#services/store/query.ts';

type Row = Record<string, unknown>;

/** What may change beside a refused call: counters, what merely notes that somebody was here, what goes on by itself. */
const passingTables = new Set([
	'migration',
	'setting',
	'attempt',
	'attempt_lock',
	'bot_token',
	'idempotency_answer',
	'upload_ticket',
	'build',
	'blob',
	'due_job',
	'analytics_hit',
	'platform_token',
	'platform_revocation',
]);
const passingColumns = new Set(['tries', 'last_seen']);

const shown: Record<string, string> = {
	user: `SELECT id, username, email, email_verified, display_name, country, locale, factor, terms_version, newsletter
		FROM user`,
	platform_link: 'SELECT user_id, platform, identity, name FROM platform_link',
	entitlement_claim: 'SELECT user_id, entitlement FROM entitlement_claim',
	friendship: 'SELECT one_id, other_id FROM friendship',
	friend_invite: 'SELECT from_id, to_id, expires_at FROM friend_invite',
	cloud_save: 'SELECT id, user_id, name, game, size FROM cloud_save',
	session: 'SELECT id, user_id, device, created_at, expires_at, revoked_at FROM session',
	challenge: 'SELECT user_id, factor, tries, expires_at, ended FROM challenge',
	analytics_hit: 'SELECT site, name, url, referrer, visitor FROM analytics_hit ORDER BY id',
	consent_receipt: 'SELECT id, revision, choices FROM consent_receipt ORDER BY at, id',
	application: 'SELECT reference, job_id, at, withdrawn_at FROM application ORDER BY rowid',
	survey_answer: 'SELECT reference, location, at, withdrawn_at FROM survey_answer ORDER BY rowid',
	job_alert: 'SELECT id, locale, state, asked_at FROM job_alert ORDER BY rowid',
	upload: 'SELECT id, purpose, size, state, claimed_by FROM upload',
	outbox: 'SELECT id, kind, recipient, subject, sent_at FROM outbox',
};

export interface State {
	/** How many rows each table has. */
	counts: Record<string, number>;
	/** The rows that say what happened to whom, without secrets. */
	rows: Record<string, Row[]>;
	/** The same for as long as nothing that matters has changed. */
	hash: string;
}

export function readState(db: DatabaseSync): State {
	const tables = tableNames(db);
	const rows = Object.fromEntries(Object.entries(shown).map(([table, sql]) => [table, all<Row>(db, sql)]));
	return { counts: countRows(db, tables), rows, hash: hashOf(db, tables) };
}

/** Every table of the database, in a stable order. */
export function tableNames(db: DatabaseSync): string[] {
	const sql = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;
	return all<{ name: string }>(db, sql).map(({ name }) => name);
}

export function countRows(db: DatabaseSync, tables = tableNames(db)): Record<string, number> {
	const count = (table: string) =>
		all<{ rows: number }>(db, `SELECT count(*) AS rows FROM "${table}"`)[0]?.rows;
	return Object.fromEntries(tables.map((table) => [table, count(table) ?? 0]));
}

function hashOf(db: DatabaseSync, tables: string[]): string {
	const hash = createHash('sha256');
	for (const table of tables.filter((name) => !passingTables.has(name))) {
		const rows = all<Row>(db, `SELECT * FROM "${table}"`).map(lasting);
		hash.update(`${table}\n${rows.sort().join('\n')}\n`);
	}
	return hash.digest('hex');
}

function lasting(row: Row): string {
	return JSON.stringify(Object.entries(row).filter(([column]) => !passingColumns.has(column)));
}
