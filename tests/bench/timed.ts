import { spawn } from 'node:child_process';

/** What a build took. */
export interface Timing {
	seconds: number;
	/** The most memory that its process held, in MB. */
	megabytes: number;
}

const tellMemory =
	'data:text/javascript,process.on("exit",()=>console.error("PEAK",process.resourceUsage().maxRSS))';

/** Runs a Node program to its end and measures it; throws with what it said when it fails. */
export function timed(program: string[], environment: NodeJS.ProcessEnv): Promise<Timing> {
	const start = performance.now();
	const child = spawn(process.execPath, [`--import=${tellMemory}`, ...program], {
		env: environment,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => {
			const peak = Number(/PEAK (\d+)/.exec(said)?.[1] ?? 0);
			if (code !== 0) reject(new Error(said.slice(-4000)));
			else
				resolve({
					seconds: Math.round((performance.now() - start) / 100) / 10,
					megabytes: Math.round(peak / 1000),
				});
		});
	});
}
