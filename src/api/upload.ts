import * as v from 'valibot';
import { ticket, type UploadTarget } from '#contract/endpoints/applications.ts';
import { storedFile, type UploadPurpose } from '#contract/uploads.ts';
import { call } from './call.ts';

/** Why a file was not taken: a status of the function or of the upload service, or no answer. */
export type UploadFailure =
	| { kind: 'failed'; status: number; retryAfter?: number }
	| { kind: 'offline' }
	| { kind: 'unexpected' };

export interface UploadOptions {
	signal: AbortSignal;
	/** Called with 0 to 100 as bytes are sent. */
	onProgress: (percent: number) => void;
}

/** Milliseconds without a byte after which a connection counts as lost. */
const patience = 30_000;

const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

function outcomeOf(request: XMLHttpRequest): { kind: 'ok'; id: string } | UploadFailure {
	const { status, responseText } = request;
	const wait = Number(request.getResponseHeader('Retry-After') ?? 0);
	if (status !== 200) return { kind: 'failed', status, ...(wait > 0 && { retryAfter: wait }) };
	const answer = v.safeParse(storedFile, parseJson(responseText));
	return answer.success ? { kind: 'ok', id: answer.output.id } : { kind: 'unexpected' };
}

function formOf(file: File, payload: UploadTarget['payload']): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(payload)) form.append(name, value);
	form.append('file', file);
	return form;
}

/** Ends a request that has been still for too long; each call of what it returns is a sign of life. */
function endWhenStill(request: XMLHttpRequest): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	request.addEventListener('loadend', () => clearTimeout(timer));
	return () => {
		clearTimeout(timer);
		timer = setTimeout(() => request.abort(), patience);
	};
}

/** Posts a file as `file`, with the extra fields before it, to any address that takes such forms; never throws. */
export function postFile(
	file: File,
	{ url, payload }: Pick<UploadTarget, 'url' | 'payload'>,
	{ signal, onProgress }: UploadOptions,
): Promise<{ kind: 'ok'; id: string } | UploadFailure> {
	// fetch has no progress of bytes that are sent.
	const request = new XMLHttpRequest();
	const isAlive = endWhenStill(request);
	return new Promise((resolve) => {
		request.upload.addEventListener('progress', ({ loaded, total }) => {
			isAlive();
			onProgress(Math.floor((100 * loaded) / total));
		});
		request.addEventListener('load', () => resolve(outcomeOf(request)));
		for (const end of ['error', 'abort']) request.addEventListener(end, () => resolve({ kind: 'offline' }));
		if (signal.aborted) return resolve({ kind: 'offline' });
		signal.addEventListener('abort', () => request.abort());
		request.open('POST', url);
		request.withCredentials = true;
		request.send(formOf(file, payload));
		isAlive();
	});
}

/** Milliseconds that taking a file away may take: what is sent next waits for it. */
const patienceForRemoval = 5000;

/** Removes a file; true where the service has answered. */
export function deleteFile(deleteUrl: string): Promise<boolean> {
	const stop = new AbortController();
	const timer = setTimeout(() => stop.abort(), patienceForRemoval);
	const { signal } = stop;
	return fetch(deleteUrl, { method: 'DELETE', credentials: 'include', keepalive: true, signal })
		.then(
			// What it refuses, as for a file that a form has claimed, it refuses the next time, too.
			({ status }) => status < 500,
			() => false,
		)
		.finally(() => clearTimeout(timer));
}

/** A file that the upload service took from this page. */
interface TakenFile {
	/** Given by the service. */
	id: string;
	name: string;
	/** Bytes. */
	size: number;
}

const taken = new Map<string, TakenFile>();

/** What files are that this page has uploaded, by their ids in that order: as they left, whatever their control shows. */
export function uploadedFiles(ids: readonly string[]): TakenFile[] {
	return ids.flatMap((id) => taken.get(id) ?? []);
}

/** Sends the files of one form to the upload service, each with a ticket. */
export function createUploader(purpose: UploadPurpose) {
	const group = crypto.randomUUID();
	/** Files that may have arrived although nobody heard so: they would count against the form. */
	const abandoned = new Set<string>();
	const remove = async (deleteUrl: string): Promise<void> => {
		abandoned.add(deleteUrl);
		if (await deleteFile(deleteUrl)) abandoned.delete(deleteUrl);
	};
	return {
		async send(file: File, options: UploadOptions) {
			await Promise.all([...abandoned].map(remove));
			const { name, size, type } = file;
			const { signal } = options;
			const issued = await call(ticket, { purpose, group, name, size, type }, { quiet: true, signal });
			if (issued.kind === 'redirect') return { kind: 'unexpected' } satisfies UploadFailure;
			if (issued.kind !== 'ok') return issued satisfies UploadFailure;
			const { deleteUrl } = issued.data;
			const sent = await postFile(file, issued.data, options);
			if (sent.kind === 'offline' || sent.kind === 'unexpected') void remove(deleteUrl);
			if (sent.kind !== 'ok') return sent;
			taken.set(sent.id, { id: sent.id, name, size });
			return { ...sent, deleteUrl };
		},
		remove,
	};
}
