/** The text of a name, or undefined; a name of every object's own, such as `constructor`, is none. */
export function toText(texts: Readonly<Record<string, string>>, name: string): string | undefined {
	return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
