import * as v from 'valibot';
import { type Locale, locales } from '#contract/locales.ts';
import { askList } from './ask.ts';
import { id, image, link, slug, text } from './fields.ts';

const translation = v.object({ locale: v.picklist(locales), city: text, country: text, title: text, text });

const office = v.pipe(
	v.object({
		id,
		slug,
		externalUrl: v.nullish(link),
		translations: v.pipe(v.array(translation), v.minLength(1, 'has no translation')),
		images: v.array(image),
		categories: v.array(v.object({ location: slug, team: text })),
		playtests: v.boolean(),
	}),
	// A location is named by the city of its first translation.
	v.transform((entry) => ({ ...entry, city: entry.translations[0]?.city ?? entry.slug })),
);
export type Office = v.InferOutput<typeof office>;

/** The studio's locations, in the CMS's order. */
export function loadOffices(locale: Locale): Promise<Office[]> {
	const question = { collection: 'offices', path: `/api/open/offices/${locale}` };
	return askList(question, office, locale, { required: true });
}
