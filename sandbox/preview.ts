import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { startUntilEnd } from './command.ts';
import type { Environment } from './environment.ts';
import { isFree, StartError } from './processes.ts';

/** Builds the preview of drafts into a folder: the code of the site's pages, which are made when they are asked for. */
export async function buildPreview(folder: string, environment: Environment): Promise<void> {
	const astro = 'node_modules/astro/bin/astro.mjs';
	const program = [astro, 'build', '--config', 'astro.preview.config.mjs'];
	const env = { ...environment, OUT_DIR: folder } as NodeJS.ProcessEnv;
	const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
	const [code] = await once(child, 'exit');
	if (code !== 0) throw new StartError('The preview of drafts could not be built.');
}

/** Starts the preview of drafts, to which the CMS links and which the editor shows; without it everything else goes on. */
export async function startPreview(environment: Environment): Promise<void> {
	const { PREVIEW_PORT: port = '', PREVIEW_URL: url } = environment;
	if (!(await isFree(Number(port))))
		return console.error(`Drafts have no preview: port ${port} is in use. Set PREVIEW_PORT to another one.`);
	// Below the packages that it imports, wherever data are.
	const folder = resolve('.sandbox/preview', port);
	await buildPreview(folder, environment);
	await startUntilEnd('Server listening', [join(folder, 'server/entry.mjs')], {
		environment: { ...environment, HOST: '127.0.0.1', PORT: port },
		onLine: console.log,
	});
	console.log(`Drafts are seen in the site at ${url}.`);
}
