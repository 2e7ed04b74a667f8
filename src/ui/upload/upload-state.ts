import { toMegabytes } from '#lib/text/format.ts';

/** Where an upload stands: on its way, there, not there, or sent with its form. */
export type UploadStatus = 'loading' | 'success' | 'error' | 'done';

/** Why a file is not there, beyond what its flags say. */
export type UploadCause =
	| { kind: 'empty' | 'folder' | 'offline' | 'unexpected' | 'lapsed' }
	/** Too many files in a short time; `seconds` until the next. */
	| { kind: 'wait'; seconds: number };

/** A file that a visitor chose, as its control holds it. */
export interface UploadedFile {
	/** Given by the browser. */
	uuid: string;
	/** Given by the upload service once the file is there. */
	id?: string;
	name: string;
	/** KB, of 1000 bytes. */
	originalSize: number;
	/** MB with 2 decimals. */
	size: number;
	/** Media type, empty where the browser knows none. */
	type: string;
	/** 0 to 100. */
	progress: number;
	status: UploadStatus;
	errors: { size: boolean; type: boolean };
	cause?: UploadCause;
}

/** What a control takes. */
export interface UploadRules {
	/** Bytes of all files together. */
	maxSize: number;
	maxFiles: number;
	isAllowed: (file: { name: string; type: string }) => boolean;
}

/** A file as a picker or a drop gives it, with the id that it is to have; its size is in bytes. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type'> & { uuid: string; isFolder?: boolean };

/** What the upload of a file came to when it failed. */
export type UploadRefusal = 'size' | 'type' | UploadCause;

export type UploadAction =
	| { kind: 'added'; files: readonly ChosenFile[] }
	| { kind: 'progressed'; uuid: string; percent: number }
	| { kind: 'uploaded'; uuid: string; id: string }
	| { kind: 'failed'; uuid: string; refusal: UploadRefusal }
	| { kind: 'retried'; uuid: string }
	| { kind: 'removed'; uuid: string }
	/** The form was sent with what is there. */
	| { kind: 'sent' }
	/** The service holds the files no longer. */
	| { kind: 'lapsed' };

type Files = readonly UploadedFile[];

const unflagged = { size: false, type: false };

/** The size of a file in bytes. */
export function countBytes({ originalSize }: UploadedFile): number {
	return Math.round(originalSize * 1000);
}

const holdsPlace = ({ status }: UploadedFile) => status !== 'error';

function roomIn(files: Files, { maxFiles, maxSize }: UploadRules): { files: number; bytes: number } {
	const held = files.filter(holdsPlace);
	const used = held.reduce((sum, file) => sum + countBytes(file), 0);
	return { files: maxFiles - held.length, bytes: maxSize - used };
}

/** Whether the control takes no more: every place is taken or the size is used up. */
export function isFull(files: Files, rules: UploadRules): boolean {
	const room = roomIn(files, rules);
	return room.files <= 0 || room.bytes <= 0;
}

/** Whether a file alone weighs more than all may together. */
export function isTooLarge(file: UploadedFile, { maxSize }: UploadRules): boolean {
	return countBytes(file) > maxSize;
}

/** Whether sending a file once more may help. */
export function isRetriable(file: UploadedFile, rules: UploadRules): boolean {
	const isHopeless = file.cause?.kind === 'empty' || file.cause?.kind === 'folder';
	return file.status === 'error' && !isHopeless && !file.errors.type && !isTooLarge(file, rules);
}

/** The file as it enters beside others: on its way, or with what is wrong with it and not sent. */
function entering(file: UploadedFile, others: Files, rules: UploadRules): UploadedFile {
	const room = roomIn(others, rules);
	const bytes = countBytes(file);
	const errors = { size: bytes > room.bytes || room.files < 1, type: !rules.isAllowed(file) };
	const { cause: _, ...rest } = file;
	const fresh = { ...rest, progress: 0, errors };
	if (errors.size || errors.type) return { ...fresh, status: 'error' };
	return bytes === 0
		? { ...fresh, status: 'error', cause: { kind: 'empty' } }
		: { ...fresh, status: 'loading' };
}

/** A folder comes in as what it is, and takes no place. */
const toFolder = (folder: ChosenFile): UploadedFile => ({
	...toFile({ ...folder, size: 0, type: '' }),
	status: 'error',
	cause: { kind: 'folder' },
});

function toFile({ uuid, name, size, type }: ChosenFile): UploadedFile {
	const entity = { uuid, name, originalSize: size / 1000, size: toMegabytes(size), type };
	return { ...entity, progress: 0, status: 'loading', errors: unflagged };
}

