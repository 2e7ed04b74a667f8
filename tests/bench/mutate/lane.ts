import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../../../sandbox/environment.ts';
import { ensureBrowsers } from '../../runner/browser.ts';
import { freePorts, type Ports, testEnvironment, toTest } from '../../runner/site.ts';
import { type End, endGroup, settle, startGroup } from './group.ts';
import { isInBrowser, usesSite } from './test-files.ts';

/** Milliseconds. */
const limits = { build: 900_000, start: 120_000 };

/** What a site keeps when its services begin anew: its ports and secrets, and what was built. */
const kept = new Set(['ports.json', 'env', 'site', 'releases', 'reached']);

interface TestOptions {
	/** The change that is made; 0 for none, which runs all of a file, where else the first failure ends it. */
	mutant: number;
	/** Milliseconds. */
	limit: number;
	/** On a site that nothing else has asked. */
	isNew?: boolean;
}

/** How a test file ended, and which mutants it reached. */
export interface TestEnd extends Pick<End, 'status' | 'ms'> {
	reached: number[];
}

/** A site with a sandbox of its own, on which test files run one after the other. */
export interface Lane {
	test(file: string, options: TestOptions): Promise<TestEnd>;
}

function programOf(file: string, bails: boolean): string[] {
	if (isInBrowser(file)) {
		const config = 'tests/bench/mutate/playwright.config.ts';
		const options = ['--reporter=line', `--output=tests/.run/${file.replaceAll('/', '-')}`];
		const most = bails ? ['--max-failures=1'] : [];
		return ['node_modules/@playwright/test/cli.js', 'test', '-c', config, `/${file}$`, ...options, ...most];
	}
	const most = bails ? ['--bail=1'] : [];
	return ['node_modules/vitest/vitest.mjs', 'run', `--project=${file.split('/')[1]}`, file, ...most];
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

/** The mutants that were noted as reached, which is forgotten with the answer. */
function takeReached(folder: string): number[] {
	const numbers = readdirSync(folder);
	for (const number of numbers) rmSync(join(folder, number));
	return numbers.map(Number);
}

/** Builds a site where there is none. */
export async function openLane(name: string): Promise<Lane> {
	const data = join('tests/.run', name);
	const reached = resolve(data, 'reached');
	const environment = await testEnvironment(data, await portsIn(data));
	const browsers = await ensureBrowsers();
	mkdirSync(reached, { recursive: true });
	const withMutant = (mutant: number): Environment => ({
		...environment,
		MUTANTS_REACHED: reached,
		MUTANT: String(mutant),
	});
	let site: { mutant: number; group: ChildProcess; atStart: number[] } | undefined;

	async function start(mutant: number, limit = limits.start): Promise<End> {
		if (site) endGroup(site.group);
		for (const each of readdirSync(data))
			if (!kept.has(each)) rmSync(join(data, each), { recursive: true, force: true });
		takeReached(reached);
		const group = startGroup(['tests/bench/mutate/serve.main.ts'], withMutant(mutant));
		const end = await settle(group, limit, 'all ready');
		site = { mutant, group, atStart: takeReached(reached) };
		return end;
	}

	const { status, said } = await start(0, limits.build);
	if (status !== 0) throw new Error(`The site with all changes in it does not start.\n${said}`);
	return {
		test: async (file, { mutant, limit, isNew = false }) => {
			const needsSite = usesSite(file);
			if (needsSite && (isNew || site?.mutant !== mutant)) {
				const started = await start(mutant);
				if (started.status !== 0) return { ...started, reached: [] };
			}
			takeReached(reached);
			const program = programOf(file, mutant !== 0);
			const end = await settle(startGroup(program, { ...toTest(withMutant(mutant)), ...browsers }), limit);
			if (end.status !== 0 && mutant === 0) console.log(`${end.said.slice(-3000)}\n${file} fails by itself.`);
			const atStart = needsSite ? (site?.atStart ?? []) : [];
			return { status: end.status, ms: end.ms, reached: [...new Set([...takeReached(reached), ...atStart])] };
		},
	};
}
