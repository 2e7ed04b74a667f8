import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../../sandbox/environment.ts';
import { endAll } from '../../sandbox/processes.ts';
import { startPostgres } from '../support/postgres.ts';
import { ensureBrowsers, findForJourneys, type JourneyBrowser } from './browser.ts';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { startSite, testEnvironment } from './site.ts';
import { webkit } from './webkit.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		/** What a change must pass before it lands: also types, and builds of each choice of parts. */
		ci: { type: 'boolean', default: false },
		/** All of that, and what takes longer than a change should wait for. */
		full: { type: 'boolean', default: false },
		/** Steps to run instead of all: lint, types, vitest, e2e, netlify, chromium, firefox, webkit. */
		only: { type: 'string' },
	},
});
const wanted = (step: string) => !values.only || values.only.split(',').includes(step);

const isCi = values.ci || values.full;
const isWhole = !values.only && positionals.length === 0;
const journeyBrowsers: readonly JourneyBrowser[] = [chromium, firefox, webkit];
const data = 'tests/.run';
/** Where a step tells what it counted. */
const reportOf = (step: string) => `${data}/${step}.json`;
const failures: string[] = [];
/** The steps whose reports are counted in the end. */
const counted: string[] = [];

/** Runs one tool; its output is shown at once, or where several run side by side only if it fails. */
function tool(name: string, program: string[], environment: Environment): Promise<void> {
	const start = performance.now();
	const stdio = isWhole ? 'pipe' : 'inherit';
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

async function lint(environment: Environment): Promise<void> {
	if (!wanted('lint')) return;
	const biome = 'node_modules/@biomejs/biome/bin/biome';
	await tool('lint', [biome, 'check', '--error-on-warnings'], environment);
}

/** Of pages and of everything else that tsconfig.json includes. */
async function types(environment: Environment): Promise<void> {
	if (values.only ? wanted('types') : isCi)
		await tool('types', ['node_modules/astro/bin/astro.mjs', 'check'], environment);
}

const only = (...projects: string[]) => projects.map((name) => `--project=${name}`);

/** @param name of the step; its report is counted under it */
async function vitest(name: string, options: string[], environment: Environment): Promise<void> {
	const program = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'];
	const reports = ['--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`];
	counted.push(name);
	await tool(name, [...program, ...options, ...reports, ...positionals], environment);
}

let browsers: Promise<Environment> | undefined;
/** Installs the browsers where there are none, once. */
const findBrowsers = () => (browsers ??= ensureBrowsers());

async function playwright(name: string, options: string[], environment: Environment): Promise<void> {
	if (!wanted('e2e')) return;
	const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts'];
	const own = ['--pass-with-no-tests', `--output=${data}/${name}`];
	const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reportOf(name)}` };
	// Demo players are as they were seeded, whatever an earlier step on this site did to them.
	await fetch(`${environment.TEST_SANDBOX_URL}/control/reset`, { method: 'POST' });
	counted.push(name);
	await tool(name, [...program, ...own, ...options, ...positionals], {
		...environment,
		...(await findBrowsers()),
		...report,
	});
}

/** The main journeys in each browser: with what takes longer, or where one is named. */
async function journeys(site: Environment): Promise<void> {
	if (!(values.full || values.only)) return;
	for (const browser of journeyBrowsers.filter(({ name }) => wanted(name))) await journeysIn(browser, site);
}

async function journeysIn(browser: JourneyBrowser, site: Environment): Promise<void> {
	const { name, advice } = browser;
	const found = await findForJourneys(browser);
	const options = ['--config', 'tests/journeys/vitest.config.ts', ...only(name)];
	if (found) return vitest(name, options, { ...site, ...found });
	console.log(`skipped ${name}: ${advice}`);
	if (values.only) failures.push(name);
}

/** Looks through what a site has logged; some of the tests alone may make no call, which leaves no log. */
async function readLog(site: Environment, ...options: string[]): Promise<void> {
	const log = site.TEST_SITE_LOG ?? '';
	if (existsSync(log)) await tool('log', ['tests/abuse/after/log.ts', ...options], site);
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

function totals(): [passed: number, failed: number] {
	const counts = counted.map(countsOf);
	const sum = (index: 0 | 1) => counts.reduce((total, count) => total + count[index], 0);
	return [sum(0), sum(1)];
}

process.on('SIGINT', () => endAll().then(() => process.exit(130)));
process.on('SIGTERM', () => endAll().then(() => process.exit(143)));

/**
 * Encoding large pictures takes longer than everything else of a build: only a full run has them. Hosts and services are
 * started by the dozen: Node keeps what it has compiled for the next one.
 * @param folder of its data, below that of the run
 */
async function environmentIn(folder: string): Promise<Environment> {
	const extent = values.full ? { TEST_FULL: '1' } : { WIDEST_PICTURE: '960', ...(isCi && { TEST_CI: '1' }) };
	const compiled = { NODE_COMPILE_CACHE: resolve(data, 'compiled') };
	return { ...(await testEnvironment(join(data, folder))), ...compiled, ...extent };
}

/** The tests of the services once more, each sandbox with a database of its own in a PostgreSQL. */
async function servicesOnPostgres(environment: Environment): Promise<void> {
	const postgres = await startPostgres();
	const onPostgres = { ...environment, TEST_DATABASE_URL: postgres.url };
	await vitest('services-on-postgres', only('services'), onPostgres).finally(postgres.stop);
}

/**
 * Everything, in three lanes: what needs no site, which begins while the sites are built, and one for each site. The sites
 * are built one after the other, as builds share files. Tests that change a whole sandbox share out its sites.
 */
async function whole(): Promise<void> {
	const environment = await environmentIn('first');
	const first = startSite(environment);
	const second = first.then(async (site) => startSite(await environmentIn('second'), site));
	const withoutSite = async () => {
		await lint(environment);
		await vitest('unit-dom-services', only('unit', 'dom', 'services'), environment);
		if (values.full) await servicesOnPostgres(environment);
		await vitest('cms', only('cms'), await second);
	};
	const onFirst = async () => {
		const site = await first;
		await vitest('functions', only('functions'), site);
		await playwright('e2e-shared', only('together'), site);
		await playwright('e2e-alone-1', [...only('alone'), '--shard=1/2'], site);
		await vitest('guards', only('guards'), site);
		await journeys(site);
	};
	const onSecond = async () => {
		const site = await second;
		await vitest('abuse-faults', only('abuse', 'faults'), site);
		if (values.full) await vitest('netlify', only('netlify'), site);
		await playwright('e2e-alone-2', [...only('alone'), '--shard=2/2'], site);
		await types(environment);
	};
	await Promise.all([findBrowsers(), withoutSite(), onFirst(), onSecond()]);
	await readLog(await first, '--whole', (await second).TEST_SITE_LOG ?? '');
	await readLog(await second);
}

/** What is named, one after the other on one site. */
async function some(): Promise<void> {
	const environment = await environmentIn('first');
	await lint(environment);
	await types(environment);
	const steps = ['vitest', 'netlify', 'e2e', ...journeyBrowsers.map(({ name }) => name)];
	if (!steps.some(wanted)) return;
	const site = await startSite(environment);
	if (wanted('vitest')) await vitest('vitest', only('!netlify'), site);
	if (wanted('netlify')) await vitest('netlify', only('netlify'), site);
	await playwright('e2e-shared', only('together'), site);
	await playwright('e2e-alone-1', only('alone'), site);
	await journeys(site);
	await readLog(site);
}

rmSync(data, { recursive: true, force: true });
try {
	await (isWhole ? whole() : some());
} catch (error) {
	failures.push('start');
	console.error(error instanceof Error ? error.message : error);
} finally {
	await endAll();
}
const [passed, failed] = totals();
if (counted.length > 0 && passed + failed === 0) {
	failures.push('no test ran');
	if (!values.full) console.log('What is left to npm run test:full runs with it: npm run test:full -- ...');
}
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
