import * as v from 'valibot';
import { teams } from '#contract/jobs.ts';
import { continents, type Locale, locales } from '#contract/locales.ts';
import { slugify } from '#lib/text/slugify.ts';
import { fetchList, fetchOne } from '../fetch-entries.ts';
import { id, image, link, onlyIn, previousSlugs, slug, text, timeZone } from '../fields.ts';
import { markup } from '../markup.ts';

/** A continent with its offices. */
export const continent = v.object({
	continent: v.pipe(
		v.string(),
		v.transform(slugify),
		v.picklist(continents, `is no continent: it is one of ${continents.join(', ')}`),
	),
	offices: v.array(v.object({ slug })),
});
type ContinentOffices = v.InferOutput<typeof continent>;

/** The continents with the locations that stand on them, both in the CMS's order. */
export function loadContinents(locale: Locale): Promise<ContinentOffices[]> {
	const question = { collection: 'continents', path: `/api/open/offices/by-continent/${locale}` };
	return fetchList(question, continent, locale);
}

/** What each language says of an office. */
export const translation = v.object({
	locale: v.picklist(locales),
	city: text,
	country: text,
	title: text,
	text: markup,
});

/** An office as the CMS answers it. */
export const office = v.pipe(
	v.object({
		id,
		slug,
		previousSlugs,
		locale: onlyIn,
		externalUrl: v.nullish(link),
		translations: v.pipe(v.array(translation), v.minLength(1, 'has no translation')),
		address: v.object({
			street: text,
			postalCode: v.string(),
			locality: text,
			region: v.nullish(v.string()),
			countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
		}),
		coordinates: v.object({
			lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
			lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
		}),
		/** Whose days its jobs end by; those of UTC without one. */
		timeZone: v.nullish(timeZone),
		images: v.array(image),
		categories: v.array(v.object({ location: slug, team: v.picklist(teams) })),
		playtests: v.boolean(),
	}),
	// A location is named by the city of its first translation.
	v.transform((entry) => ({ ...entry, city: entry.translations[0]?.city ?? entry.slug })),
);
export type Office = v.InferOutput<typeof office>;

/** The language that a location's words are in where that is not the one asked for. */
export function getForeignLanguage(
	{ locale: own, translations: [words] }: Office,
	locale: Locale,
): Locale | undefined {
	return own ?? (words?.locale === locale ? undefined : words?.locale);
}

/** The studio's locations, in the CMS's order. */
export function loadOffices(locale: Locale): Promise<Office[]> {
	const question = { collection: 'offices', path: `/api/open/offices/${locale}` };
	return fetchList(question, office, locale, { required: true });
}

/** One location with all that its page shows. */
export function loadOfficeBySlug(name: string, locale: Locale): Promise<Office> {
	const path = `/api/open/offices/by-slug/${name}/${locale}`;
	return fetchOne({ collection: 'office-by-slug', path }, office, locale);
}

const officeName = v.object({
	slug,
	translations: v.pipe(v.array(v.object({ city: text })), v.minLength(1)),
	timeZone: v.nullish(timeZone),
});
const officeNames = { collection: 'office-names', path: '/api/offices' };

/** The cities by the slugs of their offices, for what names a place only: jobs, news, filters. */
export async function loadOfficeNames(locale: Locale): Promise<ReadonlyMap<string, string>> {
	const offices = await fetchList(officeNames, officeName, locale);
	return new Map(offices.map((each) => [each.slug, each.translations[0]?.city ?? each.slug]));
}

/** The time zones of the offices that say theirs, by their slugs. */
export async function loadTimeZones(locale: Locale): Promise<Record<string, string>> {
	const offices = await fetchList(officeNames, officeName, locale);
	return Object.fromEntries(offices.flatMap(({ slug, timeZone }) => (timeZone ? [[slug, timeZone]] : [])));
}
