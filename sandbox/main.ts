import { runCommand } from './command.ts';
import { startSite } from './start-site.ts';

await runCommand(startSite);
