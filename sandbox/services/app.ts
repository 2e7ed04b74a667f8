import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createClock } from '../store/clock.ts';
import { openStore } from '../store/open.ts';
import { createFaults } from './around/faults.ts';
import { createRequestLog } from './around/request-log.ts';
import { seedAtStart } from './control/reset.ts';
import type { Controls } from './control.ts';
import { type Listener, listen } from './listen.ts';
import { mountServices } from './mount.ts';
import { keepMessage } from './outbox.ts';

export interface SandboxOptions {
	/** 0 takes any free one. */
	port: number;
	/** Folder of the database; made where it is missing. */
	data: string;
	siteUrl: string;
	accountServiceKey: string;
	cmsToken: string;
	botCheckSecret: string;
	botCheckSiteKey: string;
	minimumAge: number;
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
		db.close();
	};
	return { origin: listener.origin, close };
}

function createControls(db: DatabaseSync, origin: string, options: SandboxOptions): Controls {
	const { siteUrl, accountServiceKey, cmsToken, botCheckSecret } = options;
	const clock = createClock(db);
	return {
		...{ db, origin, siteUrl, accountServiceKey, cmsToken, botCheckSecret, clock },
		faults: createFaults(),
		log: createRequestLog(5000),
		now: clock.now,
		send: (message) => keepMessage(db, message, clock.now()),
	};
}
