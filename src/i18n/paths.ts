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

/** For each language the pages that it lacks, by their unprefixed paths, with the language in which they are found instead. */
export type PagesElsewhere = Partial<Record<Locale, Readonly<Record<string, Locale>>>>;

/** What a build knows of the addresses of this site, each in its language. */
export interface KnownPages {
	elsewhere: PagesElsewhere;
	/** Whether a page of the content is not built there. */
	isUnbuilt?(path: string): boolean;
	/** Whether the page there shows its entry in another language. */
	isForeign?(path: string): boolean;
}

// Astro bundles the pages' copy of this module apart from the one of the build's integrations; this is for both.
const place = Symbol.for('studio-site.known-pages');
const shared = globalThis as { [place]?: KnownPages | undefined };

/** Has links lead to pages that are there, as a build found them; undefined ends the build. */
export function noteKnownPages(pages: KnownPages | undefined): void {
	shared[place] = pages;
}

/** What a build found; undefined outside of one. */
export const knownPages = (): KnownPages | undefined => shared[place];

/** The pages that a language lacks, with the language in which they are found; in a browser, as its page says. */
export function pagesElsewhere(locale: Locale): Readonly<Record<string, Locale>> {
	const known = knownPages();
	if (known) return known.elsewhere[locale] ?? {};
	const page = globalThis.document?.documentElement;
	return page?.lang === locale ? JSON.parse(page.dataset.elsewhere ?? '{}') : {};
}

/** The address of an unprefixed path in a locale, or of the same page in another one where this one lacks it. */
export function localePath(path: string, locale: Locale): string {
	return exactPath(path, pagesElsewhere(locale)[path] ?? locale);
}

/** The address of an unprefixed path in a locale, whether or not there is a page; segments are never translated. */
export function exactPath(path: string, locale: Locale): string {
	if (path === regionalPage.path) return `/${regionalLocale(locale)}${path}`;
	if (locale === defaultLocale) return path;
	return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The locale in which the regional page is read by those who read the site in this one. */
function regionalLocale(locale: Locale): Locale {
	return regionalPage.locales.includes(locale) ? locale : regionalPage.locales[0];
}

/** The address of a page in a locale that leads back to the present one, as pages of the account do. */
export function pathAndBack(path: string, locale: Locale): string {
	const here = `${withoutLocale(location.pathname)}${location.search}`;
	return `${localePath(path, locale)}?${new URLSearchParams({ redirect: here })}`;
}

/** Has the links to other languages lead to the present address, where it is not the one that the page was built for. */
export function followAddress(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]:not(main *)'))
		link.pathname = localePath(withoutLocale(location.pathname), link.hreflang as Locale);
}
