import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { mostFiles, type UploadTicket, uploadSubjects, uploadTicket } from '#contract/uploads.ts';
import { isSignedQuery } from '#lib/url/signed-link.ts';
import { type AccountRefusal, refuse, refuseUntil } from '../shared/answer.ts';
import { type Allowance, untilCounted } from '../shared/attempts.ts';
import { withoutNul } from '../shared/clean-input.ts';
import type { Db } from '../store/store.ts';
import { lockKeys, transaction } from '../store/transaction.ts';
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
	/** When the ticket ends, and the file with it unless a submission claims it. */
	expiresAt: number;
}

interface AdmitContext {
	db: Db;
	now(): number;
	signingKey: string;
}

/**
 * How long a place is held for a file on its way, in milliseconds: longer than a request may take, and short enough for
 * one whose process ended in the middle.
 */
const longestArrival = 10 * 60_000;

const badTicket = refuse('UPLOAD_REFUSED', { status: 403 });
const tooMuch = refuse('REQUEST_EXCEEDS_LIMIT', { status: 413 });

function parseTicket(text: string): UploadTicket | undefined {
	try {
		const parsed = v.safeParse(
			uploadTicket,
			withoutNul(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))),
		);
		return parsed.success ? parsed.output : undefined;
	} catch {
		return undefined;
	}
}

async function refuseTooMuch(
	db: Db,
	{ group, purpose, size }: UploadTicket,
): Promise<AccountRefusal | undefined> {
	const sent = await sentWith(db, group);
	const isOver = sent.files >= mostFiles(purpose) || sent.size + size > limits.upload.size;
	return isOver ? tooMuch : undefined;
}

const { upload, uploadPerAddress, uploadTries } = limits.attempts;

/** What an upload counts for: its form, and an address that may be many visitors'. */
function allowancesOf({ id, address }: Arrival, { group }: UploadTicket): Allowance[] {
	return [
		{ key: `upload form ${group}`, fileId: id, ...upload },
		{ key: `upload ${address}`, fileId: id, ...uploadPerAddress },
		{ key: `upload try ${address}`, ...uploadTries },
	];
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
	return transaction({ db, now }, async ({ db, now }) => {
		const allowances = allowancesOf(arrival, ticket);
		// Before the files of the form are counted, so that two at once do not both find room.
		await lockKeys(
			{ db },
			allowances.map(({ key }) => key),
		);
		const excess = await refuseTooMuch(db, ticket);
		if (excess) return excess;
		// What counts is kept, whatever becomes of the file.
		const wait = await untilCounted({ db, now }, allowances);
		if (wait > 0) return refuseUntil(wait);
		if (!(await spendTicket(db, ticket.id, expiresAt))) return badTicket;
		await holdPlace(db, { id: arrival.id, ticket, until: Math.min(expiresAt, now() + longestArrival) });
		return { ok: true, ticket, expiresAt };
	});
}
