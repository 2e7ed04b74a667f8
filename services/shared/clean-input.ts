/** A value of JSON without the character NUL, which no keyboard writes and PostgreSQL refuses in a text. */
export function withoutNul(value: unknown): unknown {
	if (typeof value === 'string') return value.replaceAll('\0', '');
	if (Array.isArray(value)) return value.map(withoutNul);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNul(part)]));
}
