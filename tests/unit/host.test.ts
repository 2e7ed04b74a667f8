import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Host, startHost } from '../../sandbox/host/start-host.ts';
import { type RawReply, sendRaw } from '../support/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'host-'));
const text = 'body { color: black } '.repeat(200);

function write(path: string, content: string | Buffer): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), content);
}

const echo = `
export const config = { path: ['/api/echo', '/api/echo/:id'] };
export default async (request, context) => {
	if (request.method === 'POST') {
		const { byteLength } = await request.arrayBuffer();
		return Response.json({ byteLength });
	}
	const headers = new Headers({ 'X-Ip': context.ip });
	headers.append('Set-Cookie', 'a=1');
	headers.append('Set-Cookie', 'b=2');
	return Response.json({ method: request.method, params: context.params, url: request.url, deploy: context.deploy.context }, { headers });
};`;
const written = `
export const config = { path: '/docs', method: ['POST', 'PUT'] };
export default async (request) => new Response('taken ' + request.method);`;
const jobs = `
export const config = { path: ['/careers/:id', '/fr/careers/:id'], preferStatic: true };
export default async (request, context) => new Response('job ' + context.params.id);`;
const early = `
export const config = { path: '/api/early' };
export default async () => new Response('early', { status: 413 });`;
const broken = `
export const config = { path: ['/api/broken', '/broken', '/fr/broken'] };
export default async () => { throw new Error('secret detail'); };`;

