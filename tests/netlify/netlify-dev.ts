import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Environment } from '../../sandbox/environment.ts';
import { freePort, startUntil } from '../../sandbox/processes.ts';
import { ownProject } from './own-project.ts';

export interface NetlifyDev {
	origin: string;
	close(): Promise<void>;
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
	const folder = await ownProject();
	await symlink(resolve(dist), join(folder, 'dist'));
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
