/** Fills `{{name}}` in a text that an island was given; a name without a value stays as it is. */
export function interpolate(text: string, values: Record<string, string | number>): string {
	return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The text of a name, or undefined; a name of every object's own, such as `constructor`, is none. */
export function toText(texts: Readonly<Record<string, string>>, name: string): string | undefined {
	return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
