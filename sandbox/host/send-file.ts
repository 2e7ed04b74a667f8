import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseRange } from './byte-range.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';
import { cacheFile, type Encoding } from './file-cache.ts';
import type { FoundFile } from './find-file.ts';

const mostInMemory = 2_000_000;

/** A file with what its answer says beyond it. */
export interface FileAnswer {
	file: FoundFile;
	status: number;
	headers: Record<string, string>;
}

interface Content {
	path: string;
	size: number;
	headers: Record<string, string>;
	/** Absent for a file that is too large to keep. */
	bytes?: Buffer;
}

function encodingFor({ headers }: IncomingMessage, type: string): Encoding | undefined {
	if (!isCompressible(type) || headers.range) return undefined;
	const accepted = String(headers['accept-encoding'] ?? '');
	if (/\bbr\b/.test(accepted)) return 'br';
	return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

async function readCached(file: FoundFile, encoding: Encoding | undefined): Promise<Content> {
	const cached = await cacheFile(file);
	const bytes = encoding ? await cached.encoded(encoding) : cached.bytes;
	const etag = `"${cached.etag}${encoding ? `-${encoding}` : ''}"`;
	const headers = { etag, ...(encoding ? { 'content-encoding': encoding } : {}) };
	return { path: file.path, size: bytes.byteLength, headers, bytes };
}

function readContent(incoming: IncomingMessage, file: FoundFile): Content | Promise<Content> {
	const { path, size, changedAt } = file;
	if (size > mostInMemory) return { path, size, headers: { etag: `"${size}-${Math.round(changedAt)}"` } };
	return readCached(file, encodingFor(incoming, contentTypeOf(path)));
}

function headersOf({ path, headers }: Content, more: Record<string, string>): Record<string, string> {
	const type = contentTypeOf(path);
	return {
		'accept-ranges': 'bytes',
		'cache-control': 'public, max-age=0, must-revalidate',
		'content-type': type,
		...(isCompressible(type) ? { vary: 'Accept-Encoding' } : {}),
		...headers,
		...more,
	};
}

async function sendBytes(outgoing: ServerResponse, { path, bytes }: Content, start: number, end: number) {
	outgoing.setHeader('Content-Length', end - start + 1);
	if (bytes) outgoing.end(bytes.subarray(start, end + 1));
	else await pipeline(createReadStream(path, { start, end }), outgoing);
}

async function sendRange(outgoing: ServerResponse, content: Content, header: string | undefined) {
	const { size } = content;
	const range = parseRange(header, size);
	if (range === null) return void outgoing.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
	if (!range) return sendBytes(outgoing, content, 0, size - 1);
	outgoing.statusCode = 206;
	outgoing.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
	return sendBytes(outgoing, content, range.start, range.end);
}

/** Sends a file as a CDN does: tagged, compressed where it pays, in parts where they are asked for. */
export async function sendFile(incoming: IncomingMessage, outgoing: ServerResponse, answer: FileAnswer) {
	const { 'if-none-match': known, range } = incoming.headers;
	const content = await readContent(incoming, answer.file);
	outgoing.setHeaders(new Map(Object.entries(headersOf(content, answer.headers))));
	outgoing.statusCode = answer.status;
	const isKnown = answer.status === 200 && known?.split(/\s*,\s*/).includes(content.headers.etag ?? '');
	if (isKnown) return void outgoing.writeHead(304).end();
	if (incoming.method === 'HEAD' || content.size === 0) {
		return void outgoing.setHeader('Content-Length', content.size).end();
	}
	return sendRange(outgoing, content, answer.status === 200 ? range : undefined);
}
