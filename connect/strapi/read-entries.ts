import { type Collection, type CollectionName, collections } from '#cms/sources/files/collections.ts';
import { findEntries } from '#cms/sources/files/entries.ts';
import { readEntryFile } from '#cms/sources/files/read-file.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { slugify } from '#lib/text/slugify.ts';
import { defaultLocale } from '#site.config';

type Fields = Record<string, unknown>;

/** What stands in an entry's files, as it was written there. */
export interface RawEntry {
	/** What is the same in every language, its id and slug among it. */
	shared: Fields;
	/** What each language that it is written in has of its own. */
	texts: Partial<Record<Locale, Fields>>;
}

const isWritten = (fields: Fields) => Object.values(fields).some((value) => value !== '' && value !== null);

/** Reads the entries of a collection with their texts as Markdown. @param folder the content's */
export async function readEntries(name: CollectionName, folder: string): Promise<RawEntry[]> {
	const { translated, body }: Collection = collections[name];
	const entries: RawEntry[] = [];
	for (const { name: file, texts: paths } of (await findEntries(name, folder)).values()) {
		const id = slugify(file) || file;
		const entry: RawEntry = { shared: { id, slug: id }, texts: {} };
		for (const locale of locales) {
			const path = paths[locale];
			if (!path) continue;
			const read = await readEntryFile(name, path);
			const fields = Object.entries({ ...read.fields, ...(body && { [body]: read.body }) });
			const own = Object.fromEntries(fields.filter(([field]) => translated.includes(field)));
			if (isWritten(own)) entry.texts[locale] = own;
			if (locale !== defaultLocale) continue;
			Object.assign(
				entry.shared,
				Object.fromEntries(fields.filter(([field]) => !translated.includes(field))),
			);
		}
		entries.push(entry);
	}
	return entries;
}
