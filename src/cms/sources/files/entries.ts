import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '#contract/config.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { CmsError } from '../../error.ts';

/** The files of one entry: one for each language, of which the English one is always there. */
export interface EntryFiles {
	/** The first part of their names. */
	name: string;
	texts: Partial<Record<Locale, string>> & { [defaultLocale]: string };
	/** Where its files are, without language and ending. */
	path: string;
}

/** Where content is, as CONTENT_FOLDER says. */
export const contentFolder = (): string => readConfig(process.env, ['CONTENT_FOLDER']).CONTENT_FOLDER;

const isOurs = (file: string) => !file.startsWith('.') && !file.startsWith('README.');
const known = locales.join(', ');

/** The parts of a file's name: `wending.fr.md`. */
function readName(collection: string, path: string, file: string): { name: string; locale: Locale } {
	const [, name = '', language, ending] = /^(.+)\.([^.]*)\.([^.]*)$/.exec(file) ?? [];
	const locale = locales.find((each) => each === language);
	if (locale && ending === 'md') return { name, locale };
	const expected = `${file.split('.')[0]}.${defaultLocale}.md`;
	const problem = file.endsWith('.json')
		? `is no longer read: what is the same in every language stands in ${expected} (docs/upgrading.md)`
		: `is no name of an entry; expected one such as ${expected}, with a language of the site: ${known}`;
	throw new CmsError(collection, path, problem);
}

async function namesIn(folder: string): Promise<string[]> {
	try {
		return (await readdir(folder)).toSorted();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}

/** The entries of a collection by name. @param folder the content's */
export async function findEntries(
	collection: string,
	folder = contentFolder(),
): Promise<Map<string, EntryFiles>> {
	const where = join(folder, collection);
	const found = new Map<string, Partial<Record<Locale, string>>>();
	for (const file of (await namesIn(where)).filter(isOurs)) {
		const path = join(where, file);
		const { name, locale } = readName(collection, path, file);
		found.set(name, { ...found.get(name), [locale]: path });
	}
	return new Map(
		[...found].map(([name, texts]) => [name, toEntry(collection, join(where, name), name, texts)]),
	);
}

function toEntry(
	collection: string,
	path: string,
	name: string,
	texts: Partial<Record<Locale, string>>,
): EntryFiles {
	const english = texts[defaultLocale];
	if (english) return { name, path, texts: { ...texts, [defaultLocale]: english } };
	const missing = `${path}.${defaultLocale}.md`;
	throw new CmsError(
		collection,
		missing,
		'is not there; every entry has it, with what is the same in every language, and without texts where it is not written in English',
	);
}
