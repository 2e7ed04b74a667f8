import { type WantedRedirect, wantedRedirects } from '#cms/collections/redirects.ts';
import { warn } from '#cms/warnings.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { exactPath, localeOf, localePath, withoutLocale } from '#i18n/paths.ts';
import { defaultLocale } from '#site.config';
import type { RedirectRule } from './redirects.ts';

const base = 'http://here.invalid';

/** The parts of a path of this site; undefined for what is none, or could be read as a pattern. */
function parsePath(text: string): URL | undefined {
	const url = /^\/(?![/\\])[^\\]*$/.test(text) && URL.canParse(text, base) ? new URL(text, base) : undefined;
	const isPlain = url?.origin === base && !/\*|\/:|\/\//.test(decodeSafely(url.pathname));
	return isPlain ? url : undefined;
}

function decodeSafely(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return '*';
	}
}

const withoutLastSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** A path that names no language is that of the page in each of them. */
function localise(path: string, locale: Locale, toAddress = localePath): string {
	const bare = withoutLocale(path);
	return toAddress(bare, bare === path ? locale : localeOf(path));
}

/** A redirect with both of its paths as they are asked for. */
interface Redirect {
	wanted: WantedRedirect;
	from: string;
	/** The path that it leads to, and what follows it. */
	to: string;
	rest: string;
}

interface Finding {
	field: string;
	problem: string;
}

function read(wanted: WantedRedirect): Redirect | Finding {
	const [from, to] = [parsePath(wanted.from.trim()), parsePath(wanted.to.trim())];
	if (!from || from.search || from.hash) {
		return { field: 'from', problem: `"${wanted.from}" is no path of this site, such as /old-page` };
	}
	if (!to) return { field: 'to', problem: `"${wanted.to}" is no path of this site, such as /new-page` };
	const [start, end] = [from, to].map(({ pathname }) => withoutLastSlash(pathname));
	return {
		wanted,
		from: localise(start ?? '', wanted.locale, exactPath),
		to: localise(end ?? '', wanted.locale),
		rest: to.search + to.hash,
	};
}

/** What redirects are judged by. */
export interface RedirectSurroundings {
	/** Whether a page or a file is built there. */
	isBuilt(path: string): boolean;
	/** The site's own rules. */
	rules: readonly RedirectRule[];
}

const matches = ({ from }: RedirectRule, path: string) =>
	from.endsWith('/*')
		? path === from.slice(0, -2) || path.startsWith(from.slice(0, -1))
		: from.split('/').length === path.split('/').length &&
			from.split('/').every((part, index) => part.startsWith(':') || part === path.split('/')[index]);

/** Functions come before redirects: each address of a job is asked of one, whether there is such a job or not. */
const isOfFunction = (path: string) =>
	/^\/(?:api|\.netlify)(?:\/|$)|^\/careers\/[^/]+$/.test(withoutLocale(path));

/** An own rule that stands for something, and is not the last resort for what is not found. */
const isTaken = (path: string, { rules }: RedirectSurroundings) =>
	rules.some((rule) => (rule.status !== 404 || rule.force) && rule.from !== '/en/*' && matches(rule, path));

const leadsSomewhere = (path: string, around: RedirectSurroundings) =>
	around.isBuilt(path) || /^\/careers\/[^/]+$/.test(withoutLocale(path)) || isTaken(path, around);

function findProblem({ from }: Redirect, around: RedirectSurroundings): Finding | undefined {
	const shown = withoutLocale(from);
	if (around.isBuilt(from)) return { field: 'from', problem: `${shown} is a page` };
	if (isOfFunction(from))
		return { field: 'from', problem: `${shown} is answered by a function, which comes first` };
	return isTaken(from, around)
		? { field: 'from', problem: `${shown} belongs to the site itself` }
		: undefined;
}

function refuse({ collection, entry, field, locale, isEdited }: WantedRedirect, finding: Finding): void {
	const place = isEdited ? finding.field : field;
	warn({ collection, entry, field: place, problem: `is no redirect: ${finding.problem}`, locales: [locale] });
}

/** Where a redirect leads in the end; undefined for one that leads round in a circle. */
function endOf(first: Redirect, byFrom: ReadonlyMap<string, Redirect>): Redirect | undefined {
	const seen = new Set<string>();
	let last = first;
	for (let next: Redirect | undefined = first; next; next = byFrom.get(last.to)) {
		if (seen.has(next.from)) return undefined;
		seen.add(next.from);
		last = next;
	}
	return last;
}

/** Below /careers the default language is answered under its name, too, before that is taken away. */
const addressesOf = (from: string) =>
	from.startsWith('/careers/') ? [from, `/${defaultLocale}${from}`] : [from];

/** The redirects that hold among those that are wanted, each straight to its end; the others become warnings. */
export function judgeRedirects(
	wanted: readonly WantedRedirect[],
	around: RedirectSurroundings,
): RedirectRule[] {
	const byFrom = new Map<string, Redirect>();
	for (const each of wanted) {
		const parsed = read(each);
		const finding = 'problem' in parsed ? parsed : findProblem(parsed, around);
		if (finding) refuse(each, finding);
		if (finding || 'problem' in parsed) continue;
		const first = byFrom.get(parsed.from);
		if (!first) byFrom.set(parsed.from, parsed);
		else if (first.to + first.rest !== parsed.to + parsed.rest) {
			const other = `${first.wanted.collection} "${first.wanted.entry}"`;
			refuse(each, { field: 'from', problem: `${withoutLocale(parsed.from)} leads elsewhere by ${other}` });
		}
	}
	return [...byFrom.values()].flatMap((redirect) => {
		const end = endOf(redirect, byFrom);
		if (!end) refuse(redirect.wanted, { field: 'to', problem: 'it leads round in a circle' });
		else if (!leadsSomewhere(end.to, around)) {
			// What has no page of its own, such as a game without new versions, had none before.
			const problem = `${withoutLocale(end.to)} is no page`;
			if (redirect.wanted.isEdited) refuse(redirect.wanted, { field: 'to', problem });
		} else
			return addressesOf(redirect.from).map((from) => ({
				from,
				to: end.to + end.rest,
				status: 301 as const,
			}));
		return [];
	});
}

/**
 * Leads from former addresses to present ones, as entries and editors say; what cannot be becomes a warning.
 * @param around the site that they are for
 */
export async function contentRedirects(around: RedirectSurroundings): Promise<RedirectRule[]> {
	const wanted = await Promise.all(locales.map(wantedRedirects));
	return judgeRedirects(wanted.flat(), around);
}
