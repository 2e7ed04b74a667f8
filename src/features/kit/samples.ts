import * as v from 'valibot';
import { country, dateOfBirth, email, newPassword, ticked } from '#contract/fields.ts';
import { uploadIds } from '#contract/uploads.ts';

/** One field for each control of the kit. */
export const samples = v.object({
	email,
	password: newPassword,
	country,
	dateOfBirth,
	terms: ticked,
	files: v.optional(uploadIds('issue')),
});

type Samples = v.InferInput<typeof samples>;

export const filled: Samples = {
	email: 'mira@players.example',
	password: 'Ember8Stone',
	country: 'BE',
	dateOfBirth: { day: 3, month: 2, year: 1990 },
	terms: true,
};

export const wrong = {
	email: 'mira@',
	password: 'ember',
	dateOfBirth: { day: 31, month: 2, year: 1990 },
} satisfies Partial<Samples>;
