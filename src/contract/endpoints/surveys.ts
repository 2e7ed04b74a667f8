import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captcha, locale, slug, token } from '../fields.ts';
import { locales } from '../locales.ts';

/** How long anyone may keep the definition, in seconds: what an editor publishes is read soon after. */
const cache = 60;

/** The survey as the CMS has it. */
export const survey = v.object({
	code: v.pipe(v.string(), v.nonEmpty()),
	/** Its definition: JSON in SurveyJS's format, as text. */
	config: v.string(),
	/** The rooms by the slugs of their offices; a closed one takes no sign-ups. */
	rooms: v.array(v.object({ location: v.string(), open: v.boolean() })),
});
export type SurveyEntry = v.InferOutput<typeof survey>;

export const readSurvey = endpoint({
	name: 'surveys.read',
	method: 'GET',
	path: '/api/contact-surveys/code/playtester',
	summary: 'The definition of the playtest survey, and which rooms are open.',
	request: v.object({ locale: v.optional(locale, locales[0]) }),
	data: survey,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'none', cache },
});

export const submitSurvey = endpoint({
	name: 'surveys.submit',
	method: 'POST',
	path: '/api/contact-surveys/submit/playtester',
	summary:
		'Signs somebody up for playtests. The answers are judged by the definition: what is not asked is dropped, and `fields` names questions.',
	request: v.object({
		location: slug,
		/** By the names of questions; `dateOfBirth` is day, month and year. */
		answers: v.record(v.string(), v.unknown(), 'field.required'),
		/** The language of the confirmation. */
		locale: v.optional(locale, locales[0]),
		captcha,
	}),
	data: v.object({ reference: v.pipe(v.string(), v.nonEmpty()) }),
	codes: ['AGE_NOT_MET', 'NOT_FOUND'],
	policy: {
		auth: 'none',
		csrf: 'same-origin',
		botCheck: { action: 'survey', when: 'always' },
		cache: 0,
		creates: true,
	},
});

const reference = v.pipe(
	v.string('field.required'),
	v.trim(),
	v.regex(/^[A-Z0-9-]{4,32}$/i, 'field.choice'),
	v.toUpperCase(),
);

export const withdrawSurvey = endpoint({
	name: 'surveys.withdraw',
	method: 'POST',
	path: '/api/contact-surveys/withdraw',
	summary: 'Withdraws a sign-up with what its mail carries, and deletes its answers.',
	request: v.object({ reference, token }),
	data: v.null(),
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0 },
});
