import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CmsError } from '../error.ts';
import { requestFile } from '../request.ts';
import { loadSource, publicFilesUrl } from '../source.ts';
import { contentCache } from './content-cache.ts';

/** Headers that say how long the file may be cached. */
type Facts = Record<string, string>;

interface CachedFile {
	facts: Facts;
	/** Milliseconds since 1970 until which nobody need be asked. */
	freshUntil: number;
	bytes: Uint8Array<ArrayBuffer>;
}

const factNames = ['Content-Type', 'Cache-Control', 'ETag', 'Last-Modified'];

function factsOf(headers: Headers): Facts {
	return Object.fromEntries(
		factNames.flatMap((name) => {
			const value = headers.get(name);
			return value ? [[name, value]] : [];
		}),
	);
}

function freshUntil({ 'Cache-Control': control = '' }: Facts): number {
	const seconds = /\bno-(?:cache|store)\b/.test(control) ? undefined : /\bmax-age=(\d+)/.exec(control)?.[1];
	return Date.now() + Number(seconds ?? 0) * 1000;
}

function conditions({ ETag, 'Last-Modified': modified }: Facts): Record<string, string> {
	return { ...(ETag && { 'If-None-Match': ETag }), ...(modified && { 'If-Modified-Since': modified }) };
}

async function readCached(path: string): Promise<CachedFile | undefined> {
	try {
		const [meta, bytes] = await Promise.all([readFile(`${path}.json`, 'utf8'), readFile(path)]);
		return { ...(JSON.parse(meta) as Omit<CachedFile, 'bytes'>), bytes: new Uint8Array(bytes) };
	} catch {
		return undefined;
	}
}

/** Written beside and renamed, so that a build that runs at the same time never reads half a file. */
async function put(path: string, content: string | Uint8Array): Promise<void> {
	const beside = `${path}.${process.pid}`;
	await writeFile(beside, content);
	await rename(beside, path);
}

async function store(path: string, { bytes, ...meta }: CachedFile): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await put(path, bytes);
	await put(`${path}.json`, JSON.stringify(meta));
}

async function markUsed(path: string): Promise<void> {
	const now = new Date();
	await utimes(path, now, now);
}

/** A file that the source has at hand, with a tag by which others know whether it changed. */
async function loadOwn(url: string): Promise<CachedFile | undefined> {
	const { file: readOwn } = await loadSource();
	if (!readOwn) return undefined;
	const base = `${publicFilesUrl()}/`;
	if (!url.startsWith(base)) return undefined;
	const path = new URL(url).pathname.slice(new URL(base).pathname.length - 1);
	const { type, bytes } = await readOwn(decodeURI(path));
	const ETag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
	return { facts: { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag }, freshUntil: 0, bytes };
}

async function fetchFile(collection: string, url: string): Promise<CachedFile> {
	const folder = contentCache()?.filesFolder;
	const path = folder && join(folder, createHash('sha256').update(url).digest('hex'));
	const known = path ? await readCached(path) : undefined;
	if (path && known && known.freshUntil > Date.now()) {
		await markUsed(path);
		return known;
	}
	const { headers, bytes = known?.bytes } = await requestFile(
		collection,
		url,
		known && conditions(known.facts),
	);
	if (!bytes) throw new CmsError(collection, url, 'answered "not modified" to a first request');
	const facts = { ...known?.facts, ...factsOf(headers) };
	const file = { facts, freshUntil: freshUntil(facts), bytes };
	if (path) await store(path, file);
	return file;
}

const load = async (collection: string, url: string): Promise<CachedFile> =>
	(await loadOwn(url)) ?? (await fetchFile(collection, url));

const underway = new Map<string, Promise<CachedFile>>();

/** Asks once for what several places want at the same time. */
function loadOnce(collection: string, url: string): Promise<CachedFile> {
	const file = underway.get(url) ?? load(collection, url).finally(() => underway.delete(url));
	underway.set(url, file);
	return file;
}

/**
 * Reads a file of the CMS, such as a picture. A build keeps it for the next ones as long as its Cache-Control says, and
 * asks only whether it has changed after that. Throws CmsError.
 */
export async function loadFile(collection: string, url: string): Promise<Response> {
	const { facts, bytes } = await loadOnce(collection, url);
	return new Response(bytes, { headers: facts });
}

/** Milliseconds after which a file that no build used is deleted. */
const unusedFor = 7 * 24 * 60 * 60 * 1000;

/** Forgets the files that no build has used for a week. */
export async function removeUnusedFiles(): Promise<void> {
	const folder = contentCache()?.filesFolder;
	const names = folder ? await readdir(folder).catch(() => []) : [];
	for (const name of names.filter((each) => !each.endsWith('.json'))) {
		const path = join(folder ?? '', name);
		const used = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
		if (used > Date.now() - unusedFor) continue;
		await Promise.all([path, `${path}.json`].map((each) => rm(each, { force: true })));
	}
}
