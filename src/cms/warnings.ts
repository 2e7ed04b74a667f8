import { locales as allLocales } from '#contract/locales.ts';
import { contentCache, type Warning } from './cache/content-cache.ts';

/** Collections that are read in other shapes too, where each finding would be told again. */
export const shadows: readonly string[] = ['continents', 'office-by-slug', 'office-names'];

function describe({ collection, entry, field, problem, locales }: Warning): string {
	const where = [collection, entry && `"${entry}"`, field && `field ${field}`].filter(Boolean).join(' ');
	return `${where}${locales ? ` (${locales.join(', ')})` : ''}: ${problem}`;
}

/** Adds to the build's summary, the same problem in several languages once; outside of a build it is said at once. */
export function warn(warning: Warning): void {
	const warnings = contentCache()?.warnings;
	if (!warnings) {
		console.warn(describe(warning));
		return;
	}
	const { locales, ...same } = warning;
	const key = JSON.stringify(same);
	const named = new Set([...(warnings.get(key)?.locales ?? []), ...(locales ?? [])]);
	warnings.set(key, locales ? { ...same, locales: allLocales.filter((each) => named.has(each)) } : same);
}

/** What the build found, for the page that shows it to editors. */
export const listWarnings = (): Warning[] =>
	[...(contentCache()?.warnings.values() ?? [])].toSorted((a, b) =>
		describe(a).localeCompare(describe(b), 'en'),
	);

/** What the build says at its end of the content: `Content: 3 warnings`, and each of them on a line. */
export function contentSummary(): string {
	const lines = listWarnings().map((warning) => `  ${describe(warning)}`);
	const count = lines.length === 1 ? '1 warning' : `${lines.length || 'no'} warnings`;
	return [`Content: ${count}`, ...lines.sort()].join('\n');
}
