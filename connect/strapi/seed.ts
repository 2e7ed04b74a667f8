import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { CollectionName } from '#cms/sources/files/collections.ts';
import { mediaTypes } from '#cms/sources/files/read-media.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type StrapiAccess, send } from './admin-api.ts';
import { type ContentType, contentTypes } from './model.ts';
import { type RawEntry, readEntries } from './read-entries.ts';
import { type Known, mediaPathsIn, toData, type Upload } from './to-data.ts';

type Log = (line: string) => void;
type Fields = Record<string, unknown>;

/** What is named by others comes first. */
const first: CollectionName[] = ['games', 'offices', 'faq-categories', 'faqs'];

const inOrder = contentTypes.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf({ kind }: ContentType): number {
	const rank = first.indexOf(kind.name);
	return rank === -1 ? first.length : rank;
}

interface Media {
	path: string;
	/** What crops of it keep. */
	focalPoint?: { x: number; y: number };
}

/** Every file of the folder `media` that a value names. */
function mediaIn(value: unknown, found = new Map<string, Media>()): Map<string, Media> {
	if (typeof value === 'string')
		for (const path of mediaPathsIn(value)) if (!found.has(path)) found.set(path, { path });
	if (typeof value !== 'object' || value === null) return found;
	const { url, focalPoint } = value as { url?: string; focalPoint?: Media['focalPoint'] };
	if (url && focalPoint) found.set(url, { path: url, focalPoint });
	for (const part of Object.values(value)) mediaIn(part, found);
	return found;
}

/** Uploads a file. */
async function upload(strapi: StrapiAccess, folder: string, { path, focalPoint }: Media): Promise<Upload> {
	const name = basename(path);
	const type = mediaTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
	const form = new FormData();
	form.append('files', new Blob([await readFile(join(folder, path))], { type }), name);
	const inPercent = (share: number) => Math.round(share * 100);
	const point = focalPoint && { x: inPercent(focalPoint.x), y: inPercent(focalPoint.y) };
	form.append('fileInfo', JSON.stringify({ name, focalPoint: point ?? null }));
	const [file] = (await send(strapi, 'POST', '/api/upload', form)) as Upload[];
	if (!file) throw new Error(`${name} could not be uploaded.`);
	return file;
}

async function uploadAll(
	strapi: StrapiAccess,
	folder: string,
	entries: unknown,
): Promise<Map<string, Upload>> {
	const uploads = new Map<string, Upload>();
	for (const [path, media] of mediaIn(entries)) uploads.set(path, await upload(strapi, folder, media));
	return uploads;
}

interface Version {
	documentId: string | undefined;
	locale: Locale;
	status: 'draft' | 'published';
}

/** Saves an entry in one language, and publishes it unless it is a draft; gives its documentId. */
async function save(
	strapi: StrapiAccess,
	type: ContentType,
	version: Version,
	data: Fields,
): Promise<string> {
	const { documentId, locale, status } = version;
	const { isSingle, isLocalised, singular, plural } = type;
	const path = isSingle ? singular : [plural, ...(documentId ? [documentId] : [])].join('/');
	const query = new URLSearchParams({ status, ...(isLocalised && { locale }) });
	const method = isSingle || documentId ? 'PUT' : 'POST';
	const answer = await send(strapi, method, `/api/${path}?${query}`, { data });
	return (answer as { data: { documentId: string } }).data.documentId;
}

/** What each language of an entry is saved with: the first one brings what is the same in all, but for relations. */
function partsOf(type: ContentType, { shared, texts }: RawEntry): [Locale, Fields][] {
	const names = type.attributes.filter((each) => each.type === 'relation').map(({ field }) => field.name);
	const related = Object.fromEntries(Object.entries(shared).filter(([name]) => names.includes(name)));
	const written = locales.filter((locale) => texts[locale]);
	const own = (written.length > 0 ? written : locales.slice(0, 1)) as Locale[];
	return own.map((locale, index) => [locale, { ...(index === 0 ? shared : related), ...texts[locale] }]);
}

/** What was saved of the content: its files and entries by what they are called there. */
class Saved implements Known {
	readonly documents = new Map<string, string>();
	readonly #files: ReadonlyMap<string, Upload>;

	constructor(files: ReadonlyMap<string, Upload>) {
		this.#files = files;
	}

	fileAt(path: string): Upload {
		const file = this.#files.get(path);
		if (!file) throw new Error(`${path} is no file of the content.`);
		return file;
	}

	entryOf(collection: string, slug: string): string | undefined {
		return this.documents.get(`${collection} ${slug}`);
	}
}

async function saveEntry(
	strapi: StrapiAccess,
	type: ContentType,
	entry: RawEntry,
	saved: Saved,
): Promise<void> {
	const { slug, id, draft } = entry.shared;
	const name = `${type.kind.name} ${slug ?? id}`;
	const status = draft === true ? 'draft' : 'published';
	for (const [locale, fields] of partsOf(type, entry)) {
		const version = { documentId: saved.documents.get(name), locale, status } as const;
		const data = toData(type.attributes, fields, saved);
		saved.documents.set(name, await save(strapi, type, version, data));
	}
}

/** Whether entries of a type name each other, which have to be there first. */
const namesItself = ({ attributes, kind }: ContentType) =>
	attributes.some(({ field }) => (field.item ?? field).of === kind.name);

/** Fills a Strapi that has no entries yet with a folder of content. */
export async function seed(strapi: StrapiAccess, folder: string, log: Log): Promise<void> {
	const entries = new Map<ContentType, RawEntry[]>();
	for (const type of inOrder) entries.set(type, await readEntries(type.kind.name, folder));
	const files = await uploadAll(strapi, folder, [...entries.values()]);
	log(`${files.size} files`);
	const saved = new Saved(files);
	for (const [type, list] of entries) {
		for (const round of namesItself(type) ? [list, list] : [list])
			for (const entry of round) await saveEntry(strapi, type, entry, saved);
		log(`${list.length} ${type.kind.label.toLowerCase()}`);
	}
}
