import { type Locale, locales } from '#contract/locales.ts';

const prefix = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`);

/** A path of ours as its address in a language; the default language has no prefix. */
export function pathIn(path: string, locale: Locale): string {
	return locale === locales[0] ? path : `/${locale}${path}`;
}

/** A path without the language that it may name; what remains is to be judged again. */
export function withoutLocale(path: string): string {
	return path.replace(prefix, '') || '/';
}
