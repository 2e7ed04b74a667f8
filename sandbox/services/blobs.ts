import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { all, get, run } from '../store/query.ts';
import { onlyThisMachine } from './control/guard.ts';

interface Blob {
	body: Uint8Array<ArrayBuffer>;
	etag: string;
	metadata: string;
}

/** The header in which the client of Netlify Blobs sends metadata, and reads it. */
const metadataHeader = 'x-amz-meta-user';

const find = (db: DatabaseSync, path: string) =>
	get<Blob>(db, 'SELECT body, etag, metadata FROM blob WHERE path = ?', path);

/** Whether a conditional write may go on: with nothing there, or with exactly the version that its caller knows. */
function mayWrite(c: Context, known: Blob | undefined): boolean {
	if (c.req.header('If-None-Match') === '*') return known === undefined;
	const wanted = c.req.header('If-Match');
	return wanted === undefined || wanted === known?.etag;
}

async function write(c: Context, db: DatabaseSync, path: string): Promise<Response> {
	const body = new Uint8Array(await c.req.arrayBuffer());
	// From here on nothing is awaited: of two writers one finds the other's version.
	if (!mayWrite(c, find(db, path))) return c.body(null, 412);
	const metadata = c.req.header(metadataHeader) ?? '';
	const etag = `"${createHash('sha256').update(body).update(metadata).digest('hex')}"`;
	const sql = 'INSERT OR REPLACE INTO blob (path, body, etag, metadata) VALUES (?, ?, ?, ?)';
	run(db, sql, path, body, etag, metadata);
	return c.body(null, 200, { ETag: etag });
}

function read(c: Context, db: DatabaseSync, path: string): Response {
	const known = find(db, path);
	if (!known) return c.body(null, 404);
	return c.body(known.body, 200, { ETag: known.etag, [metadataHeader]: known.metadata });
}

function list(c: Context, db: DatabaseSync, store: string): Response {
	const start = `${store}/${c.req.query('prefix') ?? ''}`;
	const sql = 'SELECT path, etag FROM blob WHERE substr(path, 1, length(?)) = ? ORDER BY path';
	const blobs = all<{ path: string; etag: string }>(db, sql, start, start);
	return c.json({ blobs: blobs.map(({ path, etag }) => ({ key: path.slice(store.length + 1), etag })) });
}

/** The store that Netlify Blobs is for functions, with its conditional writes. Its paths are `{store}/{key}`. */
export function blobsService(db: DatabaseSync): Hono<{ Bindings: HttpBindings }> {
	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(onlyThisMachine);
	app.get('/:store', (c) => list(c, db, c.req.param('store')));
	// Hono answers HEAD by GET, without the body.
	app.get('/:store/:key{.+}', (c) => read(c, db, `${c.req.param('store')}/${c.req.param('key')}`));
	app.put('/:store/:key{.+}', (c) => write(c, db, `${c.req.param('store')}/${c.req.param('key')}`));
	app.delete('/:store/:key{.+}', (c) => {
		run(db, 'DELETE FROM blob WHERE path = ?', `${c.req.param('store')}/${c.req.param('key')}`);
		return c.body(null, 204);
	});
	app.notFound((c) => c.json({ messages: ['NOT_FOUND'] }, 404));
	return app;
}
