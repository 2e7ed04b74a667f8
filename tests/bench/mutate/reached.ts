import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { resultsFolder } from '../result.ts';
import type { Mutant } from './draw.ts';
import type { Lane } from './lane.ts';
import { share } from './share.ts';

/** What is known of a test file. */
export interface TestFile {
	file: string;
	/** Of its text: what has changed is run again. */
	hash: string;
	/** Whether all of it passes with every change in place and none made. */
	passes: boolean;
	ms: number;
	reached: number[];
}

/** What tests reach of some mutants, as it is kept beside the results. */
interface Kept {
	/** Of the mutants. */
	hash: string;
	files: TestFile[];
}

const keptFile = `${resultsFolder}/mutate/reached.json`;
/** Milliseconds: what takes longer is no test that somebody waits for after each change. */
const limit = 240_000;

const kinds = ['unit', 'guards', 'services', 'functions', 'abuse', 'faults', 'cms'];
/** The tests of `npm test`, but for those of the platform's own tools. */
const testFiles = () => globSync([`tests/{${kinds}}/**/*.test.{ts,tsx}`, 'tests/e2e/*.spec.ts']).sort();
/** Tests of the site that the lane runs, which reach what its start does. */
const usesSite = (file: string) => /^tests\/(?:functions|abuse|faults|e2e)\//.test(file);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function readKept(hash: string): TestFile[] {
	if (!existsSync(keptFile)) return [];
	const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
	return kept.hash === hash ? kept.files : [];
}

function keep(kept: Kept): void {
	mkdirSync(dirname(keptFile), { recursive: true });
	writeFileSync(keptFile, JSON.stringify(kept, null, '\t'));
}

async function run(lane: Lane, file: string): Promise<Omit<TestFile, 'hash'>> {
	lane.reached();
	const { status, ms, said } = await lane.test(file, { limit, bail: false, mutant: 0 });
	if (status !== 0) console.log(`${said.slice(-3000)}\n${file}: ${status ?? 'too slow'}`);
	return { file, passes: status === 0, ms: Math.round(ms), reached: lane.reached() };
}

/** Which mutants each test file reaches, found out by running it with none made; what was found out before stands. */
export async function recordReached(lanes: readonly Lane[], mutants: readonly Mutant[]): Promise<TestFile[]> {
	const hash = hashOf(JSON.stringify(mutants));
	const known = readKept(hash);
	const atStart = new Set(lanes.flatMap((lane) => lane.reached()));
	const texts = new Map(testFiles().map((file) => [file, hashOf(readFileSync(file, 'utf8'))]));
	const files = known.filter(({ file, hash }) => texts.get(file) === hash);
	const missing = [...texts].filter(([file]) => !files.some((each) => each.file === file));
	await share(lanes, missing, async (lane, [file, textHash]) => {
		const first = await run(lane, file);
		// A machine that is busy fails a test that passes.
		const { reached, ...found } = first.passes ? first : await run(lane, file);
		const all = new Set([...reached, ...(usesSite(file) ? atStart : [])]);
		files.push({ ...found, hash: textHash, reached: [...all] });
		keep({ hash, files });
	});
	return files;
}
