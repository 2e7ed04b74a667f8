import { buildSite } from '#build/build-site.ts';
import { runCommand } from '../../sandbox/command.ts';
import { endAll, startUntil } from '../../sandbox/processes.ts';

// Builds into dist, as a preview, the site of the studio that the sandbox plays where the environment names no other.
await runCommand(async (environment) => {
	await startUntil('sandbox ready', ['sandbox/services/main.ts'], { environment });
	await buildSite('dist', { ...environment, CONTEXT: 'deploy-preview' } as NodeJS.ProcessEnv);
	await endAll();
});
