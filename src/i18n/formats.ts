import type { Locale } from '#contract/locales.ts';
import { cachedFormat } from '#lib/text/format.ts';
import { timeZone as studioZone } from '#site.config';

/** The region whose habits dates, numbers and prices follow. */
export const region: Record<Locale, string> = { en: 'en-US', fr: 'fr-FR', es: 'es-ES' };

/** French counts the first of a month, and Intl does not know it. */
const asSaid = (date: string, locale: Locale) => (locale === 'fr' ? date.replace(/^1 /, '1er ') : date);

/** A date as readers of that language write it, in the studio's zone, so that everybody is told the same day, or in another. */
export function formatDate(date: Date | string, locale: Locale, timeZone = studioZone): string {
	const format = cachedFormat(
		`date ${timeZone} ${locale}`,
		() => new Intl.DateTimeFormat(region[locale], { dateStyle: 'long', timeZone }),
	);
	return asSaid(format.format(new Date(date)), locale);
}

/** A moment by the reader's own clock, for what is shown in the browser only. */
export function formatMoment(iso: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(region[locale], { dateStyle: 'long', timeStyle: 'short' });
	return asSaid(format.format(new Date(iso)), locale);
}

/** The day of a moment by the reader's own clock, for what is shown in the browser only. */
export function formatDay(iso: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(region[locale], { dateStyle: 'long' });
	return asSaid(format.format(new Date(iso)), locale);
}

/** A price given in minor units of its currency. */
export function formatPrice(minor: number, currency: string, locale: Locale): string {
	const format = new Intl.NumberFormat(region[locale], { style: 'currency', currency });
	return format.format(minor / minorUnits(format));
}

/** How many minor units make a major one. */
const minorUnits = (format: Intl.NumberFormat) => 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);

/** An amount in minor units of its currency as a number of major ones. */
export function majorAmount(minor: number, currency: string): number {
	const format = cachedFormat(
		`currency ${currency}`,
		() => new Intl.NumberFormat('en', { style: 'currency', currency }),
	);
	return minor / minorUnits(format);
}

/** What is paid, from and to, in minor units of its currency. */
export function formatSalary(
	{ min, max, currency }: { min: number; max: number; currency: string },
	locale: Locale,
): string {
	const trailingZeroDisplay = 'stripIfInteger';
	const format = cachedFormat(
		`salary ${currency} ${locale}`,
		() => new Intl.NumberFormat(region[locale], { style: 'currency', currency, trailingZeroDisplay }),
	);
	const [from, to] = [majorAmount(min, currency), majorAmount(max, currency)];
	return from === to ? format.format(from) : format.formatRange(from, to);
}

/** The size of a file, given in bytes, in megabytes or kilobytes of 1000. */
export function formatSize(bytes: number, locale: Locale): string {
	const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
	const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
	return new Intl.NumberFormat(region[locale], { style: 'unit', unit, maximumFractionDigits }).format(amount);
}

/** Some of which any one will do, such as places: `Gent or Quebec`. */
export function formatChoice(parts: string[], locale: Locale): string {
	const format = cachedFormat(
		`choice ${locale}`,
		() => new Intl.ListFormat(region[locale], { type: 'disjunction' }),
	);
	return format.format(parts);
}
