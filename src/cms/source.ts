import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { withCleanTexts } from '#lib/text/clean-text.ts';
import { isFromBoard, readBoard } from './job-source.ts';
import type { CollectionName } from './sources/files/collections.ts';

/** What narrows a list down: filters, `limit` and `start`; undefined stands for nothing and a list for several. */
export type Query = Record<string, string | number | readonly string[] | undefined>;

/** The values of a query's parameter as a list. */
export const valuesOf = (parameter: Query[string]): string[] => [parameter ?? []].flat().map(String);

/** What the site asks a CMS for, in the terms of the spec's REST paths. */
export interface ContentRequest {
	/** The collection's name in messages. */
	collection: string;
	/** The path of the spec, with what it names filled in. */
	path: string;
	locale: Locale;
	/** The address of the service that is asked, if it is not the CMS. */
	base?: string;
	/** From functions only: a build asks for what is whole. */
	query?: Query;
}

/** An answer as it came, in the shapes of docs/content.md, and the address it came from. */
export interface ContentResponse {
	url: string;
	body: unknown;
	/** Where a value came from, where that is known better than by `url`; the index is the entry's in a list. */
	placeOf?(field: string, index?: number): string;
}

/**
 * Reads JSON from an address, and throws where it cannot: MissingError where the address says that there is nothing (404,
 * 410), which is no failure of the CMS. A build waits and tries again, a function has little time: who
 * asks brings this along.
 */
export type FetchContent = (url: string, headers?: Record<string, string>) => Promise<unknown>;

/** A file as it is kept or shown. */
export interface SourceFile {
	type: string;
	bytes: Uint8Array<ArrayBuffer>;
}

/** What a preview asks a CMS for. */
export interface DraftRequest {
	collection: CollectionName;
	/** What the CMS calls the entry by. */
	id: string;
	locale: Locale;
}

/** An entry as an editor in the browser has it open, before it is saved. */
export interface OpenEntry {
	/** What its files would hold, by language; the text below the fields is called `body`. */
	files: Partial<Record<Locale, Record<string, unknown>>>;
	/** Pictures that are not saved either, as `data:` addresses by their paths below the content's folder. */
	pictures: Record<string, string>;
}

/** A content service. Another CMS is connected by a file in sources/ that answers the same questions. */
export interface Source {
	/** Throws MissingError for what is not there, in this language or at all. */
	one(question: ContentRequest, read: FetchContent): Promise<ContentResponse>;
	/** Every entry of a list, over all its pages; with a query, what that leaves. */
	list(question: ContentRequest, read: FetchContent): Promise<ContentResponse & { body: unknown[] }>;
	/** An entry as it was last saved, published or not; absent where the source has no drafts. Throws MissingError where there is none. */
	draft?(question: DraftRequest, read: FetchContent): Promise<ContentResponse>;
	/** An entry that an editor sends along, in the shape in which its list has it; absent where the source is not edited so. */
	open?(question: DraftRequest, entry: OpenEntry): Promise<ContentResponse>;
	/** Reads a file by its path below the CMS, where it is not fetched from its address. */
	file?(path: string): Promise<SourceFile>;
}

const isId = (name: string) => name === 'id' || name.endsWith('Id');

function withTextIds(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withTextIds);
	if (typeof value !== 'object' || value === null) return value;
	const parts = Object.entries(value).map(([name, part]) => [
		name,
		isId(name) && typeof part === 'number' ? String(part) : withTextIds(part),
	]);
	const entry: Record<string, unknown> = Object.fromEntries(parts);
	// Some have an id for each language beside one that stays the same.
	return typeof entry.documentId === 'string' && entry.documentId
		? { ...entry, id: entry.documentId }
		: entry;
}

/** What was read, as all else takes it: ids are text, a `documentId` is the id, and texts have no control characters. */
export const toReadable = (body: unknown): unknown => withTextIds(withCleanTexts(body));

/** What answers questions about jobs where they come from a board of an ATS. */
async function loadBoard(): Promise<Source | undefined> {
	const ats = readBoard()?.source.replace('lever-eu', 'lever');
	if (!ats) return undefined;
	const { source } = (await import(`./sources/ats/${ats}.ts`)) as { source: Source };
	return source;
}

/** The source that CMS_SOURCE names, and for jobs the board that they come from; whatever it is, its ids are text, and its texts come without control characters. */
export async function loadSource(): Promise<Source> {
	const { CMS_SOURCE } = readConfig(process.env, ['CMS_SOURCE']);
	const { source } = (await import(`./sources/${CMS_SOURCE}.ts`)) as { source: Source };
	const jobs = (await loadBoard()) ?? source;
	const about = ({ path }: ContentRequest) => (isFromBoard(path) ? jobs : source);
	const clean = async <Answer extends ContentResponse>(asked: Promise<Answer>): Promise<Answer> => {
		const answer = await asked;
		return { ...answer, body: toReadable(answer.body) };
	};
	const { draft, open } = source;
	return {
		...source,
		one: (question, read) => clean(about(question).one(question, read)),
		list: (question, read) => clean(about(question).list(question, read)),
		...(draft && { draft: (question: DraftRequest, read: FetchContent) => clean(draft(question, read)) }),
		...(open && { open: (question: DraftRequest, entry: OpenEntry) => clean(open(question, entry)) }),
	};
}

/** Below what this site publishes files that pages link to and that no CMS serves. */
export const publicFolder = '/press/files/';

/** Where visitors fetch a file as it is: from the CMS, or from this site where the source has the file itself. */
export async function publicFileUrl(url: string): Promise<string> {
	const isOwn = (await loadSource()).file !== undefined;
	const base = `${publicFilesUrl()}/`;
	return isOwn && url.startsWith(base) ? publicFolder + url.slice(base.length) : url;
}

/** What the paths of the CMS's files stand below: its own address, unless CMS_FILES_URL names another one. */
export function publicFilesUrl(): string {
	const { CMS_URL, CMS_FILES_URL } = readConfig(process.env, ['CMS_URL', 'CMS_FILES_URL']);
	return CMS_FILES_URL ?? CMS_URL;
}

/** The origins, beside the CMS's, that files may be at: FILE_ORIGINS. */
export const otherFileOrigins = (): string[] => readConfig(process.env, ['FILE_ORIGINS']).FILE_ORIGINS;

const isAbsolute = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/**
 * Where a file is fetched from: below the CMS's address, or where an absolute address says, if that is of the CMS or of
 * FILE_ORIGINS; undefined for any other.
 */
export function toFileUrl(address: string): string | undefined {
	if (!isAbsolute(address)) {
		const [, path] = /^\/?((?![/?#])[^\\]+)$/.exec(address) ?? [];
		return path && `${publicFilesUrl()}/${path}`;
	}
	const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const own = [CMS_URL, publicFilesUrl()].map((each) => new URL(each).origin);
	const isKnown = url && !url.username && [...own, ...otherFileOrigins()].includes(url.origin);
	return isKnown ? url.href : undefined;
}
