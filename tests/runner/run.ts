import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../../sandbox/environment.ts';
import { endAll } from '../../sandbox/processes.ts';
import { ensureBrowser, findOther, lightBrowser, type OtherBrowser } from './browser.ts';
import { firefox } from './firefox.ts';
import { startSite, testEnvironment } from './site.ts';
import { webkit } from './webkit.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		/** What takes longer than a change should wait for. */
		full: { type: 'boolean', default: false },
		/** Steps to run instead of all: lint, types, vitest, e2e, netlify, firefox, webkit. */
		only: { type: 'string' },
	},
});
const wanted = (step: string) => !values.only || values.only.split(',').includes(step);

const isWhole = !values.only && positionals.length === 0;
/** Sites under test, each with a sandbox of its own; a whole run has a second one for what may break or change all of it. */
type Sites = readonly [Environment, Environment?];

const others: readonly OtherBrowser[] = [firefox, webkit];
const data = 'tests/.run';
/** Where a step tells what it counted. */
const reportOf = (step: string) => `${data}/${step}.json`;
const failures: string[] = [];

/** Runs one tool; its output is shown at once, or when it ends where several run side by side. */
function tool(
	name: string,
	program: string[],
	environment: Environment,
	{ later = false } = {},
): Promise<void> {
	const start = performance.now();
	const stdio = later ? 'pipe' : 'inherit';
	const child = spawn(process.execPath, program, { env: environment, stdio: ['ignore', stdio, stdio] });
	const said: Buffer[] = [];
	child.stdout?.on('data', (chunk) => said.push(chunk));
	child.stderr?.on('data', (chunk) => said.push(chunk));
	return new Promise((resolve) => {
		child.once('close', (code) => {
			if (code !== 0) failures.push(name);
			if (code !== 0) process.stdout.write(Buffer.concat(said));
			console.log(
				`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((performance.now() - start) / 1000)} s)`,
			);
			resolve();
		});
	});
}

