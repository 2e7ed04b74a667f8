import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { runCommand } from '../sandbox/command.ts';
import { startDevSite } from '../sandbox/dev-site.ts';
import { freePort } from '../sandbox/processes.ts';
import { decapConfig } from './decap-config.ts';
import { editorFile, editorHeaders } from './page.ts';

const here = import.meta.dirname;
const root = join(here, '..');
const decap = join(here, 'decap');
const host = '127.0.0.1';
/** The largest picture that an editor may save, in base64. */
const mostBytes = 40_000_000;

const types: Record<string, string> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
};

/** Decap is large, and most who work on the site do without. */
function ensureInstalled(): void {
	if (existsSync(join(decap, 'node_modules/decap-cms/package.json'))) return;
	console.log('Installing the editor, once: about 400 MB in editor/decap/node_modules.');
	const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
		cwd: decap,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (status !== 0) throw new Error('The editor could not be installed.');
}

/** Starts what reads and writes the files of the content; gives where it is asked. */
async function startFileServer(): Promise<string> {
	const port = await freePort();
	const child = spawn(process.execPath, [join(decap, 'node_modules/decap-server/dist/index.js')], {
		cwd: root,
		env: {
			...{ PATH: process.env.PATH, MODE: 'fs', LOG_LEVEL: 'warn', GIT_REPO_DIRECTORY: root },
			...{ PORT: String(port), BIND_HOST: host, ORIGIN: `http://${host}` },
		},
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	process.on('exit', () => child.kill());
	return `http://${host}:${port}/api/v1`;
}

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
}

/** The editor's page and its files, and the way to the file server, for this machine alone. */
function editorApp({ port, siteUrl, fileServer, folder }: EditorServer): Hono {
	const origin = `http://${host}:${port}`;
	const app = new Hono();
	app.use(async (c, next) => {
		// A name that leads to this machine may be somebody else's.
		if (c.req.header('Host') !== new URL(origin).host)
			return c.text('Open the editor at its own address.', 421);
		await next();
		for (const [name, value] of Object.entries(editorHeaders())) c.header(name, value);
	});
	app.get('/config.json', (c) =>
		c.json(
			decapConfig({
				backend: { name: 'proxy', proxy_url: `${origin}/api/v1`, branch: 'main' },
				siteUrl,
				folder,
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
	const text = await c.req.text();
	if (!isContent(JSON.parse(text), folder))
		return c.json({ error: `Only files of ${folder} are edited.` }, 403);
	const answer = await fetch(fileServer, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: text,
	});
	return c.body(await answer.arrayBuffer(), answer.status as 200, { 'Content-Type': 'application/json' });
}

await runCommand(async (environment) => {
	ensureInstalled();
	const folder = environment.CONTENT_FOLDER || 'content';
	const port = Number(environment.EDITOR_PORT || 4700);
	const fileServer = await startFileServer();
	await startDevSite({ ...environment, CMS_SOURCE: 'files', CONTENT_FOLDER: folder });
	const siteUrl = environment.SITE_URL ?? '';
	serve({ fetch: editorApp({ port, siteUrl, fileServer, folder }).fetch, port, hostname: host });
	console.log(
		`\nEditor  http://${host}:${port}/\nSite    ${siteUrl}, with what you save as soon as you reload\n`,
	);
});
