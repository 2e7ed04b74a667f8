import * as v from 'valibot';
import { limits } from './limits.ts';

/** How many files a form of each purpose takes; together they weigh at most `limits.upload.size`. */
const filesFor = { career: 5, issue: 3, playtest: limits.upload.files } as const;

export type UploadPurpose = keyof typeof filesFor;
export const uploadPurposes = Object.keys(filesFor) as UploadPurpose[];

/** How many files one form of that purpose takes. */
export function mostFiles(purpose: UploadPurpose): number {
	return filesFor[purpose];
}

/** Media types that may be uploaded; those of games' saves and of files no system knows are empty. */
const mediaTypes = [
	'image/*',
	'video/*',
	'text/plain',
	'application/pdf',
	'application/x-7z-compressed',
	'application/vnd.rar',
	'application/x-rar',
	'application/x-rar-compressed',
	'application/zip',
	'application/x-zip',
	'application/x-zip-compressed',
	'',
];

/** Names' endings that may be uploaded whatever media type a browser gives them. */
const extensions = [
	'jpeg',
	'jpg',
	'gif',
	'png',
	'txt',
	'log',
	'doc',
	'docx',
	'lsv',
	'lsx',
	'pdf',
	'7z',
	'rar',
	'zip',
];

/** What a file says of itself before anybody looks into it. */
export interface FileClaim {
	name: string;
	/** Its media type, empty where the browser knows none. */
	type: string;
}

/** The ending of a file's name in lower case, without the dot. */
export function getExtension(name: string): string {
	return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** A media type in lower case and without parameters. */
export function getMediaType(type: string): string {
	return type.replace(/;.*$/s, '').trim().toLowerCase();
}

/** Whether a file may be uploaded by what it says of itself; what it is shows when the upload service looks into it. */
export function isAllowedFile({ name, type }: FileClaim): boolean {
	const given = getMediaType(type);
	const isListed = mediaTypes.includes(given) || mediaTypes.includes(given.replace(/\/.*$/s, '/*'));
	return isListed || extensions.includes(getExtension(name));
}

/** The same list as a file picker takes it. */
export const acceptedFiles = [
	...extensions.map((extension) => `.${extension}`),
	...mediaTypes.filter(Boolean),
].join(',');

/** What an uploader takes: one file, or as many as forms of a purpose do. */
export function uploadRules(purpose?: UploadPurpose) {
	return {
		/** Bytes of all files together. */
		maxSize: limits.upload.size,
		maxFiles: purpose ? mostFiles(purpose) : limits.upload.files,
		isAllowed: isAllowedFile,
	};
}

const required = 'field.required';
const oneLine = /^[^\p{Cc}]*$/u;

/** What a browser says of a file that it wants to upload. */
export const fileToUpload = {
	purpose: v.picklist(uploadPurposes, required),
	/** Random, one for each form that is filled in. */
	group: v.pipe(v.string(required), v.regex(/^[\w-]{16,64}$/, 'field.choice')),
	name: v.pipe(
		v.string(required),
		v.nonEmpty(required),
		v.maxLength(255, 'field.max|255'),
		v.regex(oneLine, 'field.line'),
	),
	/** Bytes. */
	size: v.pipe(v.number(required), v.integer(required), v.minValue(1, required)),
	type: v.pipe(v.string(required), v.maxLength(127, 'field.max|127'), v.regex(oneLine, 'field.line')),
};

/** What a function lets somebody upload: one file, once. It travels signed. */
export const uploadTicket = v.object({ id: v.string(), ...fileToUpload });
export type UploadTicket = v.InferOutput<typeof uploadTicket>;

/** What a signature lets its bearer do with the upload service, as the subject that is signed. */
export const uploadSubjects = {
	/** `text` is the ticket as it travels. */
	send: (text: string) => `send ${text}`,
	remove: (ticketId: string) => `remove ${ticketId}`,
	read: (fileId: string) => `read ${fileId}`,
};

/** What the upload service answers to the one who sent a file. */
export const storedFile = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/**
 * The ids of uploaded files in a form's request. A control gives an empty id for a file that is refused, failed or on its
 * way, so that no form leaves without a file that its sender chose.
 */
export function uploadIds(purpose: UploadPurpose, least = 0) {
	return v.config(
		v.pipe(
			v.array(v.string(required), required),
			v.minLength(least, required),
			v.check((ids) => ids.every(Boolean), 'field.uploads'),
			v.maxLength(filesFor[purpose], 'field.choice'),
			v.check((ids) => ids.every((id) => /^[\w-]{1,64}$/.test(id)), 'field.choice'),
		),
		{ abortPipeEarly: true },
	);
}
