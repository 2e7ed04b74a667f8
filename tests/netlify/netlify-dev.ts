import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../../sandbox/environment.ts';
import { freePort, startUntil } from '../../sandbox/processes.ts';

export interface NetlifyDev {
	origin: string;
	close(): Promise<void>;
}

/**
 * A project folder of its own, outside this repository, around a built site: the platform's server reads headers from
 * the repository's dist too, which may be another build. Functions are copied, because it does not follow links to them.
 */
async function projectAround(dist: string): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'netlify-'));
	for (const part of ['functions', 'src', 'package.json', 'netlify.toml']) {
		await cp(part, join(folder, part), { recursive: true });
	}
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	await symlink(resolve(dist), join(folder, 'dist'));
	return folder;
}

/**
 * Serves a built site and the functions as the platform's own local server does.
 * The program itself is started, so that ending it leaves nothing behind.
 */
export async function startNetlifyDev(
	dist: string,
	environment: Environment,
	port: number,
): Promise<NetlifyDev> {
	const origin = `http://localhost:${port}`;
	const folder = await projectAround(dist);
	const options = ['--offline', '--internal-disable-edge-functions', '--no-open', '--dir', 'dist'];
	const ports = ['--port', String(port), '--functions-port', String(await freePort())];
	const program = [resolve('node_modules/netlify-cli/bin/run.js'), 'dev', ...options, ...ports];
	const child = await startUntil('server ready', program, {
		folder,
		environment: {
			...environment,
			SANDBOX_DATA: resolve(environment.SANDBOX_DATA ?? '.sandbox'),
			SITE_URL: origin,
			BROWSER: 'none',
			NETLIFY_TELEMETRY_DISABLED: '1',
		},
	});
	return {
		origin,
		async close() {
			child.kill('SIGTERM');
			await once(child, 'exit');
			await rm(folder, { recursive: true, force: true });
		},
	};
}
