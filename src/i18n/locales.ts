import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale, listedLocales, regionalPage } from '#site.config';
import { localePath } from './paths.ts';

export type { Locale };

/** The static paths of a page that exists once per locale: a rest parameter that is absent for the default one. */
export function localeRoutes(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
	return locales.map((locale) => ({
		params: { locale: locale === defaultLocale ? undefined : locale },
		props: { locale },
	}));
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
