import { existsSync } from 'node:fs';
import { BuildError } from '#build/build-site.ts';
import { ConfigError, readConfig, variableNames } from '#contract/config.ts';
import { type Environment, localEnvironment } from './environment.ts';
import { endAll, isFree, StartError } from './processes.ts';

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

async function end(code: number): Promise<void> {
	await endAll();
	process.exit(code);
}

/** Runs a command that starts children: they end with it, and what can be expected to go wrong is said in a line. */
export async function runCommand(start: (environment: Environment) => Promise<void>): Promise<void> {
	process.on('SIGINT', () => end(0));
	process.on('SIGTERM', () => end(0));
	try {
		if (existsSync('.env')) process.loadEnvFile('.env');
		const environment = localEnvironment(process.env);
		readConfig(environment, variableNames);
		await refuseBusyPorts(environment);
		await start(environment);
	} catch (error) {
		const expected = [StartError, ConfigError, BuildError].some((kind) => error instanceof kind);
		console.error(expected ? (error as Error).message : error);
		await end(1);
	}
}

/** Tells where everything is and who can sign in. */
export function greet(
	{ SITE_URL, SANDBOX_PORT }: Environment,
	players: readonly { username: string; password: string }[],
): void {
	const rows = players.map(({ username, password }) => `  ${username.padEnd(8)} ${password}`);
	console.log(`
  The site   ${SITE_URL}   (${SITE_URL}/fr, ${SITE_URL}/es)
  The desk   http://127.0.0.1:${SANDBOX_PORT}   (content, builds, mails, text messages, players, faults)

  Players (user name, password; the desk shows codes):
${rows.join('\n')}

  Ctrl-C ends everything.
`);
}
