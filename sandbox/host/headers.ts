/** The headers for the paths of one block of a _headers file. */
export interface HeaderRule {
	path: RegExp;
	headers: Record<string, string>;
}

function partOf(part: string): string {
	if (part.startsWith(':')) return '([^/]+)';
	if (part === '*') return '?(.*)';
	return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '(.*)');
}

const compile = (pattern: string) =>
	new RegExp(`^/${pattern.split('/').filter(Boolean).map(partOf).join('/')}/?$`, 'iu');

function addHeader(rule: HeaderRule | undefined, line: string): void {
	const [name = '', ...rest] = line.split(':');
	const value = rest.join(':').trim();
	if (!rule || value === '') throw new Error(`_headers: cannot read "${line}"`);
	const key = name.trim().toLowerCase();
	const present = rule.headers[key];
	rule.headers[key] = present === undefined ? value : `${present}, ${value}`;
}

/** Parses a _headers file: a path, then its headers; a header named twice in a block gets both values. */
export function parseHeaders(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const raw of text.split('\n')) {
		const line = raw.trim();
		if (line === '' || line.startsWith('#')) continue;
		if (line.startsWith('/')) rules.push({ path: compile(line), headers: {} });
		else addHeader(rules.at(-1), line);
	}
	return rules;
}

/** The headers of a path: those of every rule that matches, the later rule winning. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
	return Object.assign({}, ...rules.filter((rule) => rule.path.test(path)).map((rule) => rule.headers));
}
