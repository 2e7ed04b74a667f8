/** Fills `{{name}}` in a text that an island was given; a name without a value stays as it is. */
export function interpolate(text: string, values: Record<string, string | number>): string {
	return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
