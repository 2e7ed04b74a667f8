import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Where results are kept; they are of one machine, and no part of the project. */
export const resultsFolder = fileURLToPath(new URL('results', import.meta.url));

/** When and on what something was measured. */
export interface Circumstances {
	/** The day. */
	date: string;
	machine: {
		cores: number;
		model: string;
		node: string;
		/** How much else there was to do as it began: a ratio of two busy minutes says little. */
		busy: number;
	};
}

/** What the machine is like now, to be asked before it is put to work. */
export const circumstances = (): Circumstances => ({
	date: new Date().toISOString().slice(0, 10),
	machine: {
		cores: availableParallelism(),
		model: cpus()[0]?.model ?? 'unknown',
		node: process.version,
		busy: Math.round((loadavg()[0] ?? 0) * 10) / 10,
	},
});

/** Something that was measured, as its file holds it. */
export interface Result extends Circumstances {
	/** What measures it again. */
	command: string;
	result: unknown;
}

/** Writes results/<name>.json. */
export async function writeResult(name: string, result: Result): Promise<void> {
	await mkdir(resultsFolder, { recursive: true });
	await writeFile(`${resultsFolder}/${name}.json`, `${JSON.stringify(result, null, '\t')}\n`);
}

/** A figure beside the most that it may be. */
export type Limit = readonly [what: string, figure: number, most: number];

/** Names the figures over their limits; the bench then ends with an error. */
export function checkLimits(limits: readonly Limit[]): void {
	for (const [what, figure, most] of limits.filter(([, figure, most]) => !(figure <= most))) {
		console.error(`Over its limit: ${what} is ${figure}, and may be ${most}.`);
		process.exitCode = 1;
	}
}
