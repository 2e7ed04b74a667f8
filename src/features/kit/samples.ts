import * as v from 'valibot';
import { country, newPassword } from '#contract/account-fields.ts';
import { dateOfBirth } from '#contract/date-of-birth.ts';
import { email, phone, ticked } from '#contract/fields.ts';
import { uploadIds } from '#contract/uploads.ts';

/** One field for each control of the kit. */
export const samples = v.object({
	email,
	password: newPassword,
	country,
	phone,
	dateOfBirth,
	story: v.pipe(v.string('field.required'), v.nonEmpty('field.required'), v.minLength(20, 'field.min|20')),
	room: v.pipe(v.string('field.required'), v.nonEmpty('field.required')),
	game: v.pipe(v.string('field.required'), v.nonEmpty('field.required')),
	machines: v.pipe(v.array(v.string(), 'field.required'), v.minLength(1, 'field.required')),
	news: v.optional(v.boolean()),
	terms: ticked,
	files: v.optional(uploadIds('issue')),
	games: v.optional(v.array(v.string())),
	none: v.optional(v.array(v.string())),
});

type Samples = v.InferInput<typeof samples>;

export const filled: Samples = {
	email: 'mira@players.example',
	password: 'Ember8Stone',
	country: 'BE',
	phone: '+32470123456',
	dateOfBirth: { day: 3, month: 2, year: 1990 },
	story: 'The goat that followed me to the end.',
	room: 'gent',
	game: 'lowtide',
	machines: ['pc', 'table'],
	news: true,
	terms: true,
};

export const wrong = {
	email: 'mira@',
	password: 'ember',
	phone: '0470 12',
	dateOfBirth: { day: 31, month: 2, year: 1990 },
	story: 'A goat.',
} satisfies Partial<Samples>;
