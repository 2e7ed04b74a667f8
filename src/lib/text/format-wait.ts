/** A wait in words, `30 seconds` or `2 minutes`, never shorter than it is. @param seconds what is left */
export function formatWait(seconds: number, locale: string): string {
	const inMinutes = seconds >= 60;
	const unit = inMinutes ? 'minute' : 'second';
	const value = inMinutes ? Math.ceil(seconds / 60) : Math.max(1, Math.ceil(seconds));
	return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
