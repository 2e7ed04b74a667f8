import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { resultsFolder } from '../result.ts';
import type { Mutant } from './draw.ts';
import { mayReach, rankOf, testFiles } from './test-files.ts';

/** What running a test file has told of it. */
export interface Known {
	/** Of its text: what was known of another one is forgotten. */
	hash: string;
	ms?: number;
	/** The mutants that it reaches. */
	reached?: number[];
	/** Whether all of it passes while no change is made. */
	passes?: boolean;
}

/** What is known of the test files, and which of them a mutant is shown to. */
export interface Knowledge {
	of(file: string): Known;
	note(file: string, told: Partial<Known>): void;
	/** Those that may reach a mutant after all that is known by now, in the order in which they are asked. */
	testsFor(mutant: Mutant): string[];
	/** Whether it still may. */
	isWorth(file: string, mutant: Mutant): boolean;
}

const keptFile = `${resultsFolder}/mutate/known.json`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What was learned about the same mutants before, which is kept beside the results. */
function readKept(key: string): Record<string, Known> {
	if (!existsSync(keptFile)) return {};
	const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as { key: string; known: Record<string, Known> };
	return kept.key === key ? kept.known : {};
}

/** Knows what was learned about these mutants before, and learns with every test that is run. */
export function openKnowledge(mutants: readonly Mutant[]): Knowledge {
	const key = hashOf(JSON.stringify(mutants));
	const before = readKept(key);
	const known = Object.fromEntries(
		testFiles().map((file): [string, Known] => {
			const hash = hashOf(readFileSync(file, 'utf8'));
			const told = before[file];
			return [file, told?.hash === hash ? told : { hash }];
		}),
	);
	const of = (file: string) => known[file] ?? { hash: '' };
	const isWorth = (file: string, { number }: Mutant) => {
		const { passes, reached } = of(file);
		return passes !== false && (!reached || reached.includes(number));
	};
	return {
		of,
		isWorth,
		note: (file, told) => {
			known[file] = { ...of(file), ...told };
			mkdirSync(dirname(keptFile), { recursive: true });
			writeFileSync(keptFile, JSON.stringify({ key, known }, null, '\t'));
		},
		testsFor: (mutant) => {
			const files = Object.keys(known).filter((file) => mayReach(file, mutant) && isWorth(file, mutant));
			const rank = (file: string) => rankOf(file, mutant, of(file).ms);
			return files.sort((one, other) => rank(one) - rank(other));
		},
	};
}
