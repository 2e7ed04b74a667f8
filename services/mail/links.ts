import type { Locale } from '#contract/locales.ts';

/** An address of the site in a player's language; English has no prefix. */
export function siteLink(siteUrl: string, locale: Locale, ...segments: string[]): string {
	const prefix = locale === 'en' ? '' : `/${locale}`;
	return `${siteUrl}${prefix}/${segments.map(encodeURIComponent).join('/')}`;
}
