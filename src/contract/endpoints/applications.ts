import * as v from 'valibot';
import { teams } from '../careers.ts';
import { endpoint } from '../endpoint.ts';
import { captcha, email, line, links, locale, optionalText, phone, slug, ticked, token } from '../fields.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { uploadIds } from '../uploads.ts';

/** The message at `jobId` where the offer is not, or no longer, to be applied to. */
export const closedMessage = 'field.closed';

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
		'Applies for an offer, or for none with the id "open", with files that were uploaded before; a mail brings the reference and a code that withdraws everything.',
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
