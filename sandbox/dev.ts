import { greet, runCommand, startUntilEnd } from './command.ts';
import { freePort } from './processes.ts';
import { siteFolder } from './release.ts';

await runCommand(async (environment) => {
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
	greet(environment);
});
