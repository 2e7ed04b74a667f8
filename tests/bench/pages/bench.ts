import type { Browser } from '@playwright/test';
import type { Limit } from '../result.ts';
import type { Kind } from './kinds.ts';
import type { Peer } from './peer.ts';

/** What each measurement works with. */
export interface Bench {
	browser: Browser;
	/** The browser's program, for Lighthouse, which starts one of its own. */
	executablePath: string;
	origin: string;
	kinds: readonly Kind[];
	runs: number;
	/** How many times slower the processor is made, so that every machine is as slow. */
	slowdown: number;
	peer?: Peer;
}

/** The figures of one measurement as rows of a table, with the most that they may be. */
export interface Measured {
	rows: Record<string, Record<string, number | string>>;
	limits: Limit[];
}

/** Takes a row into a measurement, and tells of it at once: all of them take long. */
export function addRow({ rows }: Measured, name: string, row: Measured['rows'][string]): void {
	rows[name] = row;
	console.log(`${name}:`, row);
}
