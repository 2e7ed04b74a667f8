import type { Locale } from '#contract/locales.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';
import { findEntries } from './entries.ts';
import { type Entry, readEntry } from './read-entry.ts';

const orderOf = ({ fields }: Entry) =>
	typeof fields.order === 'number' ? fields.order : Number.MAX_SAFE_INTEGER;

function sorted(entries: Entry[], { newestBy }: Collection): Entry[] {
	if (!newestBy) return entries.toSorted((a, b) => orderOf(a) - orderOf(b));
	const dateOf = ({ fields }: Entry) => String(fields[newestBy]);
	return entries.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/** The published entries of a collection in one language, in their order. */
export async function readCollection(name: CollectionName, locale: Locale): Promise<Entry[]> {
	const collection: Collection = collections[name];
	const found = await findEntries(name, collection.folder);
	const entries = await Promise.all([...found.values()].map((files) => readEntry(files, name, locale)));
	return sorted(
		entries.filter(({ fields }) => fields.draft !== true),
		collection,
	);
}

/** One published entry by the name of its files. */
export async function readNamed(
	name: CollectionName,
	entry: string,
	locale: Locale,
): Promise<Entry | undefined> {
	const files = (await findEntries(name, collections[name].folder)).get(entry);
	const read = files && (await readEntry(files, name, locale));
	return read?.fields.draft === true ? undefined : read;
}
