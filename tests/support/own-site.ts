import type { Environment } from '../../sandbox/environment.ts';
import { freePort, startUntil } from '../../sandbox/processes.ts';
import { endWithTests } from './end-with-tests.ts';

/** A site of a test's own: its own configuration and its own memory of what failed. */
export interface OwnSite {
	origin: string;
	/** What it wrote to stdout, line by line. */
	log: string[];
	stop(): Promise<void>;
}

/** Starts the host again beside the runner's, against the same sandbox. */
export async function startOwnSite(environment: Environment = {}): Promise<OwnSite> {
	const port = String(await freePort());
	const origin = `http://localhost:${port}`;
	const log: string[] = [];
	const child = await startUntil('site ready', ['sandbox/host/main.ts'], {
		environment: {
			...process.env,
			DIST: process.env.TEST_DIST,
			SITE_URL: origin,
			PORT: port,
			...environment,
		},
		onLine: (line) => void log.push(line),
	});
	endWithTests(child);
	const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
	const stop = () => {
		child.kill('SIGTERM');
		return closed;
	};
	return { origin, log, stop };
}