let host: Host;
beforeAll(async () => {
	write('one/index.html', '<h1>home</h1>');
	write('one/about.html', 'about');
	write('one/careers.html', 'careers');
	write('one/careers/1.html', 'static job');
	write('one/docs/index.html', 'docs');
	write('one/404.html', 'not found');
	write('one/fr/404.html', 'introuvable');
	write('one/error.html', 'an error');
	write('one/fr/error.html', 'une erreur');
	write('one/_astro/a.css', text);
	write('one/video.mp4', Buffer.from('0123456789'));
	write('one/large.bin', Buffer.alloc(2_500_000, 7));
	write('one/forced.html', 'never seen');
	write(
		'one/_redirects',
		'/old/* /about 301\n/shell/* /about 200\n/forced /about 302!\n/about /docs 301\n/fr/* /fr/404.html 404\n/rewritten /api/echo/7 200\n',
	);
	write(
		'one/_headers',
		'/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
	);
	write('two/index.html', 'second');
	write('two/404.html', 'not found');
	write('three/error.html', 'an error');
	write('three/_headers', '/*\n  no header\n');
	write('secret.txt', 'secret');
	symlinkSync(join(folder, 'secret.txt'), join(folder, 'one/link.txt'));
	symlinkSync(join(folder, 'one'), join(folder, 'dist'));
	for (const [name, code] of Object.entries({ echo, jobs, early, broken, written }))
		write(`functions/${name}.mjs`, code);
	write('functions/_lib/helper.mjs', 'throw new Error("helpers are not functions")');
	host = await startHost({ port: 0, dist: join(folder, 'dist'), functions: join(folder, 'functions') });
});
afterAll(async () => {
	await host.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Lets dist link to another build. */
function release(name: string): void {
	symlinkSync(join(folder, name), join(folder, 'next'));
	renameSync(join(folder, 'next'), join(folder, 'dist'));
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawReply> =>
	sendRaw({ origin: host.origin, path, method, headers });

describe('a file of the site', () => {
	test.each([
		['/', '<h1>home</h1>'],
		['/about', 'about'],
		['/about/', 'about'],
		['/about.html', 'about'],
		['/careers', 'careers'],
		['/careers/', 'careers'],
		['/docs', 'docs'],
		['/docs/', 'docs'],
		['/shell/a/b', 'about'],
		['/careers/1', 'static job'],
	])('answers %s', async (path, content) => {
		const reply = await get(path);
		expect([reply.status, reply.text]).toEqual([200, content]);
		expect(reply.headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'public, max-age=0, must-revalidate',
			'x-frame-options': 'DENY',
		});
	});

	test.each([
		['/nothing', 'not found'],
		['/fr/nothing', 'introuvable'],
		['/_redirects', 'not found'],
		['/_headers', 'not found'],
		['/_redirects/', 'not found'],
		['//_redirects', 'not found'],
		['/_headers/', 'not found'],
		['/link.txt', 'not found'],
		['/../secret.txt', 'not found'],
		['/%2e%2e/secret.txt', 'not found'],
		['/..%2fsecret.txt', 'not found'],
		['/docs/..%5c..%5csecret.txt', 'not found'],
		['/about%00.html', 'not found'],
		['/%zz', 'not found'],
	])('is not found at %s', async (path, content) => {
		const reply = await get(path);
		expect([reply.status, reply.text]).toEqual([404, content]);
		expect(reply.headers['x-frame-options']).toBe('DENY');
	});

	test('is sent once to who keeps it', async () => {
		const { headers } = await get('/about');
		const again = await get('/about', { 'If-None-Match': String(headers.etag) });
		expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
		expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
	});

	test('is compressed for who can read that', async () => {
		const reply = await get('/_astro/a.css', { 'Accept-Encoding': 'gzip, deflate, br' });
		expect(reply.headers).toMatchObject({
			'content-encoding': 'br',
			vary: 'Accept-Encoding',
			'cache-control': 'public, max-age=31536000, immutable',
		});
		expect(brotliDecompressSync(reply.bytes).toString()).toBe(text);
		expect((await get('/_astro/a.css')).text).toBe(text);
	});

	test.each([
		['bytes=2-4', 206, '234', 'bytes 2-4/10'],
		['bytes=7-', 206, '789', 'bytes 7-9/10'],
		['bytes=-3', 206, '789', 'bytes 7-9/10'],
		['bytes=5-999', 206, '56789', 'bytes 5-9/10'],
		['bytes=10-', 416, '', 'bytes */10'],
		['bytes=4-2', 416, '', 'bytes */10'],
		['bytes=a-b', 200, '0123456789', undefined],
	])('is sent in part for Range: %s', async (range, status, content, contentRange) => {
		const reply = await get('/video.mp4', { Range: range });
		expect([reply.status, reply.text, reply.headers['content-range']]).toEqual([
			status,
			content,
			contentRange,
		]);
	});

	test('that is large is streamed, whole and in part', async () => {
		expect((await get('/large.bin')).bytes.byteLength).toBe(2_500_000);
		expect((await get('/large.bin', { Range: 'bytes=100-1099' })).bytes.byteLength).toBe(1000);
	});

	test('has the same headers for HEAD, and takes no POST', async () => {
		const head = await get('/about', {}, 'HEAD');
		expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '5']);
		const post = await get('/about', {}, 'POST');
		expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
	});

	test('has a function beside it that takes what is sent to it, and nothing else', async () => {
		expect((await get('/docs', {}, 'POST')).text).toBe('taken POST');
		expect((await get('/docs', {}, 'PUT')).text).toBe('taken PUT');
		expect((await get('/docs')).text).toBe('docs');
		expect((await get('/docs', {}, 'HEAD')).status).toBe(200);
		expect((await get('/docs', {}, 'PATCH')).status).toBe(405);
	});

	test('takes no POST where a rule leads to it, either', async () => {
		const post = await get('/shell/a/b', {}, 'POST');
		expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
	});

	test('comes from the release that dist links to at that moment', async () => {
		release('two');
		expect((await get('/')).text).toBe('second');
		expect((await get('/about')).status).toBe(404);
		release('one');
		expect((await get('/')).text).toBe('<h1>home</h1>');
	});
});

