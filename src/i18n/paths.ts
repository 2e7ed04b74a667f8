import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** The locale that an address is in, by its first segment. */
export function localeOf(pathname: string): Locale {
	return (
		prefixed.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ??
		defaultLocale
	);
}

/** An address without its locale prefix: `/fr/blog` is `/blog`, `/fr` is `/`. */
export function withoutLocale(pathname: string): string {
	const locale = localeOf(pathname);
	return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/';
}

/** The address of an unprefixed path in a locale; segments are never translated. */
export function localePath(path: string, locale: Locale): string {
	if (locale === defaultLocale) return path;
	return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
