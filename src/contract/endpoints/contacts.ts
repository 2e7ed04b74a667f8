import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captcha, email, line, locale, sentences } from '../fields.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';

/** What names one of some choices that the CMS gives. */
export const choiceId = v.pipe(
	v.string('field.required'),
	v.nonEmpty('field.required'),
	v.regex(/^[\w-]{1,64}$/, 'field.choice'),
);

/** What a message to the studio is found by again. */
export const receipt = v.object({ reference: v.pipe(v.string(), v.nonEmpty()) });

export const contacts = endpoint({
	name: 'contacts',
	method: 'POST',
	path: '/api/contacts',
	summary: 'Sends a message to the studio; it goes to those who read its category.',
	takes: 'form',
	request: v.object({
		/** As the CMS has them at /api/contacts/form. */
		category: choiceId,
		name: line(limits.name),
		email,
		subject: line(limits.subject),
		message: sentences,
		locale: v.optional(locale, locales[0]),
		captcha,
	}),
	data: receipt,
	codes: [],
	policy: {
		auth: 'none',
		csrf: 'same-origin',
		cache: 0,
		botCheck: { action: 'login', when: 'always' },
		creates: true,
	},
});
