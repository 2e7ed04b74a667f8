import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { variableNames } from '#contract/variables.ts';
import { type Environment, localEnvironment } from '../../sandbox/environment.ts';
import { freePort, startUntil } from '../../sandbox/processes.ts';
import { release, siteFolder } from '../../sandbox/release.ts';

const secretNames = [
	'SESSION_KEYS',
	'ACCOUNT_SERVICE_KEY',
	'CMS_TOKEN',
	'BOT_CHECK_SECRET',
	'SIGNING_KEY',
	'CMS_WEBHOOK_SECRET',
	'BUILD_HOOK_URL',
];

/** Webhooks of the tests build a site beside the one under test, in a second instead of minutes. */
const buildsIn = (data: string) => ({
	BUILD_PROGRAM: 'tests/support/tiny-build.ts',
	BUILD_SPACING: '0',
	TINY_SITE: join(data, 'tiny'),
});

const dataOf = ({ SANDBOX_DATA = '' }: Environment) => SANDBOX_DATA;
const logOf = (data: string) => join(data, 'site.log');

/** Where a site and its sandbox listen. */
export type Ports = Record<'PORT' | 'SANDBOX_PORT', string>;

/** Ports that nothing listens on at this moment. */
export const freePorts = async (): Promise<Ports> => ({
	PORT: String(await freePort()),
	SANDBOX_PORT: String(await freePort()),
});

/** A site's own configuration: free ports, an empty folder for its data, nothing of what the shell or .env sets. */
export async function testEnvironment(data: string, ports?: Ports): Promise<Environment> {
	mkdirSync(data, { recursive: true });
	const configured: ReadonlySet<string> = new Set(variableNames);
	const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !configured.has(name)));
	const own = { ...(ports ?? (await freePorts())), SANDBOX_DATA: data };
	return { ...localEnvironment({ ...rest, ...own }), PASSWORD_COST: 'least' };
}

/** Starts the sandbox of a site. */
export async function startServices(environment: Environment): Promise<void> {
	await startUntil('sandbox ready', ['sandbox/services/main.ts'], {
		environment: { ...environment, ...buildsIn(dataOf(environment)) },
	});
}

/** Serves a site that was built. */
export async function serveSite(environment: Environment): Promise<void> {
	const data = dataOf(environment);
	await startUntil('site ready', ['sandbox/host/main.ts'], {
		environment: { ...environment, DIST: siteFolder(data) },
		onLine: (line) => appendFileSync(logOf(data), `${line}\n`),
	});
}

/** What tests need to know of a site, added to its configuration. */
export function toTest(environment: Environment): Environment {
	const data = dataOf(environment);
	return {
		...environment,
		TEST_SITE_URL: environment.SITE_URL,
		TEST_SANDBOX_URL: `http://127.0.0.1:${environment.SANDBOX_PORT}`,
		TEST_SITE_LOG: logOf(data),
		TEST_DIST: siteFolder(data),
		TEST_SECRETS: secretNames.map((name) => environment[name]).join('\n'),
	};
}

/**
 * Starts the sandbox, builds the site once and serves it; what the tests need to know is added.
 * @param content where the build takes the content from, if not from its own sandbox, which holds the same: pictures that
 * another site was built with are not encoded again
 */
export async function startSite(environment: Environment, content = environment): Promise<Environment> {
	await startServices(environment);
	const { CMS_URL, MERCH_URL } = content;
	await release(dataOf(environment), { ...environment, CMS_URL, MERCH_URL });
	await serveSite(environment);
	return toTest(environment);
}
