import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Locale, locales } from '#contract/locales.ts';
import type { CollectionName } from '#cms/sources/files/collections.ts';
import { type Session, send } from './admin-api.ts';
import { type ContentType, contentTypes } from './model.ts';
import { type RawEntry, readEntries } from './read-entries.ts';
import { type Ids, toData } from './to-data.ts';

type Log = (line: string) => void;
type Fields = Record<string, unknown>;

/** What is named by others comes first. */
const first: CollectionName[] = ['games', 'offices', 'faq-categories', 'faqs'];

const inOrder = contentTypes.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf({ kind }: ContentType): number {
	const rank = first.indexOf(kind.name);
	return rank === -1 ? first.length : rank;
}

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.pdf': 'application/pdf' };

interface Picture {
	url: string;
	focalPoint?: { x: number; y: number };
}

/** Every file that entries name, with what crops of it keep. */
function filesIn(value: unknown, found = new Map<string, Picture>()): Map<string, Picture> {
	if (typeof value !== 'object' || value === null) return found;
	const { url, focalPoint } = value as Partial<Picture>;
	if (typeof url === 'string' && url.startsWith('/media/'))
		found.set(url, { url, ...((focalPoint ?? found.get(url)?.focalPoint) && { focalPoint: focalPoint ?? found.get(url)?.focalPoint }) } as Picture);
	for (const part of Object.values(value)) filesIn(part, found);
	return found;
}

/** Uploads a file; gives its id. */
async function upload(strapi: Session, folder: string, { url, focalPoint }: Picture): Promise<number> {
	const name = basename(url);
	const type = types[extname(name)] ?? 'application/octet-stream';
	const form = new FormData();
	form.append('files', new Blob([await readFile(join(folder, url))], { type }), name);
	const point = focalPoint && { x: focalPoint.x * 100, y: focalPoint.y * 100 };
	form.append('fileInfo', JSON.stringify({ name, focalPoint: point ?? null }));
	const [file] = (await send(strapi, 'POST', '/api/upload', form)) as { id: number }[];
	if (!file) throw new Error(`${name} could not be uploaded.`);
	return file.id;
}

async function uploadAll(strapi: Session, folder: string, entries: unknown): Promise<Map<string, number>> {
	const ids = new Map<string, number>();
	for (const [url, picture] of filesIn(entries)) ids.set(url, await upload(strapi, folder, picture));
	return ids;
}

/** Saves and publishes an entry in one language. */
async function save(strapi: Session, type: ContentType, at: { documentId?: string | undefined; locale: Locale }, data: Fields) {
	const { isSingle, isLocalised, singular, plural } = type;
	const path = isSingle ? singular : [plural, ...(at.documentId ? [at.documentId] : [])].join('/');
	const query = new URLSearchParams({ status: 'published', ...(isLocalised && { locale: at.locale }) });
	const method = isSingle || at.documentId ? 'PUT' : 'POST';
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

/** Fills a Strapi that has no entries yet with a folder of content. */
export async function seed(strapi: Session, folder: string, log: Log): Promise<void> {
	const entries = new Map<ContentType, RawEntry[]>();
	for (const type of inOrder) entries.set(type, await readEntries(type.kind.name, folder));
	const files = await uploadAll(strapi, folder, [...entries.values()]);
	log(`${files.size} files`);
	const documents = new Map<string, string>();
	const nameOf = (collection: string, slug: string) => `${collection} ${slug}`;
	const ids: Ids = {
		fileAt(path) {
			const id = files.get(path);
			if (id === undefined) throw new Error(`${path} is no file of ${folder}.`);
			return id;
		},
		entryOf: (collection, slug) => documents.get(nameOf(collection, slug)),
	};
	async function saveEntry(type: ContentType, entry: RawEntry): Promise<void> {
		const name = nameOf(type.kind.name, String(entry.shared.slug ?? entry.shared.id));
		for (const [locale, fields] of partsOf(type, entry)) {
			const at = { documentId: documents.get(name), locale };
			documents.set(name, await save(strapi, type, at, toData(type.attributes, fields, ids)));
		}
	}
	for (const [type, list] of entries) {
		for (const entry of list) await saveEntry(type, entry);
		// Those that name each other have to be there first.
		const namesItself = type.attributes.some(({ field }) => (field.item ?? field).of === type.kind.name);
		if (namesItself) for (const entry of list) await saveEntry(type, entry);
		log(`${list.length} ${type.kind.label.toLowerCase()}`);
	}
}
