import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fileToUpload } from '../uploads.ts';

/** Where and how the bytes of one file are sent. */
export const uploadTarget = v.object({
	/** The browser posts multipart form data there: each of `payload`, and the file as `file`. */
	url: v.string(),
	payload: v.record(v.string(), v.string()),
	/** DELETE takes the file away again. */
	deleteUrl: v.string(),
	/** When both end, as ISO 8601. */
	expires: v.pipe(v.string(), v.isoTimestamp()),
});
export type UploadTarget = v.InferOutput<typeof uploadTarget>;

export const ticket = endpoint({
	name: 'uploads.ticket',
	method: 'POST',
	path: '/api/uploads/ticket',
	summary: 'Lets one file be sent to the upload service, which alone receives its bytes.',
	request: v.object(fileToUpload),
	data: uploadTarget,
	codes: ['REQUEST_EXCEEDS_LIMIT', 'UNSUPPORTED_MEDIA_TYPE'],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0 },
});
