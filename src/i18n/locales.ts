import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale, listedLocales, parts, regionalPage } from '#site.config';
import { exactPath, knownPages, localePath } from './paths.ts';

export type { Locale };

/** The static paths of a page that exists once per locale: a rest parameter that is absent for the default one. */
export function localeRoutes(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
	return locales.map((locale) => ({
		params: { locale: locale === defaultLocale ? undefined : locale },
		props: { locale },
	}));
}

/** The same for a page of one part of the site or of several: none where the site lacks one of them. */
export const partRoutes = (...needed: (keyof typeof parts)[]) =>
	needed.every((part) => parts[part]) ? localeRoutes() : [];

/** The same for a page that only some languages have. @param find what the page shows; undefined where there is none */
export async function routesWhere(find: (locale: Locale) => Promise<unknown>) {
	const found = localeRoutes().map(async (route) => ((await find(route.props.locale)) ? [route] : []));
	return (await Promise.all(found)).flat();
}

/** Routes that also tell their page which languages have it: those in whose routes all but the language is the same. */
export function withLanguages<Route extends { params: { locale: string | undefined }; props: object }>(
	routes: readonly Route[],
): (Route & { props: { foundIn: Locale[] } })[] {
	const nameOf = ({ params: { locale: _, ...rest } }: Route) => JSON.stringify(rest);
	const byName = Map.groupBy(routes, nameOf);
	return routes.map((route) => {
		const same = new Set(byName.get(nameOf(route))?.map(({ params }) => params.locale ?? defaultLocale));
		const foundIn = locales.filter((locale) => same.has(locale));
		return { ...route, props: { ...route.props, foundIn } };
	});
}

/** The same for a page that not every locale may serve under its own address: at most one path. */
export function routeOf(path: string, locale: Locale): { locale: string | undefined }[] {
	if (path === regionalPage.path && !regionalPage.locales.includes(locale)) return [];
	return [{ locale: localePath(path, locale) === path ? undefined : locale }];
}

/** Whether visitors and search engines are shown that a page exists in this locale. */
export function isListed(locale: Locale): boolean {
	return listedLocales.includes(locale);
}

/** Whether a language has the page of an unprefixed path, as far as content decides it. */
export const hasPage = (path: string, locale: Locale): boolean =>
	!knownPages()?.isUnbuilt?.(exactPath(path, locale));

/** Whether the page of an unprefixed path shows, in this language, an entry in another one. */
export const isForeignPage = (path: string, locale: Locale): boolean =>
	knownPages()?.isForeign?.(exactPath(path, locale)) ?? false;

/** Where the parts of the site begin: what is below one of them leads up to it. */
const parents = new Set([
	...['/', '/account', '/blog', '/careers', '/careers/search', '/games', '/playtests', '/press', '/support'],
	'/support/patches',
]);

/** The nearest page above a path that a language has; undefined where it has not even a home page. */
export function findParent(path: string, locale: Locale): string | undefined {
	if (path === '/') return undefined;
	const above = path.slice(0, path.lastIndexOf('/')) || '/';
	return parents.has(above) && hasPage(above, locale) ? above : findParent(above, locale);
}
