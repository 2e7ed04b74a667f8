import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Build } from '#contract/endpoints/builds.ts';
import { listBuilds } from './build-hook/builds.ts';
import { createBuildQueue, type QueueOptions } from './build-hook/queue.ts';
import { type BuildRow, failUnfinished, newestBuilds } from './build-hook/rows.ts';
import { onlyThisMachine } from './control/guard.ts';

/** The builds of this machine's site. */
export interface Builds {
	/** Whether there is anything that builds: the development server shows each change without. */
	areMade: boolean;
	ask(): void;
	/** As GET /api/builds answers them. */
	list(): Build[];
	/** The newest, finished ones too. */
	history(): BuildRow[];
	close(): Promise<void>;
}

interface BuildsOptions {
	/** The sandbox's folder, with the link to the release that is served. */
	data: string;
	/** Absent where nothing builds. */
	queue?: QueueOptions | undefined;
}

export function createBuilds(db: DatabaseSync, { data, queue: options }: BuildsOptions): Builds {
	failUnfinished(db);
	const queue = options && createBuildQueue(db, options);
	return {
		areMade: queue !== undefined,
		ask: () => queue?.ask(),
		list: () => listBuilds(db, data),
		history: () => newestBuilds(db, 20),
		close: async () => queue?.close(),
	};
}

/** The build hook: Netlify's has an address that only its users know; this one can be guessed, and answers this machine alone. */
export function buildHookService(builds: Builds): Hono<{ Bindings: HttpBindings }> {
	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(onlyThisMachine);
	app.post('/', (c) => {
		builds.ask();
		return c.body(null, 200);
	});
	app.get('/builds', (c) => c.json(builds.list()));
	app.get('/builds/:id/log', (c) => {
		const found = builds.history().find(({ id }) => id === c.req.param('id'));
		return found ? c.text(found.output) : c.notFound();
	});
	app.notFound((c) => c.json({ messages: ['NOT_FOUND'] }, 404));
	return app;
}
