import { greet, runCommand } from './command.ts';
import { startDevSite } from './dev-site.ts';

await runCommand(async (environment) => {
	await startDevSite(environment);
	greet(environment);
});
