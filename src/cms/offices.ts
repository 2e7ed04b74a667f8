import * as v from 'valibot';
import { teams } from '#contract/careers.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { askList } from './ask.ts';
import { id, image, link, slug, text } from './fields.ts';
import { markup } from './markup.ts';

const translation = v.object({
	locale: v.picklist(locales),
	city: text,
	country: text,
	title: text,
	text: markup,
});

const office = v.pipe(
	v.object({
		id,
		slug,
		externalUrl: v.nullish(link),
		translations: v.pipe(v.array(translation), v.minLength(1, 'has no translation')),
		address: v.object({
			street: text,
			postalCode: v.string(),
			locality: text,
			region: v.nullish(v.string()),
			countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
		}),
		images: v.array(image),
		categories: v.array(v.object({ location: slug, team: v.picklist(teams) })),
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
