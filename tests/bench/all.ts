import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One after the other: whoever measures needs the machine for itself. The report is written of all that ended. */
const programs = [
	'start.ts',
	'suite.ts',
	'filter.ts',
	'cold-start.ts',
	'load/main.ts',
	'services.ts',
	'build.ts',
	'pages.ts',
	'report.ts',
];

const failed = programs.filter((program) => {
	console.log(`\n== ${program}`);
	return spawnSync(process.execPath, [at(program)], { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
