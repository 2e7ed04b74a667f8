import { compilePath, type Placeholders } from './path-pattern.ts';

/** One line of a _redirects file. */
export interface HostRedirect {
	matches(path: string): Placeholders | null;
	/** Query parameters that must be there, with a value or a `:name` for any. */
	query: readonly (readonly [string, string])[];
	to: string;
	status: number;
	/** Wins over a file of the requested path. */
	force: boolean;
}

/** Where a rule leads a request. */
export interface Redirection {
	to: string;
	status: number;
	force: boolean;
}

const isTarget = (part: string) => /^(?:\/|https?:)/.test(part);

function parseLine(line: string): HostRedirect {
	const [from = '', ...parts] = line
		.replace(/\s#.*$/, '')
		.trim()
		.split(/\s+/);
	const at = parts.findIndex(isTarget);
	const [to, status = '301', ...conditions] = at < 0 ? [] : parts.slice(at);
	if (!to || !/^\d{3}!?$/.test(status) || conditions.length > 0) {
		throw new Error(`_redirects: cannot read "${line.trim()}"`);
	}
	const query = parts.slice(0, at).map((pair) => pair.split('=', 2) as [string, string]);
	const force = status.endsWith('!');
	return { matches: compilePath(from), query, to, status: Number.parseInt(status, 10), force };
}

/** Parses a _redirects file; conditions on language, country and role are not known here and throw. */
export function parseRedirects(text: string): HostRedirect[] {
	return text
		.split('\n')
		.filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
		.map(parseLine);
}

function matchQuery(rule: HostRedirect, given: URLSearchParams): Placeholders | null {
	const found: Placeholders = {};
	for (const [name, wanted] of rule.query) {
		const value = given.get(name);
		if (value === null || !(wanted.startsWith(':') || value === wanted)) return null;
		if (wanted.startsWith(':')) found[wanted.slice(1)] = value;
	}
	return found;
}

/** A redirect keeps the query of the request, unless its target has one of its own. */
function withQuery(to: string, rule: HostRedirect, url: URL): string {
	const keepsQuery = rule.status !== 404 && !to.includes('?');
	return keepsQuery ? to + url.search : to;
}

/** The first rule for an address, with the placeholders of its target filled. */
export function findRedirect(rules: readonly HostRedirect[], url: URL): Redirection | undefined {
	for (const rule of rules) {
		const path = rule.matches(url.pathname);
		const query = path && matchQuery(rule, url.searchParams);
		if (!path || !query) continue;
		const values: Placeholders = { splat: '', ...path, ...query };
		const to = rule.to.replace(/:([a-z_]\w*)/gi, (text, name: string) => values[name] ?? text);
		return { to: withQuery(to, rule, url), status: rule.status, force: rule.force };
	}
	return undefined;
}
