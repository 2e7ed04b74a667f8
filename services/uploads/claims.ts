import type { DatabaseSync } from 'node:sqlite';
import type { UploadPurpose } from '#contract/uploads.ts';
import { all, run } from '../store/query.ts';
import { transaction } from '../store/transaction.ts';

export interface Claim {
	/** As the form sent them. */
	ids: readonly string[];
	purpose: UploadPurpose;
	/** What the files belong to from now on: the reference of an application or an issue. */
	submission: string;
}

interface Row {
	form: string;
	claimedBy: string | null;
}

const select = `SELECT form, claimed_by AS claimedBy FROM upload
	WHERE state = 'kept' AND purpose = ? AND (claimed_by IS NOT NULL OR expires_at > ?)
	AND id IN (SELECT value FROM json_each(?))`;
const update = 'UPDATE upload SET claimed_by = ? WHERE id IN (SELECT value FROM json_each(?))';

/**
 * Gives files to a submission, all or none: they must be of one form, still here and nobody else's. Tells whether it
 * did; a submission that was not stored for want of it should be refused with UPLOAD_REFUSED at its field of files. Call
 * it in the transaction that keeps the submission.
 */
export function claimUploads(
	{ db, now }: { db: DatabaseSync; now(): number },
	{ ids, purpose, submission }: Claim,
): boolean {
	const wanted = JSON.stringify(ids);
	return transaction(db, () => {
		const rows = all<Row>(db, select, purpose, now(), wanted);
		const isWhole = rows.length === new Set(ids).size && new Set(rows.map(({ form }) => form)).size <= 1;
		const isFree = rows.every(({ claimedBy }) => claimedBy === null || claimedBy === submission);
		if (isWhole && isFree) run(db, update, submission, wanted);
		return isWhole && isFree;
	});
}

/** Lets the files of a submission go, as when it is withdrawn; their bytes follow within a minute. */
export function dropUploads(db: DatabaseSync, submission: string): void {
	run(db, 'DELETE FROM upload WHERE claimed_by = ?', submission);
}
