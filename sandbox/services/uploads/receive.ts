import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { type AccountRefusal, refuse } from '../account/answer.ts';
import { type Admission, type Arrival, admit } from './admit.ts';
import { type Body, openBody } from './body.ts';
import { isWhatItSays } from './content.ts';
import type { UploadFolder } from './folder.ts';
import { boundaryOf, MultipartError, type MultipartPart, partsOf } from './multipart.ts';
import { forgetFile, markStored } from './rows.ts';

/** What the upload service works with. */
export interface UploadPlace {
	db: DatabaseSync;
	folder: UploadFolder;
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

/**
 * Reads the form while it arrives. The ticket may stand before or after the file; before it, nothing is read for a
 * ticket that does not hold.
 */
async function readForm(
	place: UploadPlace,
	parts: AsyncIterable<MultipartPart>,
	arrival: Arrival,
): Promise<{ admission: Admission | AccountRefusal; size: number } | AccountRefusal> {
	const fields = new Map<string, string>();
	let admission: Admission | AccountRefusal | undefined;
	let size: number | undefined;
	for await (const part of parts) {
		const isFile = part.filename !== undefined;
		if (isFile !== (part.name === 'file') || (isFile && size !== undefined)) return malformed;
		if (!isFile) {
			fields.set(part.name, await textOf(part));
			continue;
		}
		if (fields.has('ticket')) admission = await admit(place, fields, arrival);
		if (admission && !admission.ok) return admission;
		const most = admission?.ticket.size ?? limits.upload.size;
		size = await place.folder.take(arrival.id, part.bytes, most);
		if (size > most) return wrongSize;
	}
	if (size === undefined) return malformed;
	return { admission: admission ?? (await admit(place, fields, arrival)), size };
}

async function judge(
	place: UploadPlace,
	parts: AsyncIterable<MultipartPart>,
	arrival: Arrival,
): Promise<Received> {
	const form = await readForm(place, parts, arrival);
	if (!('size' in form)) return form;
	const { admission, size } = form;
	if (!admission.ok) return admission;
	if (size !== admission.ticket.size) return wrongSize;
	if (!(await isWhatItSays(await place.folder.readTaken(arrival.id), admission.ticket))) return wrongType;
	await place.folder.keep(arrival.id);
	return markStored(place.db, arrival.id) ? { ok: true, id: arrival.id } : unwanted;
}

/** A form that breaks off is shorter than it said, whether its sender or our limit ended it. */
function refuseForm(error: unknown): AccountRefusal {
	if (!(error instanceof MultipartError)) throw error;
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
			forgetFile(place.db, arrival.id);
			await place.folder.remove(arrival.id);
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
