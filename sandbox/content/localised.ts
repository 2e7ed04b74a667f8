import type { Locale } from '#contract/locales.ts';

export type Localised<T = string> = Record<Locale, T>;

/** The same value in every locale: names, addresses. */
export function same<T>(value: T): Localised<T> {
	return { en: value, fr: value, es: value };
}

/** A copy of any JSON value in which every {en,fr,es} is replaced by one locale's part. */
export function pickLocale(value: unknown, locale: Locale): unknown {
	if (Array.isArray(value)) return value.map((item) => pickLocale(item, locale));
	if (typeof value !== 'object' || value === null) return value;
	if (isLocalised(value)) return value[locale];
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pickLocale(part, locale)]));
}

function isLocalised(value: object): value is Localised<unknown> {
	return 'en' in value && 'fr' in value && 'es' in value;
}
