import { spawnSync } from 'node:child_process';
import { clone, freshEnvironment } from './clone.ts';
import { checkLimits, circumstances, writeResult } from './result.ts';

const before = circumstances();
/** Runs of `npm test` after the one of `.ci/run`. */
const runs = Number(process.argv[2] ?? 1);
const { folder, remove } = clone();

function minutes(command: string, ...rest: string[]): number {
	const since = performance.now();
	const { status } = spawnSync(command, rest, { cwd: folder, env: freshEnvironment(), stdio: 'inherit' });
	if (status !== 0) throw new Error(`${command} ended with ${status}.`);
	return Math.round((performance.now() - since) / 6000) / 10;
}

try {
	const ci = minutes('.ci/run');
	const tests = Array.from({ length: runs }, () => minutes('npm', 'test'));
	const rows = {
		'.ci/run on a fresh clone, which installs': { minutes: ci },
		...Object.fromEntries(tests.map((each, index) => [`npm test, run ${index + 1}`, { minutes: each }])),
	};
	console.log('[SM-05] how long the tests take');
	console.table(rows);
	await writeResult('suite', { ...before, command: 'npm run bench:suite', result: rows });
	checkLimits([
		['the time of .ci/run in minutes', ci, 15],
		['the longest time of npm test in minutes', Math.max(...tests), 10],
	]);
} finally {
	remove();
}
