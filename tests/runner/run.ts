import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Environment } from '../../sandbox/environment.ts';
import { endAll } from '../../sandbox/processes.ts';
import { ensureBrowser, lightBrowser } from './browser.ts';
import { startSite, testEnvironment } from './site.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		/** What takes longer than a change should wait for. */
		full: { type: 'boolean', default: false },
		/** Steps to run instead of all: lint, types, vitest, e2e, netlify. */
		only: { type: 'string' },
	},
});
const wanted = (step: string) => !values.only || values.only.split(',').includes(step);

/** Where a step tells what it counted. */
const reportOf = (step: string) => `tests/.run/${step}.json`;
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
		child.once('exit', (code) => {
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
		await tool('pages', ['node_modules/astro/bin/astro.mjs', 'check'], environment, { later: true });
		await tool('types', ['node_modules/typescript/bin/tsc', '-p', '.'], environment, { later: true });
	}
}

async function vitest(step: string, project: string, environment: Environment): Promise<void> {
	if (!wanted(step)) return;
	const program = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, '--passWithNoTests'];
	const reports = ['--reporter=default', '--reporter=json', `--outputFile=${reportOf(step)}`];
	await tool(step, [...program, ...reports, ...positionals], environment);
}

/** The projects of tests/e2e/playwright.config.ts; they run one after the other. */
const browserSteps = ['together', 'alone'];

async function playwright(project: string, environment: Environment): Promise<void> {
	if (!wanted('e2e')) return;
	const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts'];
	const options = [`--project=${project}`, '--pass-with-no-tests', ...positionals];
	await tool(`e2e ${project}`, [...program, ...options], {
		...environment,
		TEST_WHOLE_BROWSER: ensureBrowser(),
		TEST_BROWSER: lightBrowser(),
		PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reportOf(project)}`,
	});
}

/** Tests that share the sandbox run one kind after another: some of them reset it. */
async function tests(environment: Environment): Promise<void> {
	await vitest('vitest', '!netlify', environment);
	await vitest('netlify', 'netlify', environment);
	for (const project of browserSteps) await playwright(project, environment);
	const isWhole = !values.only && positionals.length === 0;
	await tool('log', ['tests/abuse/after/log.ts', ...(isWhole ? ['--whole'] : [])], environment);
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
	const counts = ['vitest', 'netlify', ...browserSteps].map(countsOf);
	const sum = (index: 0 | 1) => counts.reduce((total, count) => total + count[index], 0);
	return `${sum(0)} passed, ${sum(1)} failed`;
}

process.on('SIGINT', () => endAll().then(() => process.exit(130)));
process.on('SIGTERM', () => endAll().then(() => process.exit(143)));

const environment = { ...(await testEnvironment()), ...(values.full && { TEST_FULL: '1' }) };
try {
	const [site] = await Promise.all([startSite(environment), lintAndTypes(environment)]);
	await tests(site);
} catch (error) {
	failures.push('start');
	console.error(error instanceof Error ? error.message : error);
} finally {
	await endAll();
}
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(closingLine());
process.exit(failures.length > 0 ? 1 : 0);
