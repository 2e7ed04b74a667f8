import { greet, runCommand, startUntilEnd } from './command.ts';
import { firstBuild } from './first-build.ts';
import { siteFolder } from './release.ts';
import { players } from './services/account/seed/players.ts';

await runCommand(async (environment) => {
	const data = environment.SANDBOX_DATA ?? '.sandbox';
	await startUntilEnd('sandbox ready', ['sandbox/services/main.ts'], {
		environment: { ...environment, BUILD_PROGRAM: 'sandbox/release.main.ts' },
	});
	console.log('Building the site, which takes a minute or two ...');
	await firstBuild(`http://127.0.0.1:${environment.SANDBOX_PORT}/build-hook`);
	await startUntilEnd('site ready', ['sandbox/host/main.ts'], {
		environment: { ...environment, DIST: siteFolder(data) },
		onLine: console.log,
	});
	greet(environment, players);
});
