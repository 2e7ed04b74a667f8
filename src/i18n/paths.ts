import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale, regionalPage } from '#site.config';

/** The locale that an address names by its first segment. */
function prefixOf(pathname: string): Locale | undefined {
	return locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
}

/** The locale that an address is in. */
export function localeOf(pathname: string): Locale {
	return prefixOf(pathname) ?? defaultLocale;
}

/** An address without its locale prefix: `/fr/blog` is `/blog`, `/fr` is `/`. */
export function withoutLocale(pathname: string): string {
	const prefix = prefixOf(pathname);
	return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname;
}

/** The unprefixed path of a page that is being built, from Astro's address of its file. */
export function pagePath({ pathname }: URL): string {
	return withoutLocale(pathname.replace(/\.html$/, '').replace(/^\/index$/, '/'));
}

/** The address of an unprefixed path in a locale; segments are never translated. */
export function localePath(path: string, locale: Locale): string {
	if (path === regionalPage.path) return `/${regionalLocale(locale)}${path}`;
	if (locale === defaultLocale) return path;
	return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The locale in which the regional page is read by those who read the site in this one. */
function regionalLocale(locale: Locale): Locale {
	return regionalPage.locales.includes(locale) ? locale : regionalPage.locales[0];
}
