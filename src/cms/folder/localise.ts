import { type Locale, locales } from '#contract/locales.ts';

const isLocalised = (value: object): value is Record<Locale, unknown> => {
	const names = Object.keys(value);
	return names.length > 0 && names.every((name) => locales.some((locale) => locale === name));
};

/** A copy of a value in which every object that has languages for names is replaced by its part in one of them. */
export function pickLocale(value: unknown, locale: Locale): unknown {
	if (Array.isArray(value)) return value.map((part) => pickLocale(part, locale));
	if (typeof value !== 'object' || value === null) return value;
	if (isLocalised(value)) return pickLocale(value[locale], locale);
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pickLocale(part, locale)]));
}
