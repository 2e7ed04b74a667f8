import type { Locale } from '#contract/locales.ts';

/** An entry as it was read in one language. */
export interface CheckedEntry {
	collection: string;
	locale: Locale;
	id: string | undefined;
	value: unknown;
}

/** What a rule found in an entry. */
export interface ContentProblem {
	field?: string;
	problem: string;
	/** Whether it is about the entry in every language. */
	everywhere?: true;
}

export interface CheckContext {
	/** Whether a path of this site leads somewhere. */
	isBuilt(path: string): boolean;
	/** The same entry in another language. */
	entryIn(entry: CheckedEntry, locale: Locale): unknown;
	/** The first entry of a collection in one language whose address is made of a name. */
	firstNamed(collection: string, locale: Locale, name: string): CheckedEntry | undefined;
	/** Every entry of a collection in one language. */
	entriesOf(collection: string, locale: Locale): readonly CheckedEntry[];
}

/** Something that editors should mend; a rule never stops a build. */
export type ContentCheck = (entry: CheckedEntry, around: CheckContext) => ContentProblem[];
