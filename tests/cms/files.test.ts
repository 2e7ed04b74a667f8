import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { loadFile, removeUnusedFiles } from '#cms/cache/file-cache.ts';

let filesFolder: string;
let server: Server;
let url: string;
let asked: IncomingHttpHeaders[];
let answer: RequestListener;

beforeEach(async () => {
	filesFolder = await mkdtemp(join(tmpdir(), 'cms-files-'));
	asked = [];
	server = createServer((request, response) => {
		asked.push(request.headers);
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media/a.webp`;
});
afterEach(async () => {
	vi.restoreAllMocks();
	closeContentCache();
	server.close();
	await rm(filesFolder, { recursive: true, force: true });
});

const nextBuild = () => openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder });
const answering = (text: string, headers: Record<string, string>): RequestListener => {
	return (_request, response) => response.writeHead(200, headers).end(text);
};
const read = async () => (await loadFile('pictures', url)).text();

describe('a file of the CMS', () => {
	it('that does not change is fetched once, however many builds there are', async () => {
		answer = answering('picture', {
			'Cache-Control': 'public, max-age=31536000, immutable',
			'Content-Type': 'image/webp',
		});
		for (let build = 0; build < 3; build++) {
			nextBuild();
			expect(await Promise.all([read(), read()])).toEqual(['picture', 'picture']);
		}
		expect(asked).toHaveLength(1);
		const { headers } = await loadFile('pictures', url);
		expect(headers.get('Content-Type')).toBe('image/webp');
		expect(headers.get('Cache-Control')).toContain('immutable');
	});

	it('that may change is asked about, and fetched where it has', async () => {
		nextBuild();
		answer = answering('first', { ETag: '"1"', 'Cache-Control': 'no-cache' });
		expect(await read()).toBe('first');
		answer = (_request, response) => response.writeHead(304).end();
		expect(await read()).toBe('first');
		answer = answering('second', { ETag: '"2"', 'Cache-Control': 'no-cache' });
		expect(await read()).toBe('second');
		expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"1"', '"1"']);
		answer = (_request, response) => response.writeHead(304).end();
		await read();
		expect(asked.at(-1)?.['if-none-match']).toBe('"2"');
	});

	it('that says nothing of keeping is fetched each time', async () => {
		nextBuild();
		answer = answering('x', {});
		await read();
		await read();
		expect(asked).toHaveLength(2);
	});

	it('is asked for again while it is refused', async () => {
		nextBuild();
		vi.spyOn(Math, 'random').mockReturnValue(0);
		const picture = answering('picture', { 'Cache-Control': 'max-age=60' });
		answer = (request, response) =>
			asked.length < 6 ? response.writeHead(503).end() : picture(request, response);
		expect(await read()).toBe('picture');
		expect(await read()).toBe('picture');
		expect(asked).toHaveLength(6);
	});

	it('that is not there is named, and nothing is cached', async () => {
		nextBuild();
		answer = (_request, response) => response.writeHead(404).end();
		await expect(read()).rejects.toThrow(`CMS collection "pictures": answered 404, from ${url}`);
		expect(await readdir(filesFolder)).toEqual([]);
	});

	it('is forgotten when no build has used it for a week', async () => {
		nextBuild();
		answer = answering('picture', { 'Cache-Control': 'max-age=31536000' });
		await read();
		await removeUnusedFiles();
		expect(await readdir(filesFolder)).toHaveLength(2);
		const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
		const age = async () => {
			for (const name of await readdir(filesFolder)) await utimes(join(filesFolder, name), longAgo, longAgo);
		};
		await age();
		await read();
		await removeUnusedFiles();
		expect(await readdir(filesFolder)).toHaveLength(2);
		await age();
		await removeUnusedFiles();
		expect(await readdir(filesFolder)).toEqual([]);
	});

	it('is fetched and not cached outside of a build', async () => {
		answer = answering('picture', { 'Cache-Control': 'max-age=60' });
		await read();
		await read();
		expect(asked).toHaveLength(2);
		expect(await readdir(filesFolder)).toEqual([]);
	});
});
