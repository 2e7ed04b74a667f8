import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale, listedLocales } from '#site.config';

export type { Locale };

/** The static paths of a page that exists once per locale: a rest parameter that is absent for the default one. */
export function localeRoutes(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
	return locales.map((locale) => ({
		params: { locale: locale === defaultLocale ? undefined : locale },
		props: { locale },
	}));
}

/** Whether visitors and search engines are shown that a page exists in this locale. */
export function isListed(locale: Locale): boolean {
	return listedLocales.includes(locale);
}
