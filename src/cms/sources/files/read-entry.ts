import { type Locale, locales } from '#contract/locales.ts';
import { slugify } from '#lib/text/slugify.ts';
import { defaultLocale } from '#site.config';
import { CmsError } from '../../error.ts';
import type { Entry, EntryReader } from '../find-entries.ts';
import { toHtml } from '../markdown.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';
import { type EntryFiles, findEntries } from './entries.ts';
import { describeReadError, type Fields, type ParsedFile, readEntryFile } from './read-file.ts';

/** Fields of blocks that hold markup. */
const markup = ['html', 'description'];

function withMarkup(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withMarkup);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [
			name,
			markup.includes(name) && typeof part === 'string' ? toHtml(part) : withMarkup(part),
		]),
	);
}

/** What one file of an entry holds. */
interface Part {
	/** The fields that each language has of its own, markup as HTML. */
	texts: Fields;
	/** The others, which the English file has. */
	shared: Fields;
}

const collectionOf = (name: CollectionName): Collection => collections[name];

const isEmpty = (value: unknown) =>
	value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A field as the site gets it. */
function toField(name: string, value: unknown, { markdown = [], body, blocks }: Collection): unknown {
	if (name === blocks) return withMarkup(value);
	if (name === body || markdown.includes(name)) return typeof value === 'string' ? toHtml(value) : value;
	const inner = markdown
		.filter((path) => path.startsWith(`${name}.`))
		.map((path) => path.slice(name.length + 1));
	return Array.isArray(value) ? value.map((part) => withMarkdown(part, inner)) : value;
}

/** A part of a list whose named fields are Markdown. */
function withMarkdown(part: unknown, names: readonly string[]): unknown {
	if (typeof part !== 'object' || part === null) return part;
	const fields = part as Fields;
	const made = names
		.filter((name) => typeof fields[name] === 'string')
		.map((name) => [name, toHtml(String(fields[name]))]);
	return { ...fields, ...Object.fromEntries(made) };
}

function withBody({ fields, body }: ParsedFile, collection: Collection): Fields {
	if (!body) return fields;
	if (!collection.body) throw new Error('has a text below its fields, where none belongs');
	return { ...fields, [collection.body]: body };
}

/** What a file says, whether it is saved or not. */
const readParsed = (name: CollectionName, file: ParsedFile, isEnglish: boolean): Part =>
	toPart(withBody(file, collectionOf(name)), collectionOf(name), isEnglish);

const parts = new WeakMap<ParsedFile, Part>();

async function readPart(name: CollectionName, path: string, isEnglish: boolean): Promise<Part> {
	const file = await readEntryFile(name, path);
	const known = parts.get(file);
	if (known) return known;
	try {
		const part = readParsed(name, file, isEnglish);
		parts.set(file, part);
		return part;
	} catch (error) {
		throw new CmsError(name, path, describeReadError(error));
	}
}

function toPart(fields: Fields, collection: Collection, isEnglish: boolean): Part {
	const part: Part = { texts: {}, shared: {} };
	for (const [name, value] of Object.entries(fields)) {
		// An editor leaves a text that is not written as an empty one.
		if (value === '') continue;
		if (collection.translated.includes(name)) part.texts[name] = toField(name, value, collection);
		else if (isEnglish) part.shared[name] = value;
		else
			throw new Error(`says "${name}", which is the same in every language and stands in the English file`);
	}
	return part;
}

/** The parts of an entry in each language that it has a file in. */
async function readParts(files: EntryFiles, name: CollectionName): Promise<Map<Locale, Part>> {
	const read = locales.map(async (locale) => {
		const path = files.texts[locale];
		return path && ([locale, await readPart(name, path, locale === defaultLocale)] as const);
	});
	return new Map((await Promise.all(read)).filter((part) => part !== undefined && part !== ''));
}

/** What stands in an entry's files. */
export interface WholeEntry {
	/** What is the same in every language, its id and slug among it. */
	shared: Fields;
	/** The texts of each language that it is written in; of all where nothing is translated. */
	texts: Partial<Record<Locale, Fields>>;
}

/** Joins what an entry's files say. A file without texts counts as none. */
function joinParts(fileName: string, all: ReadonlyMap<Locale, Part>): WholeEntry {
	// Editors' programs make names of titles, with their dots.
	const ownId = slugify(fileName) || fileName;
	const written = [...all].filter(([, { texts }]) => !Object.values(texts).every(isEmpty));
	return {
		shared: { id: ownId, slug: ownId, ...all.get(defaultLocale)?.shared },
		texts: Object.fromEntries(written.map(([locale, { texts }]) => [locale, texts])),
	};
}

/** Reads everything that an entry's files say. */
export async function readWhole(files: EntryFiles, name: CollectionName): Promise<WholeEntry> {
	return joinParts(files.name, await readParts(files, name));
}

/** Says which file a field stands in, or would have to. */
function placeIn(files: EntryFiles, name: CollectionName, locale: Locale): Entry['placeOf'] {
	return (field) => {
		const [first = ''] = field.split(/[.[]/);
		const isText = collectionOf(name).translated.includes(first);
		const own = files.texts[locale];
		if (isText) return own ?? `${files.path}.${locale}.md, which is not there`;
		return files.texts[defaultLocale] ?? '';
	};
}

/** The language that an entry is shown in where another one may be asked for. */
function languageOf({ texts }: WholeEntry, asked: Locale): Locale {
	const isTranslated = Object.keys(texts).length > 0;
	const other = [defaultLocale, ...locales].find((each) => texts[each]);
	return isTranslated && !texts[asked] && other ? other : asked;
}

/** The fields of an entry in one language; in another one, which it names, where it is not translated. */
function fieldsIn(whole: WholeEntry, asked: Locale): Fields {
	const locale = languageOf(whole, asked);
	return { ...whole.shared, ...(locale !== asked && { locale }), ...whole.texts[locale] };
}

/** An entry in one language; in another one, which it names, where it is not translated. */
export async function readEntry(files: EntryFiles, name: CollectionName, asked: Locale): Promise<Entry> {
	const whole = await readWhole(files, name);
	return {
		locale: asked,
		fields: fieldsIn(whole, asked),
		placeOf: placeIn(files, name, languageOf(whole, asked)),
	};
}

/**
 * An entry in one language, of files that are open in an editor and not saved.
 * @param fileName the first part of their names, @param files what they would hold
 */
export function readOpenEntry(
	name: CollectionName,
	fileName: string,
	files: ReadonlyMap<Locale, ParsedFile>,
	asked: Locale,
): Fields {
	const parts = [...files].map(
		([locale, file]) => [locale, readParsed(name, file, locale === defaultLocale)] as const,
	);
	return fieldsIn(joinParts(fileName, new Map(parts)), asked);
}

/** Reads the entries of the content's folder. */
export const fileReader: EntryReader = {
	async all(name, locale) {
		const found = await findEntries(name);
		return Promise.all([...found.values()].map((files) => readEntry(files, name, locale)));
	},

	async named(name, entry, locale) {
		const files = (await findEntries(name)).get(entry);
		return files && readEntry(files, name, locale);
	},
};
