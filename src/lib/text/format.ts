import { interpolate } from './interpolate.ts';

/** The size of a file in MB of 1,000,000 bytes with 2 decimals; one that holds anything is never 0. */
export function toMegabytes(bytes: number): number {
	return Math.max(bytes > 0 ? 0.01 : 0, Math.round(bytes / 10_000) / 100);
}

/** MB as a language writes them with 2 decimals, without the unit: `1.23`, `1,23`. */
export function formatMegabytes(megabytes: number, locale: string): string {
	const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
	return new Intl.NumberFormat(locale, decimals).format(megabytes);
}

/** The form of a text that a count takes in the language, for islands that are given all forms of it. */
export function pluralize(texts: object, stem: string, count: number, locale: string): string {
	const forms = texts as Record<string, string>;
	const form = forms[`${stem}_${new Intl.PluralRules(locale).select(count)}`] ?? forms[`${stem}_other`];
	return interpolate(form ?? '', { count });
}

/** A wait in words, `30 seconds` or `2 minutes`, never shorter than it is. @param seconds what is left */
export function formatWait(seconds: number, locale: string): string {
	const inMinutes = seconds >= 60;
	const unit = inMinutes ? 'minute' : 'second';
	const value = inMinutes ? Math.ceil(seconds / 60) : Math.max(1, Math.ceil(seconds));
	return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const formats = new Map<string, unknown>();

/** The format that was made under a name before: making one takes a hundred times as long as using it. */
export function cachedFormat<Format>(name: string, make: () => Format): Format {
	const format = (formats.get(name) as Format | undefined) ?? make();
	formats.set(name, format);
	return format;
}

/** The day of a moment somewhere, as ISO 8601 has it. */
export const isoDay = (date: Date, timeZone: string): string =>
	cachedFormat(
		`day ${timeZone}`,
		() => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }),
	).format(date);
