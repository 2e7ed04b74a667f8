/** The size of a file in MB of 1,000,000 bytes with 2 decimals; one that holds anything is never 0. */
export function toMegabytes(bytes: number): number {
	return Math.max(bytes > 0 ? 0.01 : 0, Math.round(bytes / 10_000) / 100);
}

/** MB as a language writes them with 2 decimals, without the unit: `1.23`, `1,23`. */
export function formatMegabytes(megabytes: number, locale: string): string {
	const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
	return new Intl.NumberFormat(locale, decimals).format(megabytes);
}
