import type { Locale } from '#contract/locales.ts';
import { type CachedContent, contentCache } from '../cache/content-cache.ts';
import { shadows, warn } from '../warnings.ts';
import {
	alternativeTexts,
	expiredJobs,
	languages,
	payInTheEu,
	quebecJobs,
	repeatedPictures,
	termsVersion,
	trailerCaptions,
} from './entries.ts';
import { gameDetails } from './games.ts';
import {
	brokenReferences,
	describeEntry,
	links,
	missingPages,
	sharedAddresses,
	unknownIcons,
} from './references.ts';
import type { CheckContext, CheckedEntry, ContentCheck } from './rule.ts';
import { surveys } from './survey.ts';

const rules: ContentCheck[] = [
	alternativeTexts,
	repeatedPictures,
	trailerCaptions,
	links,
	languages,
	expiredJobs,
	quebecJobs,
	payInTheEu,
	brokenReferences,
	sharedAddresses,
	missingPages,
	unknownIcons,
	termsVersion,
	gameDetails,
	surveys,
];

async function read({ collection, locale, answer }: CachedContent): Promise<CheckedEntry[]> {
	// One that failed was reported where it was requested.
	const value = await answer.catch(() => []);
	// What a language lacks, or is held back, was told of where it was found out.
	if (value instanceof Error) return [];
	return (Array.isArray(value) ? value : [value]).map((each) => {
		const { id, slug } = Object(each) as { id?: string; slug?: string };
		return { collection, locale, id: id ?? slug, value: each };
	});
}

const keyOf = ({ collection, id }: CheckedEntry, locale: Locale) => `${collection} ${id} ${locale}`;

/** Every entry that this build read, in each language. */
export async function listEntries(): Promise<CheckedEntry[]> {
	const answers = [...(contentCache()?.answers.values() ?? [])].filter(
		({ collection }) => !shadows.includes(collection),
	);
	return (await Promise.all(answers.map(read))).flat();
}

/** Looks at every entry that this build read; what editors should mend becomes a warning. */
export async function checkContent(isBuilt: (path: string) => boolean): Promise<void> {
	const entries = await listEntries();
	const byKey = new Map(entries.map((entry) => [keyOf(entry, entry.locale), entry.value]));
	// The first of a name is set last.
	const byName = new Map(
		entries
			.toReversed()
			.map((entry) => [`${entry.collection} ${entry.locale} ${describeEntry(entry)}`, entry]),
	);
	const lists = Map.groupBy(entries, ({ collection, locale }) => `${collection} ${locale}`);
	const around: CheckContext = {
		isBuilt,
		entryIn: (entry, locale) => byKey.get(keyOf(entry, locale)),
		firstNamed: (collection, locale, name) => byName.get(`${collection} ${locale} ${name}`),
		entriesOf: (collection, locale) => lists.get(`${collection} ${locale}`) ?? [],
	};
	for (const entry of entries) {
		for (const { everywhere, ...finding } of rules.flatMap((rule) => rule(entry, around))) {
			const { collection, id, locale } = entry;
			warn({ collection, entry: id, ...finding, ...(!everywhere && { locales: [locale] }) });
		}
	}
}
