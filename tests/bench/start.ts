import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../sandbox/processes.ts';
import { clone, freshEnvironment } from './clone.ts';
import { checkLimits, circumstances, writeResult } from './result.ts';

const before = circumstances();
/** Seconds that packages may take; how fast they come says nothing of this project. */
const usualInstall = 25;

const { folder, remove } = clone();
const [port, sandboxPort] = [String(await freePort()), String(await freePort())];

interface Start {
	/** Seconds until the first page came. */
	page: number;
	/** Seconds of these that packages took. */
	packages: number;
}

async function start(): Promise<Start> {
	const since = performance.now();
	const child = spawn('npm', ['start'], {
		cwd: folder,
		env: { ...freshEnvironment(), PORT: port, SANDBOX_PORT: sandboxPort },
		stdio: ['ignore', 'pipe', 'inherit'],
		// A group of processes, which a terminal's Ctrl-C reaches as a whole.
		detached: true,
	});
	let packages = 0;
	for await (const line of createInterface({ input: child.stdout })) {
		packages = Number(/^Packages installed in (\d+) s/.exec(line)?.[1] ?? packages);
		if (line.includes('Ctrl-C ends everything')) break;
	}
	const { status } = await fetch(`http://localhost:${port}/`);
	const page = Math.round((performance.now() - since) / 100) / 10;
	if (status !== 200) throw new Error(`The first page answered with ${status}.`);
	process.kill(-Number(child.pid), 'SIGINT');
	await once(child, 'exit');
	return { page, packages };
}

function packageCount(): number {
	const lock = readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8');
	return Object.keys(JSON.parse(lock).packages).length;
}

try {
	const rows = { 'a fresh clone': await start(), 'a second start': await start() };
	const [fresh, second] = Object.values(rows) as [Start, Start];
	const count = packageCount();
	const rest = Math.round((fresh.page - fresh.packages + usualInstall) * 10) / 10;
	console.log('[SM-06] seconds from npm start to the first page');
	console.table(rows);
	const result = { ...rows, packages: count, [`a fresh clone where packages take ${usualInstall} s`]: rest };
	await writeResult('start', { ...before, command: 'npm run bench:start', result });
	checkLimits([
		[
			`the time to the first page of a fresh clone, in seconds where packages take ${usualInstall},`,
			rest,
			90,
		],
		['the time to the first page of a second start, in seconds,', second.page, 10],
		['the number of packages of a running site', count, 420],
	]);
} finally {
	remove();
}
