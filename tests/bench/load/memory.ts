import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const round = (value: number) => Math.round(value * 10) / 10;

/** The resident memory of a process in MB. */
export async function residentOf({ pid }: ChildProcess): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
	const kilobytes = status
		? /VmRSS:\s+(\d+)/.exec(status)?.[1]
		: spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
	return round(Number(kilobytes) / 1024);
}

/** A measure of something at a moment, in seconds. */
export interface Sample {
	at: number;
	value: number;
}

/** How much the value grows in a minute, by the line that fits the samples best. */
export function growthPerMinute(samples: readonly Sample[]): number {
	const mean = (pick: (sample: Sample) => number) =>
		samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
	const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
	const over = mean((sample) => (sample.at - at) * (sample.value - value));
	return round((over / mean((sample) => (sample.at - at) ** 2)) * 60);
}