describe('a page that fails', () => {
	test.each([
		['/broken', 'an error'],
		['/broken/', 'an error'],
		['/fr/broken', 'une erreur'],
	])('[EP-02] answers %s with the error page of its language and status 500', async (path, content) => {
		const reply = await get(path);
		expect([reply.status, reply.text]).toEqual([500, content]);
		expect(reply.headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'x-frame-options': 'DENY',
		});
	});

	test.each([
		['two', '/broken', 'which the build lacks'],
		['three', '/', 'of a build that cannot be opened'],
	])('[EP-03] says in build %s that the error page failed, too, at %s, %s', async (build, path) => {
		release(build);
		const reply = await get(path);
		release('one');
		expect([reply.status, reply.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
		expect(reply.text).toContain('An error occurred while showing the error page');
		expect(reply.text).toContain('<a href="/">');
		expect(reply.headers['x-frame-options']).toBe('DENY');
	});
});

describe('a redirect', () => {
	test.each([
		['/old/x?a=b', 301, '/about?a=b'],
		['/forced', 302, '/about'],
	])('%s answers %d', async (path, status, location) => {
		const reply = await get(path);
		expect([reply.status, reply.headers.location]).toEqual([status, location]);
	});

	test('gives way to a file, unless forced', async () => {
		expect((await get('/about')).status).toBe(200);
	});

	test('may lead to a function', async () => {
		expect(JSON.parse((await get('/rewritten')).text)).toHaveProperty('params', { id: '7' });
	});
});

describe('a function', () => {
	test('gets method, path values, address and context', async () => {
		const reply = await sendRaw({
			origin: host.origin,
			path: '/api/echo/a%20b/?x=1',
			method: 'TRACE',
			headers: { 'X-Forwarded-For': '1.2.3.4' },
			from: '127.0.0.9',
		});
		expect(JSON.parse(reply.text)).toEqual({
			method: 'TRACE',
			params: { id: 'a%20b' },
			url: `${host.origin}/api/echo/a%20b/?x=1`,
			deploy: 'dev',
		});
		expect(reply.headers['x-ip']).toBe('127.0.0.9');
		expect(reply.setCookies).toEqual(['a=1', 'b=2']);
	});

	test('gives way to a file where it prefers files', async () => {
		expect((await get('/careers/1')).text).toBe('static job');
		expect((await get('/careers/2')).text).toBe('job 2');
		expect((await get('/fr/careers/3')).text).toBe('job 3');
	});

	test('that throws shows nothing of why', async () => {
		const reply = await get('/api/broken');
		expect(reply.status).toBe(500);
		expect(JSON.parse(reply.text)).toEqual({ messages: ['INTERNAL_SERVER_ERROR'] });
		expect(reply.headers['x-frame-options']).toBe('DENY');
	});

	test.each([
		['with its length', (size: number) => ({ 'Content-Length': size })],
		['in chunks', () => ({ 'Transfer-Encoding': 'chunked' })],
	])('gets no body above 6 MB, sent %s', async (_name, headersFor) => {
		const post = (size: number) => {
			const request = { origin: host.origin, path: '/api/echo', method: 'POST', headers: headersFor(size) };
			return sendRaw({ ...request, body: Buffer.alloc(size) });
		};
		expect((await post(6_000_001)).status).toBe(413);
		const fits = await post(6_000_000);
		expect([fits.status, fits.text]).toEqual([200, '{"byteLength":6000000}']);
	});

	test('may answer before it has read the body, and the connection goes on', async () => {
		const headers = { 'Transfer-Encoding': 'chunked' };
		for (let round = 0; round < 3; round += 1) {
			const reply = await sendRaw({
				origin: host.origin,
				path: '/api/early',
				method: 'POST',
				headers,
				body: Buffer.alloc(1_000_000),
			});
			expect([reply.status, reply.text]).toEqual([413, 'early']);
		}
	});
});

/** Sends text as it is and reads until the host closes the connection. */
function sendText(request: string): Promise<string> {
	const socket = connect(Number(new URL(host.origin).port), '127.0.0.1');
	return new Promise((resolve, reject) => {
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		socket.on('close', () => resolve(answer)).on('error', reject);
		socket.write(request);
	});
}

describe('a request that is none', () => {
	test.each([
		['noise', 'hello\r\n\r\n', 400],
		['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
		['a broken host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
		['a user in its host', 'GET /api/echo/7 HTTP/1.1\r\nHost: a:b@localhost\r\n\r\n', 400],
		['another site in its path', 'GET http://evil.test/ HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
		['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
		['10 KB of address', `GET /${'a'.repeat(10_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 414],
		['20 KB of address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
		[
			'two lengths',
			'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
			400,
		],
		[
			'length and chunks',
			'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
			400,
		],
	])('T85 with %s is refused, with the headers of every answer', async (_name, request, status) => {
		const answer = await sendText(request);
		expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(answer).toMatch(/X-Frame-Options: DENY/i);
		expect(answer).toMatch(/frame-ancestors 'none'/);
		expect((await get('/')).status).toBe(200);
	});
});

test('T77 a failure is logged by its kind and place, without what it says', async () => {
	const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	expect((await get('/api/broken')).status).toBe(500);
	const logged = lines.mock.calls.flat().join('');
	lines.mockRestore();
	expect(logged).toContain('"error":"Error at ');
	expect(logged).not.toContain('secret detail');
});

test('a port that is taken is an error that names itself', async () => {
	const port = Number(new URL(host.origin).port);
	const second = startHost({ port, dist: join(folder, 'dist'), functions: join(folder, 'functions') });
	await expect(second).rejects.toHaveProperty('code', 'EADDRINUSE');
});
