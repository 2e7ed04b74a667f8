import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** What a build took. */
export interface Timing {
	seconds: number;
	/** For which its process kept a core busy, which does not hang on what else the machine does. */
	busy: number;
	/** Of all seconds, for the search index. */
	search: number;
	/** The most memory that its process held, in MB. */
	megabytes: number;
}

const reporter = fileURLToPath(new URL('report-phases.mjs', import.meta.url));

const toldIn = (said: string, name: string) => Number(new RegExp(`${name} ([\\d.]+)`).exec(said)?.[1] ?? 0);

/** Runs a Node program to its end and measures it; throws with what it said when it fails. */
export function timed(program: string[], environment: NodeJS.ProcessEnv): Promise<Timing> {
	const start = performance.now();
	const child = spawn(process.execPath, [`--import=${reporter}`, ...program], {
		env: environment,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk: Buffer) => {
			said += stripVTControlCharacters(chunk.toString());
		});
	return new Promise((resolve, reject) => {
		child.once('close', (code) => {
			if (code !== 0) return reject(new Error(said.slice(-4000)));
			const megabytes = Math.round(toldIn(said, 'PEAK') / 1000);
			const [search, busy] = [toldIn(said, 'SEARCH'), toldIn(said, 'BUSY')];
			resolve({ seconds: (performance.now() - start) / 1000, busy, search, megabytes });
		});
	});
}
