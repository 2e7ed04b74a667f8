import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Grant } from '#contract/upstream.ts';
import { type Environment, localEnvironment } from '../../../sandbox/environment.ts';
import { endAll, freePort, startUntil } from '../../../sandbox/processes.ts';
import { createJar } from '../../support/cookie-jar.ts';
import { players } from '../../support/players.ts';

/** The sandbox, and before it the site's functions and the plain proxy, each in a process of its own. */
export interface Stage {
	environment: Environment;
	site: string;
	proxy: string;
	/** The process of the site's functions. */
	host: ChildProcess;
	end(): Promise<void>;
}

/** Starts the local host; without pages where none are named. */
export function startHost(environment: Environment): Promise<ChildProcess> {
	return startUntil('site ready', ['sandbox/host/main.ts'], { environment });
}

const siteOn = (port: number) => `http://localhost:${port}`;

async function startProxy(environment: Environment): Promise<string> {
	const port = await freePort();
	await startHost({ ...environment, PORT: String(port), FUNCTIONS: 'tests/bench/load/proxy' });
	return siteOn(port);
}

async function newEnvironment(more: Environment): Promise<Environment> {
	const data = await mkdtemp(join(tmpdir(), 'load-'));
	const [port, sandboxPort] = [await freePort(), await freePort()].map(String);
	const { PATH } = process.env;
	const own = { PATH, PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_DATA: data, DIST: join(data, 'site') };
	return localEnvironment({ ...own, ...more });
}

/** @param more what stands in for the sandbox's own configuration */
export async function setStage(more: Environment = {}): Promise<Stage> {
	const environment = await newEnvironment(more);
	await startUntil('sandbox ready', ['sandbox/services/main.ts'], { environment });
	const host = await startHost(environment);
	const proxy = await startProxy(environment);
	const end = async () => {
		await endAll();
		await rm(environment.SANDBOX_DATA ?? '', { recursive: true, force: true });
	};
	return { environment, site: environment.SITE_URL ?? '', proxy, host, end };
}

const { username, password } = players.mira;
export const credentials = JSON.stringify({ username, password });

async function answerOf(address: string, headers: Record<string, string>): Promise<Response> {
	const sent = { ...headers, 'Content-Type': 'application/json' };
	const response = await fetch(address, { method: 'POST', headers: sent, body: credentials });
	if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
	return response;
}

/** The cookies that a browser sends whose player signed in at the site. */
export async function signedIn(site: string): Promise<string> {
	const response = await answerOf(`${site}/api/account/login`, { Origin: site });
	const jar = createJar();
	jar.take(response.headers.getSetCookie());
	return jar.header();
}

/** The token of a player who signed in at the account service itself. */
export async function tokenOf({ ACCOUNT_API_URL }: Environment): Promise<string> {
	const response = await answerOf(`${ACCOUNT_API_URL}/api/account/login`, {});
	return ((await response.json()) as { session: Grant }).session.token;
}
