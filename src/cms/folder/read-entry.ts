import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { CmsError } from '../error.ts';
import { blocksIn } from './blocks.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';
import type { EntryFiles } from './entries.ts';
import { pickLocale } from './localise.ts';
import { toHtml } from './markdown.ts';
import { type Fields, readEntryFile, reasonOf } from './read-file.ts';

/** An entry in one language, and where its fields came from. */
export interface Entry {
	fields: Fields;
	placeOf(field: string): string;
}

/** The language that an entry is shown in where it is not in the one asked for, or in no other. */
function foreignLanguageOf({ texts }: EntryFiles, asked: Locale): Locale | undefined {
	const written = locales.filter((locale) => texts[locale]);
	const isTranslated = texts[asked] && written.length > 1;
	return isTranslated ? undefined : (written.find((locale) => locale === defaultLocale) ?? written[0]);
}

const collectionOf = (name: CollectionName): Collection => collections[name];

function fromMarkdown(fields: Fields, { markdown = [], body, inBlocks }: Collection): Fields {
	const names = [...markdown, ...(body && !inBlocks ? [body] : [])];
	const written = names.filter((name) => typeof fields[name] === 'string');
	return { ...fields, ...Object.fromEntries(written.map((name) => [name, toHtml(String(fields[name]))])) };
}

function bodyOf(text: string, { body, inBlocks }: Collection): Fields {
	if (!text) return {};
	if (!body) throw new Error('has a text below its fields, where none belongs');
	return { [body]: inBlocks ? blocksIn(text) : text };
}

async function readFields(path: string | undefined, name: CollectionName): Promise<Fields> {
	if (!path) return {};
	const { fields, body } = await readEntryFile(name, path);
	try {
		return { ...fields, ...bodyOf(body, collectionOf(name)) };
	} catch (error) {
		throw new CmsError(name, path, reasonOf(error));
	}
}

interface Read {
	shared: Fields;
	texts: Fields;
	/** The language of the texts. */
	locale: Locale;
}

/** Says which file a field stands in, or would have to. */
function placeIn(files: EntryFiles, { shared, texts, locale }: Read): Entry['placeOf'] {
	const textsPath = files.texts[locale];
	return (field) => {
		const [name = ''] = field.split(/[.[]/);
		if (name in texts && textsPath) return textsPath;
		if (name in shared && files.shared) return files.shared;
		const written = [textsPath, files.shared].filter(Boolean);
		const expected = Object.keys(files.texts).length > 0 && !textsPath;
		return expected ? `${files.path}.${locale}.md, which is not there` : written.join(' or ');
	};
}

/** An entry in one language; in another one where it is not translated and need not be. */
export async function readEntry(files: EntryFiles, name: CollectionName, asked: Locale): Promise<Entry> {
	const collection = collectionOf(name);
	const foreign = collection.mayBeUntranslated ? foreignLanguageOf(files, asked) : undefined;
	const locale = foreign ?? asked;
	const [shared, texts] = await Promise.all([
		readFields(files.shared, name),
		readFields(files.texts[locale], name),
	]);
	const own = { id: files.name, slug: files.name, ...(foreign && { locale: foreign }) };
	const fields = { ...own, ...Object(pickLocale(shared, asked)), ...texts };
	return { fields: fromMarkdown(fields, collection), placeOf: placeIn(files, { shared, texts, locale }) };
}
