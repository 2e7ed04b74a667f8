import { readFile, stat } from 'node:fs/promises';
import { limitConcurrency } from '#lib/limit-concurrency.ts';
import { CmsError } from '../../error.ts';

// Awaited: where content comes from a service, the bundle of a function does not load it.
const { parse } = await import('yaml');

export type Fields = Record<string, unknown>;

/** A file as it was written: its fields, and what stands below them. */
export interface ParsedFile {
	fields: Fields;
	body: string;
}

const frontMatter = /^---\r?\n(?:([\s\S]*?)\r?\n)?---(?:\r?\n|$)/;

function toFields(value: unknown): Fields {
	if (value === null || value === undefined) return {};
	if (typeof value !== 'object' || Array.isArray(value))
		throw new Error('holds no fields but something else');
	return value as Fields;
}

function parseFile(text: string): ParsedFile {
	const [all = '', front = ''] = frontMatter.exec(text) ?? [];
	// A line above, so that the parser counts lines as the file does.
	return { fields: toFields(parse(`\n${front}`)), body: text.slice(all.length).trim() };
}

/** What a parser says is wrong, without the lines that it quotes. */
export function describeReadError(error: unknown): string {
	const [line = ''] = (error as Error).message.trim().split('\n');
	return line.replace(/:$/, '');
}

interface CachedFile {
	changed: number;
	file: ParsedFile;
}

const cache = new Map<string, CachedFile>();

/** A process may have only so many files open. */
const inTurn = limitConcurrency(64);

/** More than any text needs: pictures and other files are files of their own. */
const mostBytes = 1_000_000;

/** Reads a file, once for as long as it does not change; throws CmsError that names it and what is wrong in it. */
export async function readEntryFile(collection: string, path: string): Promise<ParsedFile> {
	const { mtimeMs: changed, size } = await stat(path);
	const known = cache.get(path);
	if (known?.changed === changed) return known.file;
	if (size > mostBytes)
		throw new CmsError(collection, path, `has ${size} bytes; a text may have ${mostBytes}`);
	const text = (await inTurn(() => readFile(path, 'utf8'))).replace(/^\uFEFF/, '');
	try {
		const file = parseFile(text);
		cache.set(path, { changed, file });
		return file;
	} catch (error) {
		throw new CmsError(collection, path, `cannot be read: ${describeReadError(error)}`);
	}
}
