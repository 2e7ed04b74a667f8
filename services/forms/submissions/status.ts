import type { SubmissionState } from '#contract/endpoints/receipts.ts';
import type { Db } from '../../store/store.ts';

/** What became of a submission. */
export interface Status {
	state: SubmissionState;
	/** What the studio wrote back; empty where it has not. */
	answer: string;
	/** Milliseconds since 1970; null where nothing has changed since it arrived. */
	changedAt: number | null;
}

export async function readStatus(db: Db, reference: string): Promise<Status> {
	const row = await db
		.selectFrom('submission_status')
		.select(['state', 'answer', 'changed_at as changedAt'])
		.where('reference', '=', reference)
		.executeTakeFirst();
	return row ?? { state: 'received', answer: '', changedAt: null };
}

export async function writeStatus(db: Db, reference: string, status: Omit<Status, 'changedAt'>, now: number) {
	const values = { ...status, changed_at: now };
	await db
		.insertInto('submission_status')
		.values({ reference, ...values })
		.onConflict((conflict) => conflict.column('reference').doUpdateSet(values))
		.execute();
}

/** Forgets what became of a submission that is deleted, and what holds its text and waits to be sent. */
export async function forgetSubmission(db: Db, reference: string): Promise<void> {
	await db.deleteFrom('submission_status').where('reference', '=', reference).execute();
	await db.deleteFrom('outgoing').where('holds', '=', reference).where('state', '=', 'waiting').execute();
}
