import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

const category = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const mostCategories = 20;

/** Whether each category of cookies is allowed, by its id. */
const choices = v.pipe(
	v.record(category, v.boolean('field.choice'), 'field.required'),
	v.check((given) => Object.keys(given).length <= mostCategories, 'field.choice'),
);

export const consents = endpoint({
	name: 'consents',
	method: 'POST',
	path: '/api/consents',
	summary:
		'Keeps a receipt of a choice about cookies: its revision, its time and a random id, which is the Idempotency-Key where there is one. It says nothing of who chose.',
	request: v.object({
		revision: v.pipe(
			v.number('field.required'),
			v.integer('field.required'),
			v.minValue(1, 'field.required'),
			v.maxValue(Number.MAX_SAFE_INTEGER, 'field.required'),
		),
		choices,
	}),
	data: v.object({ receipt: v.pipe(v.string(), v.nonEmpty()) }),
	codes: [],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0, creates: true },
});
