import { startUntilEnd } from './command.ts';
import type { Environment } from './environment.ts';
import { freePort } from './processes.ts';
import { siteFolder } from './release.ts';

/** Starts the sandbox, the functions, and a site that shows each change at once. */
export async function startDevSite(environment: Environment): Promise<void> {
	const functionsPort = String(await freePort());
	await startUntilEnd('sandbox ready', ['sandbox/services/main.ts'], { environment });
	await startUntilEnd('site ready', ['sandbox/host/main.ts'], {
		environment: {
			...environment,
			PORT: functionsPort,
			DIST: siteFolder(environment.SANDBOX_DATA ?? '.sandbox'),
		},
		onLine: console.log,
	});
	await startUntilEnd('watching for file changes', ['node_modules/astro/bin/astro.mjs', 'dev'], {
		environment: { ...environment, FUNCTIONS_URL: `http://127.0.0.1:${functionsPort}` },
		onLine: console.log,
	});
}
