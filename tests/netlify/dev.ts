import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { greet, runCommand } from '../../sandbox/command.ts';
import { startUntil } from '../../sandbox/processes.ts';
import { release, siteFolder } from '../../sandbox/release.ts';
import { startNetlifyDev } from './netlify-dev.ts';

// The site and its functions behind the platform's own local server instead of ours.
await runCommand(async (environment) => {
	const data = environment.SANDBOX_DATA ?? '.sandbox';
	await startUntil('sandbox ready', ['sandbox/services/main.ts'], { environment });
	await release(data, environment);
	const dist = relative('.', realpathSync(siteFolder(data)));
	await startNetlifyDev(dist, environment, Number(environment.PORT));
	greet(environment);
});
