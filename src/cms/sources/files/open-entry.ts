import { locales } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { CmsError } from '../../error.ts';
import type { ContentResponse, DraftRequest, OpenEntry, SourceFile } from '../../source.ts';
import { asInList } from '../find-entries.ts';
import { type Collection, type CollectionName, collections } from './collections.ts';
import { addImageSizes } from './image-sizes.ts';
import { readOpenEntry } from './read-entry.ts';
import { describeReadError, type ParsedFile } from './read-file.ts';
import { findMedia } from './read-media.ts';

/** A form holds every field in each language; a file of another language than English holds its own alone. */
function toFile(collection: CollectionName, fields: Record<string, unknown>, isEnglish: boolean): ParsedFile {
	const { translated }: Collection = collections[collection];
	const { body, ...rest } = fields;
	const own = Object.entries(rest).filter(([name]) => isEnglish || translated.includes(name));
	return { fields: Object.fromEntries(own), body: typeof body === 'string' ? body.trim() : '' };
}

/** A picture that came along with an entry. */
function toPicture(address: string): SourceFile {
	const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(address) ?? [];
	return { type, bytes: new Uint8Array(Buffer.from(base64, 'base64')) };
}

/** Reads an entry as it stands in an editor's form. Throws CmsError for what its files could not hold. */
export async function readOpen(
	{ collection, id, locale }: DraftRequest,
	{ files, pictures }: OpenEntry,
): Promise<ContentResponse> {
	const parsed = locales.flatMap((each) => {
		const fields = files[each];
		return fields ? ([[each, toFile(collection, fields, each === defaultLocale)]] as const) : [];
	});
	// Named in messages: there is no file yet.
	const form = `the form of ${id}`;
	const find = async (path: string) =>
		Object.hasOwn(pictures, path) ? toPicture(pictures[path] ?? '') : findMedia(path);
	try {
		const fields = asInList(collection, readOpenEntry(collection, id, new Map(parsed), locale), locale);
		return { url: form, body: await addImageSizes({ fields, placeOf: () => form }, collection, find) };
	} catch (error) {
		if (error instanceof CmsError) throw error;
		throw new CmsError(collection, form, describeReadError(error), { entry: id });
	}
}
