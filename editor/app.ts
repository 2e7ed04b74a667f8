import { extname, join, normalize } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type DraftPreview, decapConfig } from './decap-config.ts';
import { editorFile, editorHeaders } from './page.ts';

const root = join(import.meta.dirname, '..');

/** The address of this machine at which the editor listens. */
export const host = '127.0.0.1';
/** The largest picture that an editor may save, in base64. */
const mostBytes = 40_000_000;

const types: Record<string, string> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.woff2': 'font/woff2',
};

/** Whether a path of the file server is of the content: it would write anywhere in the repository. */
function isContent(value: unknown, folder: string): boolean {
	if (Array.isArray(value)) return value.every((part) => isContent(part, folder));
	if (typeof value !== 'object' || value === null) return true;
	return Object.entries(value).every(([name, part]) => {
		const isPath = ['path', 'newPath', 'folder', 'mediaFolder', 'paths'].includes(name);
		const paths = [part].flat().filter((path) => typeof path === 'string');
		const isInside = (path: string) => `${normalize(path)}/`.startsWith(`${normalize(folder)}/`);
		return isPath ? paths.every(isInside) : isContent(part, folder);
	});
}

interface EditorServer {
	port: number;
	siteUrl: string;
	fileServer: string;
	/** The content's folder, from the root of the repository. */
	folder: string;
	preview?: DraftPreview;
}

/** The editor's page and its files, and the way to the file server, for this machine alone. */
export function editorApp({ port, siteUrl, fileServer, folder, preview }: EditorServer): Hono {
	const origin = `http://${host}:${port}`;
	const app = new Hono();
	app.use(async (c, next) => {
		// A name that leads to this machine may be somebody else's.
		if (c.req.header('Host') !== new URL(origin).host)
			return c.text('Open the editor at its own address.', 421);
		await next();
		for (const [name, value] of Object.entries(editorHeaders({ preview: preview?.url })))
			c.header(name, value);
		return undefined;
	});
	app.get('/config.json', (c) =>
		c.json(
			decapConfig({
				backend: { name: 'proxy', proxy_url: `${origin}/api/v1`, branch: 'main' },
				...{ siteUrl, folder, preview },
			}),
		),
	);
	app.post('/api/v1', bodyLimit({ maxSize: mostBytes }), (c) => pass(c, { origin, fileServer, folder }));
	app.get('/media/*', serveStatic({ root: join(root, folder) }));
	app.get('/:file?', async (c) => {
		const name = c.req.param('file') ?? 'index.html';
		const file = await editorFile(name);
		if (file === undefined) return c.text('There is nothing here.', 404);
		return c.body(typeof file === 'string' ? file : new Uint8Array(file), 200, {
			'Content-Type': types[extname(name)] ?? 'application/octet-stream',
			'Cache-Control': 'no-cache',
		});
	});
	return app;
}

type Passing = Pick<EditorServer, 'fileServer' | 'folder'> & { origin: string };

/** Passes on what the editor's own page asks for files of the content. */
async function pass(c: Context, { origin, fileServer, folder }: Passing): Promise<Response> {
	if (c.req.header('Origin') !== origin) return c.json({ error: 'Only the editor may ask.' }, 403);
	const asked: unknown = await c.req.json().catch(() => undefined);
	if (asked === undefined) return c.json({ error: 'The request is no valid JSON.' }, 400);
	if (!isContent(asked, folder)) return c.json({ error: `Only files of ${folder} are edited.` }, 403);
	const response = await fetch(fileServer, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(asked),
	});
	return c.body(await response.arrayBuffer(), response.status as 200, { 'Content-Type': 'application/json' });
}
