import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { runCommand } from '../sandbox/command.ts';
import { startDevSite } from '../sandbox/dev-site.ts';
import { startPreview } from '../sandbox/preview.ts';
import { freePort } from '../sandbox/processes.ts';
import { editorApp, host } from './app.ts';
import { decap, ensureInstalled } from './install.ts';

const root = join(import.meta.dirname, '..');
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

await runCommand(async (environment) => {
	ensureInstalled();
	const folder = environment.CONTENT_FOLDER || 'content';
	const port = Number(environment.EDITOR_PORT || 4700);
	const fileServer = await startFileServer();
	const ofFiles = { ...environment, CMS_SOURCE: 'files', CONTENT_FOLDER: folder };
	await startDevSite(ofFiles);
	const siteUrl = environment.SITE_URL ?? '';
	const preview = { url: `http://${host}:${environment.PREVIEW_PORT}`, key: environment.PREVIEW_KEY };
	const app = editorApp({ port, siteUrl, fileServer, folder, preview });
	serve({ fetch: app.fetch, port, hostname: host });
	console.log(
		`\nEditor  http://${host}:${port}/\nSite    ${siteUrl}, with what you save as soon as you reload\n`,
	);
	await startPreview({ ...ofFiles, PREVIEW_URL: preview.url, EDITOR_URL: `http://${host}:${port}` });
});
