import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captcha, email, line, links, locale, optionalText, phone, slug, ticked, token } from '../fields.ts';
import { teams } from '../jobs.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { fileToUpload, uploadIds } from '../uploads.ts';

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

/** The message at `jobId` where the job is not, or no longer, to be applied to. */
export const closedMessage = 'field.closed';

/** The message at `jobId` where the job is applied for at the ATS that it comes from. */
export const elsewhereMessage = 'field.elsewhere';

const jobId = v.pipe(
	v.string('field.required'),
	v.nonEmpty('field.required'),
	v.regex(/^[a-z\d][\w-]{0,63}$/i, 'field.choice'),
);

export const apply = endpoint({
	name: 'careers.apply',
	method: 'POST',
	path: '/api/careers/apply',
	summary:
		'Applies for a job, or for none with the id "open", with files that were uploaded before; a mail brings the reference and a code that withdraws everything.',
	request: v.object({
		jobId,
		/** Where and what somebody would like to work as, of an open application. */
		studio: v.optional(slug),
		team: v.optional(v.picklist(teams, 'field.choice')),
		firstName: line(limits.name),
		lastName: line(limits.name),
		email,
		phone,
		/** Addresses on the web, one a line. */
		links: v.optional(links),
		coverLetter: v.optional(optionalText),
		files: uploadIds('career', 1),
		consent: ticked,
		/** The language of the mail. */
		locale: v.optional(locale, locales[0]),
		captcha,
	}),
	data: v.object({ reference: v.pipe(v.string(), v.nonEmpty()) }),
	codes: ['INVALID_PARAMETERS', 'UPLOAD_REFUSED'],
	policy: {
		auth: 'none',
		csrf: 'same-origin',
		botCheck: { action: 'apply', when: 'always' },
		cache: 0,
		creates: true,
	},
});

/** The same on a site without uploads: links stand in for the files. */
export const applyWithLinks = endpoint({
	...apply,
	request: v.object({
		...apply.request.entries,
		links: v.pipe(links, v.nonEmpty('field.required')),
		files: v.optional(v.pipe(v.array(v.string()), v.maxLength(0, 'field.choice')), []),
	}),
});

export const withdraw = endpoint({
	name: 'careers.withdraw',
	method: 'POST',
	path: '/api/careers/withdraw',
	summary:
		'Deletes an application with its files, once, with the reference and the code from its mail as `token`.',
	request: v.object({ reference: line({ min: 1, max: 40 }), token }),
	data: v.null(),
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0 },
});
