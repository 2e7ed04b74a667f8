import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createUploads } from '#services/uploads/store.ts';
import { createClock } from '../store/clock.ts';
import { openStore } from '../store/open.ts';
import type { QueueOptions } from './build-hook/queue.ts';
import { createBuilds } from './build-hook.ts';
import { formsContent } from './cms/forms-content.ts';
import { seedAtStart } from './control/reset.ts';
import type { Controls } from './control.ts';
import { type Listener, listen } from './listen.ts';
import { createFaults } from './middleware/faults.ts';
import { createRequestLog } from './middleware/request-log.ts';
import { mountServices } from './mount.ts';
import { addToOutbox } from './outbox.ts';

export interface SandboxOptions {
	/** 0 takes any free one. */
	port: number;
	/** Folder of the database; made where it is missing. */
	data: string;
	siteUrl: string;
	accountServiceKey: string;
	submissionsKey: string;
	botCheckSecret: string;
	botCheckSiteKey: string;
	minimumAge: number;
	smsCountries: readonly string[];
	smsPerDay: number;
	/** What the CMS signs its webhooks with, or sends in the header, where one is named. */
	cmsWebhookSecret: string;
	cmsWebhookHeader?: string | undefined;
	/** What the functions sign links with. */
	signingKey: string;
	/** What builds the site after a publish; without it nothing is built. */
	builds?: QueueOptions | undefined;
}

export interface Sandbox {
	/** Without a trailing slash. */
	origin: string;
	close(): Promise<void>;
}

/** Starts every embedded service on one port of this machine. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
	const listener = await listen(options.port);
	try {
		return await serve(listener, options);
	} catch (error) {
		await listener.close();
		throw error;
	}
}

async function serve(listener: Listener, options: SandboxOptions): Promise<Sandbox> {
	const db = openStore(join(options.data, 'sandbox.db'));
	const controls = createControls(db, listener.origin, options);
	await seedAtStart(db, controls.clock);
	listener.serve(mountServices(controls, options));
	const close = async () => {
		await listener.close();
		await controls.builds.close();
		controls.uploads.close();
		db.close();
	};
	return { origin: listener.origin, close };
}

function createControls(db: DatabaseSync, origin: string, options: SandboxOptions): Controls {
	const { siteUrl, accountServiceKey, submissionsKey, botCheckSecret, signingKey } = options;
	const { cmsWebhookSecret, cmsWebhookHeader } = options;
	const clock = createClock(db);
	return {
		...{ db, origin, siteUrl, clock },
		...{ accountServiceKey, submissionsKey, botCheckSecret, signingKey },
		...{ cmsWebhookSecret, cmsWebhookHeader },
		builds: createBuilds(db, { data: options.data, queue: options.builds }),
		uploads: createUploads(db, { data: options.data, now: clock.now }),
		faults: createFaults(),
		log: createRequestLog(50_000),
		now: clock.now,
		content: formsContent(db, clock.now),
		send: (message) => addToOutbox(db, message, clock.now()),
	};
}
