import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { CmsError } from './error.ts';
import { memory } from './memory.ts';
import { warn } from './warnings.ts';

/** The part of its entries that a collection may lose between two builds. */
const toleratedLoss = 0.3;

interface Counted {
	collection: string;
	url: string;
	locale: Locale;
	required: boolean;
	count: number;
}

const mayShrink = (collection: string) =>
	readConfig(process.env, ['CONTENT_MAY_SHRINK']).CONTENT_MAY_SHRINK.includes(collection);

function problemOf(count: number, before: number): string | undefined {
	if (count >= before * (1 - toleratedLoss)) return undefined;
	const loss = Math.round((1 - count / before) * 100);
	return `has ${count} entries, ${loss} % fewer than the ${before} of the last good build`;
}

function note(collection: string, locale: Locale, change: (count: number) => number): void {
	const counts = memory()?.counts;
	if (!counts) return;
	const known = counts[collection] ?? {};
	counts[collection] = { ...known, [locale]: change(known[locale] ?? 0) };
}

/** Counts an entry that is asked for by itself. */
export function countOne(collection: string, locale: Locale): void {
	note(collection, locale, (count) => count + 1);
}

/**
 * Counts a collection. A required one that is empty, or lost more than 30 % since the last good build, throws CmsError
 * unless CONTENT_MAY_SHRINK names it; another one that lost as much is a warning.
 */
export function watchCount({ collection, url, locale, required, count }: Counted): void {
	const before = memory()?.lastCounts[collection]?.[locale] ?? 0;
	note(collection, locale, () => count);
	const problem = required && count === 0 ? 'has no entries' : problemOf(count, before);
	if (!problem) return;
	if (!required || mayShrink(collection)) warn({ collection, problem, locales: [locale] });
	else throw new CmsError(collection, url, `${problem}; CONTENT_MAY_SHRINK=${collection} lets it pass once`);
}
