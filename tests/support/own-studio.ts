import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '#contract/endpoints/builds.ts';
import { type Environment, localEnvironment } from '../../sandbox/environment.ts';
import { freePort, startUntil } from '../../sandbox/processes.ts';
import { siteFolder } from '../../sandbox/release.ts';
import { endWithTests } from './end-with-tests.ts';

/** A studio of a test's own: services whose build hook builds, and the host that serves what they built. */
export interface OwnStudio {
	environment: Environment;
	site: string;
	sandbox: string;
	/** The folder of the sandbox. */
	data: string;
	/** As the build hook tells them. */
	builds(): Promise<Build[]>;
	/** How many builds there ever were. */
	buildCount(): Promise<number>;
	/** Starts the services again after `signal` ended them. */
	restart(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
	stop(): Promise<void>;
}

export const tinyBuild = 'tests/support/tiny-build.ts';

function ended(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null) resolve();
		else child.once('exit', () => resolve());
	});
}

/** @param more what builds, and with what: BUILD_PROGRAM, BUILD_SPACING, TINY_GATE */
export async function startOwnStudio(more: Environment = {}): Promise<OwnStudio> {
	const data = await mkdtemp(join(tmpdir(), 'studio-'));
	const [port, sandboxPort] = [await freePort(), await freePort()].map(String);
	const { PATH } = process.env;
	const environment: Environment = {
		...localEnvironment({ PATH, PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_DATA: data }),
		BUILD_PROGRAM: tinyBuild,
		BUILD_SPACING: '0',
		...more,
	};
	const startServices = async () =>
		endWithTests(await startUntil('sandbox ready', ['sandbox/services/main.ts'], { environment }));
	let services = await startServices();
	const host = await startUntil('site ready', ['sandbox/host/main.ts'], {
		environment: { ...environment, DIST: siteFolder(data) },
	});
	endWithTests(host);
	const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
		child.kill(signal);
		await ended(child);
	};
	const sandbox = `http://127.0.0.1:${sandboxPort}`;
	const read = async (path: string) => (await fetch(`${sandbox}${path}`)).json();
	return {
		environment,
		site: `http://localhost:${port}`,
		sandbox,
		data,
		builds: () => read('/build-hook/builds') as Promise<Build[]>,
		buildCount: async () => ((await read('/control/state')) as { counts: { build: number } }).counts.build,
		async restart(signal) {
			await end(services, signal);
			services = await startServices();
		},
		async stop() {
			await Promise.all([end(services, 'SIGTERM'), end(host, 'SIGTERM')]);
			await rm(data, { recursive: true, force: true });
		},
	};
}
