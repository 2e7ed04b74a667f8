/** What stood in place of `*` (as `splat`) and of each `:name`. */
export type Placeholders = Record<string, string>;

function partOf(part: string): string {
	if (part === '*') return '(?<splat>.*)';
	if (part.startsWith(':')) return `(?<${part.slice(1)}>[^/]+)`;
	return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches a path as Netlify's redirects do: `*` takes the rest, which may be missing; a last slash changes nothing. */
export function compilePath(pattern: string): (path: string) => Placeholders | null {
	const parts = pattern.split('/').filter(Boolean).map(partOf);
	const source = parts.map((part) => (part === partOf('*') ? `(?:/${part})?` : `/${part}`)).join('');
	const expression = new RegExp(`^${source}/?$`);
	return (path) => {
		const match = expression.exec(path);
		if (!match) return null;
		const found = Object.entries(match.groups ?? {});
		return Object.fromEntries(found.map(([name, value]) => [name, value ?? '']));
	};
}
