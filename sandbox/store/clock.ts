import type { DatabaseSync } from 'node:sqlite';
import { readSetting, writeSetting } from './settings.ts';

/** The sandbox's time; how far it was moved survives a restart. */
export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
	offsetSeconds(): number;
	/** Sets the distance from the real time. */
	setOffset(seconds: number): void;
}

export function createClock(db: DatabaseSync): Clock {
	let offset = Number(readSetting(db, 'clock.offset') ?? 0);
	return {
		now: () => Date.now() + offset * 1000,
		offsetSeconds: () => offset,
		setOffset: (seconds) => {
			writeSetting(db, 'clock.offset', String(seconds));
			offset = seconds;
		},
	};
}
