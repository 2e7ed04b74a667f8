import type { UploadPurpose } from '#contract/uploads.ts';
import type { Db } from '../store/store.ts';
import { isPostgres, transaction } from '../store/transaction.ts';

export interface Claim {
	/** As the form sent them. */
	ids: readonly string[];
	purpose: UploadPurpose;
	/** What the files belong to from now on: the reference of an application or an issue. */
	submission: string;
}

interface Claiming {
	db: Db;
	now(): number;
}

/**
 * Gives files to a submission, all or none: they must be of one form, still here and nobody else's. Tells whether it
 * did; a submission that was not stored for want of it should be refused with UPLOAD_REFUSED at its field of files. Call
 * it in the transaction that keeps the submission.
 */
export async function claimUploads(context: Claiming, { ids, purpose, submission }: Claim): Promise<boolean> {
	const wanted = [...new Set(ids)];
	if (wanted.length === 0) return true;
	return transaction(context, async (context) => {
		const rows = await lockUploads(context, { ids: wanted, purpose });
		const isWhole = rows.length === wanted.length && new Set(rows.map(({ form }) => form)).size === 1;
		const isFree = rows.every(({ claimed_by }) => claimed_by === null || claimed_by === submission);
		if (!isWhole || !isFree) return false;
		await context.db
			.updateTable('upload')
			.set({ claimed_by: submission })
			.where('id', 'in', wanted)
			.execute();
		return true;
	});
}

/** The rows of files that are here, which nobody else claims or forgets until the transaction ends. */
function lockUploads({ db, now }: Claiming, { ids, purpose }: Pick<Claim, 'ids' | 'purpose'>) {
	const rows = db
		.selectFrom('upload')
		.select(['form', 'claimed_by'])
		.where('state', '=', 'kept')
		.where('purpose', '=', purpose)
		.where(({ eb, or }) => or([eb('claimed_by', 'is not', null), eb('expires_at', '>', now())]))
		.where('id', 'in', ids)
		.orderBy('id');
	return (isPostgres(db) ? rows.forUpdate() : rows).execute();
}

/** Lets the files of a submission go, as when it is withdrawn; their bytes follow within minutes. */
export async function dropUploads({ db }: { db: Db }, submission: string): Promise<void> {
	await db.deleteFrom('upload').where('claimed_by', '=', submission).execute();
}
