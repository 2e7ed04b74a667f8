import { type Locale, locales } from '#contract/locales.ts';
import { isLocalised, pickLocale } from '../../content/localised.ts';
import type { StoredEntry } from './entries.ts';
import { versionMedia } from './media.ts';

/** An entry as it goes over the wire in one locale. */
export function present(entry: StoredEntry, locale: Locale): unknown {
	const shown = versionMedia(pickLocale(entry, locale));
	return entry.locale || !fallsBack(entry, locale) ? shown : { ...Object(shown), locale: 'en' };
}

/** Whether an entry says something in English that it does not say in another language. */
function fallsBack(value: unknown, locale: Locale): boolean {
	if (Array.isArray(value)) return value.some((part) => fallsBack(part, locale));
	if (typeof value !== 'object' || value === null) return false;
	return isLocalised(value)
		? value[locale] === undefined
		: Object.values(value).some((part) => fallsBack(part, locale));
}

/** An office carries its texts in every locale, the asked one first. */
export function presentOffice(entry: StoredEntry, locale: Locale): unknown {
	const { city, country, title, text, ...rest } = entry;
	const texts = { city, country, title, text };
	const order = [locale, ...locales.filter((other) => other !== locale)];
	const there = order.filter((each) => !fallsBack(texts, each));
	const translations = there.map((each) => ({
		locale: each,
		...Object(pickLocale(texts, each)),
	}));
	return { ...Object(present(rest, locale)), translations };
}

/** Offices under the continent they stand on, both in the given order. */
export function presentContinents(entries: StoredEntry[], locale: Locale): unknown {
	const groups = Map.groupBy(entries, ({ continent }) => continent);
	return [...groups].map(([continent, group]) => ({
		continent,
		offices: group.map((entry) => presentOffice(entry, locale)),
	}));
}