async function lintAndTypes(environment: Environment): Promise<void> {
	if (wanted('lint')) {
		await tool(
			'lint',
			['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
			environment,
			{ later: true },
		);
	}
	if (wanted('types')) {
		// Of pages and of everything else that tsconfig.json includes.
		await tool('types', ['node_modules/astro/bin/astro.mjs', 'check'], environment, { later: true });
	}
}

interface Step {
	name: string;
	/** What the tool takes beside what all steps give it. */
	options: string[];
	/** Of the site that it tests. */
	environment: Environment;
	/** Another step runs at the same time. */
	later?: boolean;
}

async function vitest({ name, options, environment, later = false }: Step): Promise<void> {
	if (!wanted(name)) return;
	const program = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'];
	const reports = ['--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`];
	await tool(name, [...program, ...options, ...reports, ...positionals], environment, { later });
}

async function playwright({ name, options, environment, later = false }: Step): Promise<void> {
	if (!wanted('e2e')) return;
	const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts'];
	const own = ['--pass-with-no-tests', `--output=${data}/${name}`];
	const browsers = { TEST_WHOLE_BROWSER: await ensureBrowser(), TEST_BROWSER: await lightBrowser() };
	const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reportOf(name)}` };
	const all = { ...environment, ...browsers, ...report };
	await tool(`e2e ${name}`, [...program, ...own, ...options, ...positionals], all, { later });
}

const only = (...projects: string[]) => projects.map((name) => `--project=${name}`);

const together = (environment: Environment) =>
	playwright({ name: 'together', options: only('together'), environment });

/**
 * Vitest's projects and those of tests/e2e/playwright.config.ts. The second site is for those that break services, so
 * that both are done at about the same time; then those that need a whole sandbox share out the sites.
 */
async function onBoth(first: Environment, second: Environment): Promise<void> {
	const step = (name: string, options: string[]) =>
		vitest({ name, options, environment: second, later: true });
	const onFirst = async () => {
		const options = only('!abuse', '!faults', '!netlify', '!services');
		await vitest({ name: 'vitest', options, environment: first });
		await together(first);
	};
	const onSecond = async () => {
		await step('apart', only('abuse', 'faults'));
		await step('netlify', only('netlify'));
		await step('services', only('services'));
	};
	await Promise.all([onFirst(), onSecond()]);
	const alone = only('alone');
	await Promise.all([
		playwright({ name: 'alone', options: [...alone, '--shard=1/2'], environment: first }),
		playwright({ name: 'beside', options: [...alone, '--shard=2/2'], environment: second, later: true }),
	]);
}

/** One after the other; netlify runs by itself. */
async function onOne(environment: Environment): Promise<void> {
	await vitest({ name: 'vitest', options: only('!netlify'), environment });
	await vitest({ name: 'netlify', options: only('netlify'), environment });
	await together(environment);
	await playwright({ name: 'alone', options: only('alone'), environment });
}

/** Main journeys in other browsers: with what takes longer, or where one is named. */
async function withOthers(site: Environment): Promise<void> {
	if (!(values.full || values.only)) return;
	for (const browser of others.filter(({ name }) => wanted(name))) await withOther(browser, site);
}

async function withOther(browser: OtherBrowser, site: Environment): Promise<void> {
	const { name, advice } = browser;
	const found = await findOther(browser);
	if (found) {
		const options = ['--config', `tests/${name}/vitest.config.ts`];
		return vitest({ name, options, environment: { ...site, ...found } });
	}
	console.log(`skipped ${name}: ${advice}`);
	if (values.only) failures.push(name);
}

async function tests([first, second]: Sites): Promise<void> {
	await (second ? onBoth(first, second) : onOne(first));
	await withOthers(first);
	const log = 'tests/abuse/after/log.ts';
	if (second) {
		await tool('log', [log, '--whole', second.TEST_SITE_LOG ?? ''], first);
		await tool('second log', [log], second);
	} else if (existsSync(first.TEST_SITE_LOG ?? '')) {
		// Some of the tests alone may make no call, which leaves no log.
		await tool('log', [log], first);
	}
}

interface Report {
	numPassedTests?: number;
	numFailedTests?: number;
	stats?: { expected: number; unexpected: number; flaky: number };
}

function countsOf(step: string): [passed: number, failed: number] {
	const file = reportOf(step);
	if (!existsSync(file)) return [0, 0];
	const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(readFileSync(file, 'utf8')) as Report;
	return stats ? [stats.expected, stats.unexpected + stats.flaky] : [numPassedTests, numFailedTests];
}

function closingLine(): string {
	const steps = [
		'vitest',
		'apart',
		'netlify',
		'services',
		'together',
		'alone',
		'beside',
		'firefox',
		'webkit',
	];
	const counts = steps.map(countsOf);
	const sum = (index: 0 | 1) => counts.reduce((total, count) => total + count[index], 0);
	return `${sum(0)} passed, ${sum(1)} failed`;
}

process.on('SIGINT', () => endAll().then(() => process.exit(130)));
process.on('SIGTERM', () => endAll().then(() => process.exit(143)));

/** @param folder of its data, below that of the run */
async function environmentIn(folder: string): Promise<Environment> {
	return { ...(await testEnvironment(join(data, folder))), ...(values.full && { TEST_FULL: '1' }) };
}

/** One after the other: two builds at once would share files. */
async function startSites(environment: Environment): Promise<Sites> {
	const first = await startSite(environment);
	return isWhole ? [first, await startSite(await environmentIn('second'), first)] : [first];
}

rmSync(data, { recursive: true, force: true });
const environment = await environmentIn('first');
try {
	const browser = wanted('e2e') && ensureBrowser();
	const [sites] = await Promise.all([startSites(environment), lintAndTypes(environment), browser]);
	await tests(sites);
} catch (error) {
	failures.push('start');
	console.error(error instanceof Error ? error.message : error);
} finally {
	await endAll();
}
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(closingLine());
process.exit(failures.length > 0 ? 1 : 0);
