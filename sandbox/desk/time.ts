/** An ISO time as the desk shows it: day and time in UTC, to the second. */
export function shortTime(iso: string): string {
	return iso.slice(0, 19).replace('T', ' ');
}
