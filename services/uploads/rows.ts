import type { DatabaseSync } from 'node:sqlite';
import type { UploadTicket } from '#contract/uploads.ts';
import { all, get, run } from '../store/query.ts';

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

const columns = `SELECT id, purpose, name, type, size, expires_at AS expiresAt, claimed_by AS claimedBy FROM upload
	WHERE state = 'kept'`;

/** Every file, newest first. */
export function storedFiles(db: DatabaseSync): StoredUpload[] {
	return all<StoredUpload>(db, `${columns} ORDER BY rowid DESC`);
}

/** The files of a submission, in the order they arrived. */
export function claimedFiles(db: DatabaseSync, submission: string): StoredUpload[] {
	return all<StoredUpload>(db, `${columns} AND claimed_by = ? ORDER BY rowid`, submission);
}

export function findStored(db: DatabaseSync, id: string): StoredUpload | undefined {
	return get<StoredUpload>(db, `${columns} AND id = ?`, id);
}

const insert = `INSERT INTO upload (id, ticket_id, purpose, form, name, type, size, state, expires_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, 'arriving', ?)`;

/** Holds a place for a file that is on its way. */
export function holdPlace(
	db: DatabaseSync,
	id: string,
	{ ticket, expiresAt }: { ticket: UploadTicket; expiresAt: number },
): void {
	const { purpose, group, name, type, size } = ticket;
	run(db, insert, id, ticket.id, purpose, group, name, type, size, expiresAt);
}

/** Notes that a file is here; false where it is no longer wanted. */
export function markStored(db: DatabaseSync, id: string): boolean {
	return run(db, `UPDATE upload SET state = 'kept' WHERE id = ?`, id) > 0;
}

/** Forgets a file that is refused or taken away, and that it was counted. */
export function forgetFile(db: DatabaseSync, id: string): void {
	run(db, 'DELETE FROM upload WHERE id = ?', id);
	run(db, 'DELETE FROM attempt WHERE file_id = ?', id);
}

/** How many files a form has sent that no submission has yet, those on their way included, and their bytes. */
export function sentWith(db: DatabaseSync, form: string): { files: number; size: number } {
	const sql =
		'SELECT count(*) AS files, coalesce(sum(size), 0) AS size FROM upload WHERE form = ? AND claimed_by IS NULL';
	return get<{ files: number; size: number }>(db, sql, form) ?? { files: 0, size: 0 };
}

/** Uses a ticket up; false where it was used before. */
export function spendTicket(db: DatabaseSync, id: string, expiresAt: number): boolean {
	return run(db, 'INSERT OR IGNORE INTO upload_ticket (id, expires_at) VALUES (?, ?)', id, expiresAt) > 0;
}

/** The file that was sent with a ticket, on its way or here. */
export function sentFor(
	db: DatabaseSync,
	ticketId: string,
): { id: string; claimedBy: string | null } | undefined {
	const sql = 'SELECT id, claimed_by AS claimedBy FROM upload WHERE ticket_id = ?';
	return get<{ id: string; claimedBy: string | null }>(db, sql, ticketId);
}

/** Deletes tickets and unclaimed files whose time is over; gives the number of files. */
export function forgetEnded(db: DatabaseSync, now: number): number {
	run(db, 'DELETE FROM upload_ticket WHERE expires_at <= ?', now);
	return run(db, 'DELETE FROM upload WHERE claimed_by IS NULL AND expires_at <= ?', now);
}

/** Forgets what was on its way when the service ended. */
export function forgetArriving(db: DatabaseSync): void {
	run(db, `DELETE FROM upload WHERE state = 'arriving'`);
}

export function isKnown(db: DatabaseSync, id: string): boolean {
	return get(db, 'SELECT 1 FROM upload WHERE id = ?', id) !== undefined;
}
