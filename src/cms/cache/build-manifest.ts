import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { CmsError } from '../error.ts';
import { warn } from '../warnings.ts';
import { contentCache } from './content-cache.ts';

/** Where the site publishes what its build counted. */
export const manifestName = 'content-manifest.json';

const manifest = v.object({
	/** The address of the CMS that was counted. */
	cms: v.string(),
	release: v.string(),
	/** Entries by collection and locale. */
	counts: v.record(v.string(), v.record(v.string(), v.number())),
	/** When its pages will be out of date by the clock alone, as ISO 8601; absent where they will not be. */
	nextChange: v.optional(v.string()),
});
export type Manifest = v.InferOutput<typeof manifest>;

const patience = 5000;

async function fetchText(url: string): Promise<string> {
	const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return response.text();
}

function parse(text: string): Manifest | undefined {
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const { success, output } = v.safeParse(manifest, JSON.parse(text));
	return success && output.cms === CMS_URL ? output : undefined;
}

/** The manifest of the site as it is live, else of the last one in a folder; undefined where neither is of this CMS. */
async function loadLastManifest(folder: string): Promise<Manifest | undefined> {
	const { SITE_URL } = readConfig(process.env, ['SITE_URL']);
	const places = [
		() => fetchText(`${SITE_URL}/${manifestName}`),
		() => readFile(join(folder, manifestName), 'utf8'),
	];
	for (const read of places) {
		const found = await read()
			.then(parse)
			.catch(() => undefined);
		if (found) return found;
	}
	return undefined;
}

/** Lets this build know what the last good one counted. @param folder where the last site was built */
export async function readLastManifest(folder: string): Promise<void> {
	const open = contentCache();
	const last = await loadLastManifest(folder);
	if (open && last) open.lastCounts = last.counts;
	if (!last)
		warn({
			collection: 'manifest',
			problem: 'there is none of this CMS, so nothing is compared with the last build',
		});
}

/** What this build counted, to be published with the site. */
export function createManifest(release: string, nextChange: Date | undefined): Manifest {
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const counts = Object.entries(contentCache()?.counts ?? {}).toSorted(([a], [b]) => a.localeCompare(b));
	return {
		cms: CMS_URL,
		release,
		counts: Object.fromEntries(counts),
		...(nextChange && { nextChange: nextChange.toISOString() }),
	};
}

/** The part of its entries that a collection may lose between two builds. */
const toleratedLoss = 0.3;

interface Counted {
	collection: string;
	url: string;
	locale: Locale;
	required: boolean;
	count: number;
	/** How many entries it may lose whatever part of all they are. */
	mayLose?: number;
}

const mayShrink = (collection: string) =>
	readConfig(process.env, ['CONTENT_MAY_SHRINK']).CONTENT_MAY_SHRINK.includes(collection);

function floorsProblemOf(count: number, before: number): string | undefined {
	if (count >= before * (1 - toleratedLoss)) return undefined;
	const loss = Math.round((1 - count / before) * 100);
	return `has ${count} entries, ${loss} % fewer than the ${before} of the last good build`;
}

function note(collection: string, locale: Locale, change: (count: number) => number): void {
	const counts = contentCache()?.counts;
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
export function watchCount({ collection, url, locale, required, count, mayLose = 0 }: Counted): void {
	const before = contentCache()?.lastCounts[collection]?.[locale] ?? 0;
	note(collection, locale, () => count);
	const lost = count < before - mayLose ? floorsProblemOf(count, before) : undefined;
	const problem = required && count === 0 ? 'has no entries' : lost;
	if (!problem) return;
	if (!required || mayShrink(collection)) warn({ collection, problem, locales: [locale] });
	else throw new CmsError(collection, url, `${problem}; ${passOnce(collection)}`);
}

const passOnce = (collection: string) => `CONTENT_MAY_SHRINK=${collection} lets it pass once`;

/**
 * Compares how many entries of a collection, each asked for by itself, a language has with the last good build; throws
 * CmsError where it lost more than 30 %, unless CONTENT_MAY_SHRINK names it.
 */
export function watchLosses(collection: string, locale: Locale): void {
	const { counts, lastCounts } = contentCache() ?? {};
	const before = lastCounts?.[collection]?.[locale] ?? 0;
	const problem = floorsProblemOf(counts?.[collection]?.[locale] ?? 0, before);
	if (!problem) return;
	if (mayShrink(collection)) warn({ collection, problem, locales: [locale] });
	else throw new CmsError(collection, `the CMS in ${locale}`, `${problem}; ${passOnce(collection)}`);
}
