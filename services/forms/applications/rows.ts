import type { Selectable } from 'kysely';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { storeApplication } from '#contract/upstream-submissions.ts';
import { digest } from '../../shared/secrets.ts';
import type { Db } from '../../store/store.ts';
import type { ApplicationTable } from '../../store/tables.ts';

/** What somebody sent, without its bot-check token. */
export type Sent = ParsedInput<typeof storeApplication>;

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

const columns = ['reference', 'token_hash', 'job_id', 'json', 'at'] as const;

type Row = Pick<Selectable<ApplicationTable>, (typeof columns)[number]>;

function toApplication({ token_hash, job_id, json, ...row }: Row): Application {
	return { ...row, tokenHash: token_hash, jobId: job_id, sent: json === null ? undefined : JSON.parse(json) };
}

/** Every application, newest first. */
export async function listApplications(db: Db): Promise<Application[]> {
	const rows = await db.selectFrom('application').select(columns).orderBy('position', 'desc').execute();
	return rows.map(toApplication);
}

export async function findApplication(db: Db, reference: string): Promise<Application | undefined> {
	const row = await db
		.selectFrom('application')
		.select(columns)
		.where('reference', '=', reference)
		.executeTakeFirst();
	return row && toApplication(row);
}

/** The reference that a call with this key was given before. */
export async function referenceFor(db: Db, key: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('application')
		.select('reference')
		.where('key_hash', '=', digest(key))
		.executeTakeFirst();
	return row?.reference;
}

interface NewApplication {
	reference: string;
	key: string;
	token: string;
	sent: Sent;
	at: number;
}

export async function addApplication(
	db: Db,
	{ reference, key, token, sent, at }: NewApplication,
): Promise<void> {
	const hashes = { key_hash: digest(key), token_hash: digest(token) };
	await db
		.insertInto('application')
		.values({ reference, ...hashes, job_id: sent.jobId, json: JSON.stringify(sent), at })
		.execute();
}

/** Forgets everything but that there was one; false where that was done before. */
export async function blankApplication(db: Db, reference: string, now: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('application')
		.set({ json: null, withdrawn_at: now })
		.where('reference', '=', reference)
		.where('json', 'is not', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
