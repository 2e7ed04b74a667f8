import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { type AccountRefusal, refuse } from '../shared/answer.ts';
import type { Db } from '../store/store.ts';
import { type Admission, type Arrival, admit } from './admit.ts';
import { type Body, openBody } from './body.ts';
import { isWhatItSays } from './content.ts';
import { logFailure, refuseFailure } from './failure.ts';
import type { FileStore } from './files.ts';
import { boundaryOf, MultipartError, type MultipartPart, partsOf } from './multipart.ts';
import { forgetFile, markStored } from './rows.ts';

/** What the upload service works with. */
export interface UploadPlace {
	db: Db;
	files: FileStore;
	now(): number;
	signingKey: string;
}

type Received = { ok: true; id: string } | AccountRefusal;

/** What a form may weigh beyond its file, and what one of its other values may. */
const overhead = 64 * 1024;
const longestValue = 4096;

const malformed = refuse('INVALID_PARAMETERS', { status: 400 });
const noForm = refuse('UNSUPPORTED_MEDIA_TYPE', { status: 415 });
const wrongSize = refuse('REQUEST_EXCEEDS_LIMIT', { status: 413 });
const wrongType = refuse('UNSUPPORTED_MEDIA_TYPE', { status: 415 });
const unwanted = refuse('UPLOAD_REFUSED', { status: 403 });

async function textOf({ bytes }: MultipartPart): Promise<string> {
	let text = Buffer.alloc(0);
	for await (const chunk of bytes) {
		text = Buffer.concat([text, chunk]);
		if (text.length > longestValue) throw new MultipartError('malformed');
	}
	return text.toString('utf8');
}

type Fields = ReadonlyMap<string, string>;

/** Reads what stands before the file, up to the file itself. */
async function readFields(
	parts: AsyncIterator<MultipartPart>,
): Promise<{ fields: Fields; file: MultipartPart }> {
	const fields = new Map<string, string>();
	let length = 0;
	for (let next = await parts.next(); !next.done; next = await parts.next()) {
		const { value: part } = next;
		if (part.filename !== undefined) return { fields, file: part };
		const text = await textOf(part);
		length += part.name.length + text.length;
		if (length > overhead) throw new MultipartError('malformed');
		fields.set(part.name, text);
	}
	throw new MultipartError('malformed');
}

/** Reads what follows the file: nothing that counts, and no other file. */
async function readRest(parts: AsyncIterator<MultipartPart>): Promise<void> {
	for (let next = await parts.next(); !next.done; next = await parts.next())
		if (next.value.filename !== undefined || next.value.name === 'file')
			throw new MultipartError('malformed');
}

/** Reads the form while it arrives. Its ticket stands before its file, of which nothing is read for one that does not hold. */
async function readForm(
	place: UploadPlace,
	parts: AsyncIterator<MultipartPart>,
	arrival: Arrival,
): Promise<(Admission & { size: number }) | AccountRefusal> {
	const { fields, file } = await readFields(parts);
	if (file.name !== 'file' || fields.has('file')) return malformed;
	const admission = await admit(place, fields, arrival);
	if (!admission.ok) return admission;
	const { ticket } = admission;
	const size = await place.files.take(arrival.id, file.bytes, ticket.size);
	if (size > ticket.size) return wrongSize;
	await readRest(parts);
	return { ...admission, size };
}

async function judge(
	place: UploadPlace,
	parts: AsyncIterator<MultipartPart>,
	arrival: Arrival,
): Promise<Received> {
	const form = await readForm(place, parts, arrival);
	if (!form.ok) return form;
	if (form.size !== form.ticket.size) return wrongSize;
	if (!(await isWhatItSays(await place.files.readTaken(arrival.id), form.ticket))) return wrongType;
	await place.files.keep(arrival.id);
	const isStored = await markStored(place.db, arrival.id, form.expiresAt);
	return isStored ? { ok: true, id: arrival.id } : unwanted;
}

/** A form that breaks off is shorter than it said, whether its sender or our limit ended it. */
function refuseForm(error: unknown): AccountRefusal {
	if (!(error instanceof MultipartError)) return refuseFailure(error);
	return error.kind === 'unfinished' ? wrongSize : malformed;
}

async function receiveForm(
	place: UploadPlace,
	form: { body: Body; boundary: string },
	address: string,
): Promise<Received> {
	const arrival = { id: randomUUID(), address };
	let received: Received | undefined;
	try {
		received = await judge(place, partsOf(form.body.chunks, form.boundary), arrival).catch(refuseForm);
		return received;
	} finally {
		if (!received?.ok) {
			// What cannot be removed now goes with a sweep.
			const removed = place.files.remove(arrival.id).catch(logFailure);
			await Promise.all([removed, forgetFile(place.db, arrival.id)]);
		}
	}
}

/** Takes one file with its ticket; whatever is refused or breaks off leaves nothing behind. */
export async function receive(place: UploadPlace, request: Request, address: string): Promise<Received> {
	const boundary = boundaryOf(request.headers.get('Content-Type') ?? '');
	if (!boundary) return noForm;
	const most = limits.upload.size + overhead;
	if (Number(request.headers.get('Content-Length') ?? 0) > most) return wrongSize;
	const body = openBody(request, most);
	try {
		return await receiveForm(place, { body, boundary }, address);
	} finally {
		void body.letPass();
	}
}
