import { greet, runCommand } from './command.ts';
import { startUntil } from './processes.ts';
import { release, siteFolder } from './release.ts';
import { players } from './services/account/seed/players.ts';

await runCommand(async (environment) => {
	const data = environment.SANDBOX_DATA ?? '.sandbox';
	await startUntil('sandbox ready', ['sandbox/services/main.ts'], { environment });
	console.log('Building the site ...');
	await release(data, environment);
	await startUntil('site ready', ['sandbox/host/main.ts'], {
		environment: { ...environment, DIST: siteFolder(data) },
		onLine: console.log,
	});
	greet(environment, players);
});
