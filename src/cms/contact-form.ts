import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askOne } from './ask.ts';
import { id, text } from './fields.ts';

const contactForm = v.object({
	categories: v.pipe(
		v.array(v.object({ id, name: text, email: v.pipe(v.string(), v.email()) })),
		v.minLength(1),
	),
});
export type ContactCategory = v.InferOutput<typeof contactForm>['categories'][number];

/** What a contact message can be about, with the address that reads it. */
export async function loadContactCategories(locale: Locale): Promise<ContactCategory[]> {
	const question = { collection: 'contact-form', path: '/api/contacts/form' };
	return (await askOne(question, contactForm, locale)).categories;
}
