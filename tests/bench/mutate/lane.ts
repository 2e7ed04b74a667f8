import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../../../sandbox/environment.ts';
import { ensureBrowser, lightBrowser } from '../../runner/browser.ts';
import { freePorts, type Ports, testEnvironment, toTest } from '../../runner/site.ts';
import { type End, endGroup, settle, startGroup } from './group.ts';

/** Milliseconds. */
const limits = { build: 900_000, start: 60_000 };

/** What a site keeps when its services begin anew: its secrets, and what was built. */
const kept = new Set(['env', 'ports.json', 'site', 'releases', 'reached']);

/** A site with a sandbox of its own, on which test files run one after the other. */
export interface Lane {
	/** Starts the site anew with one change made, or none. */
	start(mutant: number): Promise<End>;
	/** Runs a test file with the change that the site was started with. */
	test(file: string, options: { limit: number; bail: boolean; mutant: number }): Promise<End>;
	/** The mutants that were reached since this was asked last; they are noted while none is made. */
	reached(): number[];
}

const isInBrowser = (file: string) => file.startsWith('tests/e2e/');

function programOf(file: string, bail: boolean): string[] {
	if (isInBrowser(file)) {
		const config = 'tests/bench/mutate/playwright.config.ts';
		const options = ['--reporter=line', `--output=tests/.run/${file.replaceAll('/', '-')}`];
		const most = bail ? ['--max-failures=1'] : [];
		return ['node_modules/@playwright/test/cli.js', 'test', '-c', config, `/${file}$`, ...options, ...most];
	}
	const most = bail ? ['--bail=1'] : [];
	const project = file.split('/')[1] ?? '';
	return ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, file, ...most];
}

/** Where a lane listens, which a site that was built before is built for. */
async function portsIn(data: string): Promise<Ports> {
	const file = join(data, 'ports.json');
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Ports;
	const ports = await freePorts();
	mkdirSync(data, { recursive: true });
	writeFileSync(file, JSON.stringify(ports));
	return ports;
}

/** Builds a site where there is none and starts it without a change. */
export async function openLane(name: string): Promise<Lane> {
	const data = join('tests/.run', name);
	const reachedFolder = resolve(data, 'reached');
	const environment = await testEnvironment(data, await portsIn(data));
	const browsers = { TEST_WHOLE_BROWSER: await ensureBrowser(), TEST_BROWSER: await lightBrowser() };
	mkdirSync(reachedFolder, { recursive: true });
	const withMutant = (mutant: number): Environment => ({
		...environment,
		...(mutant === 0 ? { MUTANTS_REACHED: reachedFolder } : { MUTANT: String(mutant) }),
	});
	let site: ChildProcess | undefined;

	async function start(mutant: number, limit = limits.start): Promise<End> {
		if (site) endGroup(site);
		for (const each of readdirSync(data))
			if (!kept.has(each)) rmSync(join(data, each), { recursive: true, force: true });
		site = startGroup(['tests/bench/mutate/serve.main.ts'], withMutant(mutant));
		return settle(site, limit, 'all ready');
	}
	const lane: Lane = {
		start,
		test: (file, { limit, bail, mutant }) =>
			settle(startGroup(programOf(file, bail), { ...toTest(withMutant(mutant)), ...browsers }), limit),
		reached: () => {
			const numbers = readdirSync(reachedFolder);
			for (const number of numbers) rmSync(join(reachedFolder, number));
			return numbers.map(Number);
		},
	};
	const { status, said } = await start(0, limits.build);
	if (status !== 0) throw new Error(`The site with all changes in it does not start.\n${said}`);
	// What its build reached tells nothing of its start.
	lane.reached();
	await start(0);
	return lane;
}
