import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { addBuild, failBuild, moveBuild, queuedBuild } from './rows.ts';
import { type BuildProgram, runBuild } from './run-build.ts';

export interface BuildQueue {
	/** Asks for a build of the content as it is now. */
	ask(): void;
	/** Ends what runs. */
	close(): Promise<void>;
}

export interface QueueOptions {
	program: BuildProgram;
	/** Milliseconds between two starts, so that a burst of publishes makes two builds even where they fail at once. */
	spacing: number;
}

const newId = () => `${new Date().toISOString().replaceAll(/\D/g, '')}-${randomBytes(2).toString('hex')}`;

/** Builds one at a time: at once where none runs, else once more after it, however many ask meanwhile. */
export function createBuildQueue(db: DatabaseSync, { program, spacing }: QueueOptions): BuildQueue {
	const closing = new AbortController();
	const { signal } = closing;
	let working: Promise<void> | undefined;
	let mayStartAt = 0;

	const buildOne = async (id: string) => {
		moveBuild(db, id, 'building');
		mayStartAt = Date.now() + spacing;
		const { ok, output } = await runBuild(program, id, signal);
		if (ok) moveBuild(db, id, 'done');
		else failBuild(db, id, output);
	};
	const work = async () => {
		for (let id = queuedBuild(db); id && !signal.aborted; id = queuedBuild(db)) {
			const pause = mayStartAt - Date.now();
			if (pause > 0) await wait(pause, undefined, { signal }).catch(() => undefined);
			if (!signal.aborted) await buildOne(id);
		}
	};

	return {
		ask() {
			if (!queuedBuild(db)) addBuild(db, newId());
			working ??= work().finally(() => {
				working = undefined;
			});
		},
		async close() {
			closing.abort();
			await working;
		},
	};
}
