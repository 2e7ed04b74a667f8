import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readConfig } from '#contract/config.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { CmsError } from '../../error.ts';

/** The files of one entry, by what they hold. */
export interface EntryFiles {
	/** The first part of their names. */
	name: string;
	/** What is the same in every language. */
	shared?: string;
	texts: Partial<Record<Locale, string>>;
	/** Where its files are, without their endings. */
	path: string;
}

const endings = /\.(?:json|md)$/;

/** A file of an entry, by what its name says: `wending.fr.md` or `wending.json`. */
interface NamedFile {
	collection: string;
	path: string;
	name: string;
	/** As it stands there; undefined for what is the same in every language. */
	language: string | undefined;
}

function isOfEntry(file: string): boolean {
	// The folder itself may say what it is.
	return endings.test(file) && !file.startsWith('.') && !file.startsWith('README.');
}

function readName(collection: string, path: string): NamedFile {
	const [name = '', ...language] = basename(path).replace(endings, '').split('.');
	return { collection, path, name, language: language.join('.') || undefined };
}

function languageOf({ collection, path, language }: NamedFile): Locale {
	const locale = locales.find((each) => each === language);
	if (locale) return locale;
	const known = locales.join(', ');
	throw new CmsError(collection, path, `"${language}" is no language of the site, which has ${known}`);
}

function add(entry: EntryFiles, file: NamedFile): void {
	const { collection, path } = file;
	const locale = file.language === undefined ? undefined : languageOf(file);
	const before = locale ? entry.texts[locale] : entry.shared;
	if (before) throw new CmsError(collection, path, `says the same as ${before}`);
	if (locale) entry.texts[locale] = path;
	else entry.shared = path;
}

/** Where content is, as CONTENT_FOLDER says. */
export const contentFolder = (): string => readConfig(process.env, ['CONTENT_FOLDER']).CONTENT_FOLDER;

async function namesIn(folder: string): Promise<string[]> {
	try {
		return (await readdir(folder)).toSorted();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}

/** The entries of a folder below the content's, by name. @param folder '' is the content's own */
export async function findEntries(collection: string, folder: string): Promise<Map<string, EntryFiles>> {
	const where = join(contentFolder(), folder);
	const entries = new Map<string, EntryFiles>();
	for (const file of (await namesIn(where)).filter(isOfEntry)) {
		const named = readName(collection, join(where, file));
		const { name } = named;
		const entry = entries.get(name) ?? { name, texts: {}, path: join(where, name) };
		add(entry, named);
		entries.set(name, entry);
	}
	return entries;
}
