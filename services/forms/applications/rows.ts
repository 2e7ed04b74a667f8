import type { DatabaseSync } from 'node:sqlite';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { storeApplication } from '#contract/upstream-submissions.ts';
import { digest } from '../../shared/secrets.ts';
import { all, get, run } from '../../store/query.ts';

/** What somebody sent, without its bot-check token. */
export type Sent = ParsedInput<typeof storeApplication>;

interface Row {
	reference: string;
	token_hash: string;
	job_id: string;
	json: string | null;
	at: number;
}

/** An application as it is stored. */
export interface Application {
	reference: string;
	tokenHash: string;
	jobId: string;
	/** Undefined once it is withdrawn. */
	sent: Sent | undefined;
	/** Milliseconds since 1970. */
	at: number;
}

const columns = 'SELECT reference, token_hash, job_id, json, at FROM application';

function toApplication({ token_hash, job_id, json, ...row }: Row): Application {
	return { ...row, tokenHash: token_hash, jobId: job_id, sent: json === null ? undefined : JSON.parse(json) };
}

/** Every application, newest first. */
export function listApplications(db: DatabaseSync): Application[] {
	return all<Row>(db, `${columns} ORDER BY rowid DESC`).map(toApplication);
}

export function findApplication(db: DatabaseSync, reference: string): Application | undefined {
	const row = get<Row>(db, `${columns} WHERE reference = ?`, reference);
	return row && toApplication(row);
}

/** The reference that a call with this key was given before. */
export function referenceFor(db: DatabaseSync, key: string): string | undefined {
	const sql = 'SELECT reference FROM application WHERE key_hash = ?';
	return get<{ reference: string }>(db, sql, digest(key))?.reference;
}

const insert = `INSERT INTO application (reference, key_hash, token_hash, job_id, json, at)
	VALUES (?, ?, ?, ?, ?, ?)`;

interface NewApplication {
	reference: string;
	key: string;
	token: string;
	sent: Sent;
	at: number;
}

export function addApplication(db: DatabaseSync, { reference, key, token, sent, at }: NewApplication): void {
	run(db, insert, reference, digest(key), digest(token), sent.jobId, JSON.stringify(sent), at);
}

/** Forgets everything but that there was one. */
export function blankApplication(db: DatabaseSync, reference: string, now: number): void {
	run(db, 'UPDATE application SET json = NULL, withdrawn_at = ? WHERE reference = ?', now, reference);
}
