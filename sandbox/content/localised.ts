import { type Locale, locales } from '#contract/locales.ts';

/** What an entry says in each language; English stands for those that it lacks. */
export type Localised<T = string> = { en: T } & Partial<Record<Locale, T>>;

/** The same value in every locale: names, addresses. */
export function same<T>(value: T): Localised<T> {
	return { en: value, ...Object.fromEntries(locales.map((locale) => [locale, value])) };
}

/** A copy of any JSON value in which every {en, fr, ...} is replaced by one locale's part, or by the English one. */
export function pickLocale(value: unknown, locale: Locale): unknown {
	if (Array.isArray(value)) return value.map((item) => pickLocale(item, locale));
	if (typeof value !== 'object' || value === null) return value;
	if (isLocalised(value)) return value[locale] ?? value.en;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pickLocale(part, locale)]));
}

/** Whether a value says something in each language. */
export function isLocalised(value: object): value is Localised<unknown> {
	return 'en' in value && Object.keys(value).every((key) => locales.some((locale) => locale === key));
}
