import type { UploadTicket } from '#contract/uploads.ts';
import type { Db } from '../store/store.ts';
import type { UploadTable } from '../store/tables.ts';
import { isPostgres, transaction } from '../store/transaction.ts';

/** A file that is here. */
export interface StoredUpload {
	id: string;
	purpose: string;
	name: string;
	type: string;
	/** Bytes. */
	size: number;
	/** Milliseconds since 1970; a claimed file stays. */
	expiresAt: number;
	/** The submission that it belongs to. */
	claimedBy: string | null;
}

const selectStored = (db: Db) =>
	db
		.selectFrom('upload')
		.select(['id', 'purpose', 'name', 'type', 'size', 'expires_at as expiresAt', 'claimed_by as claimedBy'])
		.where('state', '=', 'kept');

/** Every file, newest first. */
export function storedFiles(db: Db): Promise<StoredUpload[]> {
	return selectStored(db).orderBy('position', 'desc').execute();
}

/** The files of a submission, in the order they arrived. */
export function claimedFiles(db: Db, submission: string): Promise<StoredUpload[]> {
	return selectStored(db).where('claimed_by', '=', submission).orderBy('position').execute();
}

/** A file that is here, by its id. */
export function findStored(db: Db, id: string): Promise<StoredUpload | undefined> {
	return selectStored(db).where('id', '=', id).executeTakeFirst();
}

interface Place {
	id: string;
	ticket: UploadTicket;
	/** When the place is free again if the file has not come. */
	until: number;
}

/** Holds a place for a file that is on its way. */
export async function holdPlace(db: Db, { id, ticket, until }: Place): Promise<void> {
	const { id: ticket_id, purpose, group: form, name, type, size } = ticket;
	await db
		.insertInto('upload')
		.values({ id, ticket_id, purpose, form, name, type, size, state: 'arriving', expires_at: until })
		.execute();
}

/** Notes that a file is here, and when it goes unless it is claimed; false where it is no longer wanted. */
export async function markStored(db: Db, id: string, expiresAt: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('upload')
		.set({ state: 'kept', expires_at: expiresAt })
		.where('id', '=', id)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Forgets a file that is refused or taken away, and that it was counted. */
export async function forgetFile(db: Db, id: string): Promise<void> {
	await db.deleteFrom('upload').where('id', '=', id).execute();
	await db.deleteFrom('attempt').where('file_id', '=', id).execute();
}

/** How many files a form has sent that no submission has yet, those on their way included, and their bytes. */
export async function sentWith(db: Db, form: string): Promise<{ files: number; size: number }> {
	const { files, size } = await db
		.selectFrom('upload')
		.select(({ fn }) => [
			fn.countAll<number>().as('files'),
			fn.sum<string | number | null>('size').as('size'),
		])
		.where('form', '=', form)
		.where('claimed_by', 'is', null)
		.executeTakeFirstOrThrow();
	return { files, size: Number(size ?? 0) };
}

/** Uses a ticket up; false where it was used before. */
export async function spendTicket(db: Db, id: string, expiresAt: number): Promise<boolean> {
	const { numInsertedOrUpdatedRows = 0n } = await db
		.insertInto('upload_ticket')
		.values({ id, expires_at: expiresAt })
		.onConflict((conflict) => conflict.column('id').doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows > 0n;
}

/** The file that was sent with a ticket, on its way or here, which stays as it is until the transaction ends. */
export function lockSentFor(
	db: Db,
	ticketId: string,
): Promise<{ id: string; state: UploadTable['state']; claimedBy: string | null } | undefined> {
	const rows = db
		.selectFrom('upload')
		.select(['id', 'state', 'claimed_by as claimedBy'])
		.where('ticket_id', '=', ticketId);
	return (isPostgres(db) ? rows.forUpdate() : rows).executeTakeFirst();
}

/** Deletes tickets and unclaimed files whose time is over; gives the number of files. */
export function forgetEnded(db: Db, now: number): Promise<number> {
	return transaction({ db }, async ({ db }) => {
		await db.deleteFrom('upload_ticket').where('expires_at', '<=', now).execute();
		const { numDeletedRows } = await db
			.deleteFrom('upload')
			.where('claimed_by', 'is', null)
			.where('expires_at', '<=', now)
			.executeTakeFirst();
		return Number(numDeletedRows);
	});
}

/**
 * Forgets what was on its way when the service ended. On PostgreSQL it may be on its way to another process, so that what
 * no process receives any more goes once its place is no longer held.
 */
export async function forgetArriving(db: Db): Promise<void> {
	if (!isPostgres(db)) await db.deleteFrom('upload').where('state', '=', 'arriving').execute();
}

/** Databases bound the number of parameters. */
const mostAtOnce = 1000;

/** Gives those of the ids that stand for a file, on its way or here. */
export async function findKnown(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const known = new Set<string>();
	for (let from = 0; from < ids.length; from += mostAtOnce) {
		const some = ids.slice(from, from + mostAtOnce);
		for (const { id } of await db.selectFrom('upload').select('id').where('id', 'in', some).execute())
			known.add(id);
	}
	return known;
}
