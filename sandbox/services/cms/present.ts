import { type Locale, locales } from '#contract/locales.ts';
import { pickLocale } from '../../content/localised.ts';
import type { StoredEntry } from './entries.ts';
import { versionMedia } from './media.ts';

/** An entry as it goes over the wire in one locale. */
export function present(entry: StoredEntry, locale: Locale): unknown {
	return versionMedia(pickLocale(entry, locale));
}

/** An office carries its texts in every locale, the asked one first. */
export function presentOffice(entry: StoredEntry, locale: Locale): unknown {
	const { city, country, title, text, ...rest } = entry;
	const others = locales.filter((other) => other !== locale);
	const translations = [locale, ...others].map((each) => ({
		locale: each,
		...Object(pickLocale({ city, country, title, text }, each)),
	}));
	return { ...Object(present(rest, locale)), translations };
}

/** Offices under the continent they stand on, both in the given order. */
export function presentContinents(entries: StoredEntry[], locale: Locale): unknown {
	const groups = Map.groupBy(entries, ({ continent }) => pickLocale(continent, locale));
	return [...groups].map(([continent, group]) => ({
		continent,
		offices: group.map((entry) => presentOffice(entry, locale)),
	}));
}
