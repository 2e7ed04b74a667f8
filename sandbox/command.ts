import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '#build/build-site.ts';
import { ConfigError, readConfig } from '#contract/config.ts';
import { variableNames } from '#contract/variables.ts';
import { parts } from '#site.config';
import { type Environment, localEnvironment } from './environment.ts';
import { endAll, isFree, StartError, startUntil } from './processes.ts';
import { players } from './services/players/players.ts';

async function refuseBusyPorts(environment: Environment): Promise<void> {
	if (environment.PORT === environment.SANDBOX_PORT)
		throw new StartError(
			`PORT and SANDBOX_PORT are both ${environment.PORT}. Set one of them to another port.`,
		);
	for (const name of ['PORT', 'SANDBOX_PORT']) {
		if (await isFree(Number(environment[name]))) continue;
		throw new StartError(`Port ${environment[name]} is in use. Free it, or set ${name} to another one.`);
	}
}

/** Two runs in one folder would undo each other's builds and uploads. */
async function refuseSharedFolder({ SANDBOX_DATA = '', SANDBOX_PORT = '' }: Environment): Promise<void> {
	const file = join(SANDBOX_DATA, 'port');
	const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
	if (other && !(await isFree(other)))
		throw new StartError(
			`${SANDBOX_DATA} is in use by what runs on port ${other}. End that, or set SANDBOX_DATA to another folder.`,
		);
	mkdirSync(SANDBOX_DATA, { recursive: true });
	writeFileSync(file, SANDBOX_PORT);
	process.once('exit', () => rmSync(file, { force: true }));
}

let isEnding = false;

async function end(code: number): Promise<void> {
	isEnding = true;
	await endAll();
	process.exit(code);
}

/** Starts what the command cannot go on without: it ends, with a line, when that ends. */
export async function startUntilEnd(...start: Parameters<typeof startUntil>): Promise<void> {
	const child = await startUntil(...start);
	child.once('exit', (code, signal) => {
		if (isEnding) return;
		console.error(`${start[1].join(' ')} ended with ${signal ?? code}.`);
		void end(1);
	});
}

/** Runs a command that starts children: they end with it, and what can be expected to go wrong is said in a line. */
export async function runCommand(start: (environment: Environment) => Promise<void>): Promise<void> {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
	try {
		if (existsSync('.env')) process.loadEnvFile('.env');
		const environment = localEnvironment(process.env);
		readConfig(environment, variableNames);
		await refuseBusyPorts(environment);
		await refuseSharedFolder(environment);
		await start(environment);
	} catch (error) {
		// What was asked of a child that is ending, too.
		if (isEnding) return;
		const expected = [StartError, ConfigError, BuildError].some((kind) => error instanceof kind);
		console.error(expected ? (error as Error).message : error);
		await end(1);
	}
}

function playerList(): string {
	const rows = players.map(({ username, password }) => `  ${username.padEnd(8)} ${password}`);
	return `  Players (user name, password; the desk shows codes):\n${rows.join('\n')}\n\n`;
}

/** Says where everything is and, on a site with accounts, who can sign in. */
export function greet({ SITE_URL, SANDBOX_PORT }: Environment): void {
	console.log(`
  The site   ${SITE_URL}   (${SITE_URL}/fr, ${SITE_URL}/es)
  The desk   http://127.0.0.1:${SANDBOX_PORT}   (content, builds, mails, text messages, players, faults)

${parts.accounts ? playerList() : ''}  Ctrl-C ends everything.
`);
}
