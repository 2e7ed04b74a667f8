import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { mostFiles, type UploadTicket, uploadSubjects, uploadTicket } from '#contract/uploads.ts';
import { isSignedQuery } from '#lib/url/signed-link.ts';
import { type AccountRefusal, refuse, refuseUntil } from '../shared/answer.ts';
import { untilCounted } from '../shared/attempts.ts';
import { transaction } from '../store/transaction.ts';
import { holdPlace, sentWith, spendTicket } from './rows.ts';

/** Where a file comes from and what it will be called. */
export interface Arrival {
	/** The file's own id. */
	id: string;
	/** The sender's address, as limits count it. */
	address: string;
}

export interface Admission {
	ok: true;
	ticket: UploadTicket;
}

interface AdmitContext {
	db: DatabaseSync;
	now(): number;
	signingKey: string;
}

const badTicket = refuse('UPLOAD_REFUSED', { status: 403 });
const tooMuch = refuse('REQUEST_EXCEEDS_LIMIT', { status: 413 });

function parseTicket(text: string): UploadTicket | undefined {
	try {
		const parsed = v.safeParse(uploadTicket, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
		return parsed.success ? parsed.output : undefined;
	} catch {
		return undefined;
	}
}

function refuseTooMuch(db: DatabaseSync, { group, purpose, size }: UploadTicket): AccountRefusal | undefined {
	const sent = sentWith(db, group);
	const isOver = sent.files >= mostFiles(purpose) || sent.size + size > limits.upload.size;
	return isOver ? tooMuch : undefined;
}

const { upload, uploadPerAddress, uploadTries } = limits.attempts;

/** Refuses a form, and an address that may be many visitors', whose limit is reached. What counts is kept by the caller. */
function countUpload(
	{ db, now }: Pick<AdmitContext, 'db' | 'now'>,
	{ id, address }: Arrival,
	{ group }: UploadTicket,
): AccountRefusal | undefined {
	const wait = untilCounted(
		db,
		[
			{ key: `upload form ${group}`, fileId: id, ...upload },
			{ key: `upload ${address}`, fileId: id, ...uploadPerAddress },
			{ key: `upload try ${address}`, ...uploadTries },
		].map((allowance) => ({ ...allowance, now: now() })),
	);
	return wait > 0 ? refuseUntil(wait) : undefined;
}

/** Lets the file in that a ticket is for, once, and holds its place. */
export async function admit(
	{ db, now, signingKey }: AdmitContext,
	fields: ReadonlyMap<string, string>,
	arrival: Arrival,
): Promise<Admission | AccountRefusal> {
	const text = fields.get('ticket') ?? '';
	const query = new URLSearchParams([...fields]);
	const isOurs = await isSignedQuery(uploadSubjects.send(text), query, { key: signingKey, now: now() });
	const ticket = isOurs ? parseTicket(text) : undefined;
	if (!ticket) return badTicket;
	const expiresAt = Number(fields.get('expires')) * 1000;
	return transaction(db, () => {
		const refusal = refuseTooMuch(db, ticket) ?? countUpload({ db, now }, arrival, ticket);
		if (refusal) return refusal;
		if (!spendTicket(db, ticket.id, expiresAt)) return badTicket;
		holdPlace(db, arrival.id, { ticket, expiresAt });
		return { ok: true, ticket };
	});
}
