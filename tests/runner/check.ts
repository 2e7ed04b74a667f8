import { spawnSync } from 'node:child_process';
import { localEnvironment } from '../../sandbox/environment.ts';

// `npm run check`: the types of pages and of everything else. Astro reads the configuration, so it is given the sandbox's.
const tools = [
	['node_modules/astro/bin/astro.mjs', 'check'],
	['node_modules/typescript/bin/tsc', '-p', '.'],
];
const env = localEnvironment(process.env) as NodeJS.ProcessEnv;
const statuses = tools.map((tool) => spawnSync(process.execPath, tool, { env, stdio: 'inherit' }).status);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
