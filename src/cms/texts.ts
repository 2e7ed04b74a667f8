/** A copy of any value in which every text went through a change, which gets the text's field. */
export function mapTexts(
	value: unknown,
	change: (text: string, field: string) => string,
	field = '',
): unknown {
	if (typeof value === 'string') return change(value, field);
	if (Array.isArray(value)) return value.map((part, index) => mapTexts(part, change, `${field}[${index}]`));
	if (typeof value !== 'object' || value === null || value instanceof Date) return value;
	const parts = Object.entries(value).map(([name, part]) => {
		const inner = field ? `${field}.${name}` : name;
		return [name, mapTexts(part, change, inner)];
	});
	return Object.fromEntries(parts);
}

/** Whether any text of a value is as asked. */
export function someText(value: unknown, is: (text: string) => boolean): boolean {
	if (typeof value === 'string') return is(value);
	return (
		typeof value === 'object' && value !== null && Object.values(value).some((part) => someText(part, is))
	);
}
