import type { Locale } from '#contract/locales.ts';

/** The region whose habits dates, numbers and prices follow. */
export const region: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' };

/** A date as readers of that language write it, in UTC so that every build says the same. */
export function formatDate(date: Date | string, locale: Locale): string {
	return new Intl.DateTimeFormat(region[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(date),
	);
}

/** A price given in minor units of its currency. */
export function formatPrice(minor: number, currency: string, locale: Locale): string {
	const format = new Intl.NumberFormat(region[locale], { style: 'currency', currency });
	return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