/** Where only one file is taken, a new one takes the place of one that failed. */
function add(files: Files, chosen: readonly ChosenFile[], rules: UploadRules): Files {
	const all = rules.maxFiles === 1 ? files.filter(holdsPlace) : [...files];
	for (const one of chosen) all.push(one.isFolder ? toFolder(one) : entering(toFile(one), all, rules));
	return all;
}

function failed(file: UploadedFile, refusal: UploadRefusal): UploadedFile {
	const errors = { size: refusal === 'size', type: refusal === 'type' };
	return {
		...file,
		status: 'error',
		progress: 0,
		errors,
		...(typeof refusal === 'object' && { cause: refusal }),
	};
}

const change = (files: Files, uuid: string, to: (file: UploadedFile) => UploadedFile): Files =>
	files.map((file) => (file.uuid === uuid ? to(file) : file));

/** Changes a file that is on its way; whatever comes later is past. */
const whileLoading = (files: Files, uuid: string, to: (file: UploadedFile) => UploadedFile): Files =>
	change(files, uuid, (file) => (file.status === 'loading' ? to(file) : file));

const whereThere = (files: Files, to: (file: UploadedFile) => UploadedFile): Files =>
	files.map((file) => (file.status === 'success' ? to(file) : file));

/** The files after what happened. */
export function uploadsAfter(files: Files, action: UploadAction, rules: UploadRules): Files {
	switch (action.kind) {
		case 'added':
			return add(files, action.files, rules);
		case 'progressed':
			return whileLoading(files, action.uuid, (file) => ({ ...file, progress: action.percent }));
		case 'uploaded':
			return whileLoading(files, action.uuid, (file) => ({
				...file,
				id: action.id,
				progress: 100,
				status: 'success',
			}));
		case 'failed':
			return whileLoading(files, action.uuid, (file) => failed(file, action.refusal));
		case 'retried': {
			const others = files.filter(({ uuid }) => uuid !== action.uuid);
			return change(files, action.uuid, (file) =>
				isRetriable(file, rules) ? entering(file, others, rules) : file,
			);
		}
		case 'removed':
			return files.filter(({ uuid }) => uuid !== action.uuid);
		case 'sent':
			return whereThere(files, (file) => ({ ...file, status: 'done' }));
		case 'lapsed':
			return whereThere(files, ({ id: _, ...file }) => failed(file, { kind: 'lapsed' }));
	}
}

/**
 * What a form sends: the ids of its files. One that is refused, failed or on its way stands as an empty id, which the
 * form refuses: nothing that its sender chose is left behind in silence.
 */
export function listIds(files: Files): string[] {
	return files.map(({ id }) => id ?? '');
}

/** Why files keep their form from being sent, in the order in which it is said. */
export const uploadObstacles = ['refused', 'lapsed', 'failed', 'loading'] as const;
export type UploadObstacle = (typeof uploadObstacles)[number];

function findObstacle({ status, errors, cause }: UploadedFile): UploadObstacle | undefined {
	if (status === 'loading') return 'loading';
	if (status !== 'error') return undefined;
	if (errors.size || errors.type || cause?.kind === 'empty' || cause?.kind === 'folder') return 'refused';
	return cause?.kind === 'lapsed' ? 'lapsed' : 'failed';
}

/** How many of the files keep their form from being sent for that reason. */
export function countObstacles(files: Files, obstacle: UploadObstacle): number {
	return files.filter((file) => findObstacle(file) === obstacle).length;
}

/** What is to be said aloud, in the order it happened. */
export type UploadNews =
	| { kind: 'progressed'; file: UploadedFile; percent: number }
	| { kind: 'uploaded' | 'failed' | 'removed'; file: UploadedFile };

const quarter = ({ progress }: UploadedFile) => Math.floor(progress / 25) * 25;

function newsOf(file: UploadedFile, before: UploadedFile | undefined): UploadNews[] {
	if (file.status === 'error')
		return before === undefined || before.status !== 'error' ? [{ kind: 'failed', file }] : [];
	if (file.status === 'success') return before?.status === 'loading' ? [{ kind: 'uploaded', file }] : [];
	const percent = quarter(file);
	const isNew = file.status === 'loading' && percent > (before ? quarter(before) : 0);
	return isNew ? [{ kind: 'progressed', file, percent }] : [];
}

/** What happened between two moments that is worth saying: progress at each quarter, ends and failures. */
export function newsBetween(before: Files, after: Files): UploadNews[] {
	const gone = before.filter(({ uuid }) => !after.some((file) => file.uuid === uuid));
	return [
		...after.flatMap((file) =>
			newsOf(
				file,
				before.find(({ uuid }) => uuid === file.uuid),
			),
		),
		...gone.map((file): UploadNews => ({ kind: 'removed', file })),
	];
}
