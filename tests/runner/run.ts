import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Environment } from '../../sandbox/environment.ts';
import { endAll } from '../../sandbox/processes.ts';
import { ensureBrowser } from './browser.ts';
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

const vitestReport = 'tests/.run/vitest.json';
const playwrightReport = 'tests/.run/playwright.json';
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

async function tests(environment: Environment): Promise<void> {
	if (wanted('vitest')) {
		const reports = ['--reporter=default', '--reporter=json', `--outputFile=${vitestReport}`];
		await tool('vitest', ['node_modules/vitest/vitest.mjs', 'run', ...reports, ...positionals], environment);
	}
	if (wanted('e2e')) {
		const config = ['-c', 'tests/e2e/playwright.config.ts', ...positionals];
		await tool('e2e', ['node_modules/@playwright/test/cli.js', 'test', ...config], {
			...environment,
			TEST_BROWSER: ensureBrowser(),
			PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${playwrightReport}`,
		});
	}
}

function counted(file: string, count: (report: Record<string, never>) => [number, number]): [number, number] {
	try {
		return count(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return [0, 0];
	}
}

function closingLine(): string {
	const unit = counted(vitestReport, (report) => [report.numPassedTests ?? 0, report.numFailedTests ?? 0]);
	const browser = counted(playwrightReport, ({ stats }) => {
		const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
		return [expected, unexpected + flaky];
	});
	return `${unit[0] + browser[0]} passed, ${unit[1] + browser[1]} failed`;
}

process.on('SIGINT', () => endAll().then(() => process.exit(130)));
process.on('SIGTERM', () => endAll().then(() => process.exit(143)));

const environment = { ...(await testEnvironment()), ...(values.full && { TEST_FULL: '1' }) };
try {
	for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
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
