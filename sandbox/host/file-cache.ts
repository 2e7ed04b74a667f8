import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LruMap } from '#lib/lru-map.ts';
import type { FoundFile } from './find-file.ts';

/** A small file in memory, with what was made of it. */
export interface CachedFile {
	bytes: Buffer;
	etag: string;
	encoded(encoding: Encoding): Promise<Buffer>;
}

export type Encoding = 'br' | 'gzip';

const mostEntries = 500;
const files = new LruMap<Promise<CachedFile>>(mostEntries);

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
	br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: (bytes) => promisify(gzip)(bytes),
};

async function load({ path }: FoundFile): Promise<CachedFile> {
	const bytes = await readFile(path);
	const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
	const made = new Map<Encoding, Promise<Buffer>>();
	return {
		bytes,
		etag,
		encoded(encoding) {
			const known = made.get(encoding) ?? encoders[encoding](bytes);
			made.set(encoding, known);
			return known;
		},
	};
}

/** Reads a file once for each of its versions. */
export function cacheFile(file: FoundFile): Promise<CachedFile> {
	const key = `${file.path} ${file.changedAt} ${file.size}`;
	const known = files.get(key);
	if (known) return known;
	const loading = load(file);
	files.set(key, loading);
	loading.catch(() => files.delete(key));
	return loading;
}
