import { globSync } from 'node:fs';
import type { Mutant } from './draw.ts';
import { importedBy } from './files.ts';

/** The kinds of tests of `npm test`, but for those of the platform's own tools, with the milliseconds that one takes. */
const kinds = {
	unit: 1000,
	dom: 1000,
	services: 2000,
	functions: 3000,
	abuse: 5000,
	guards: 8000,
	cms: 10_000,
	e2e: 15_000,
	faults: 20_000,
};

const kindOf = (file: string) => file.split('/')[1] as keyof typeof kinds;

/** The milliseconds that a test file takes, as far as can be told without running it. */
export const estimateOf = (file: string) => kinds[kindOf(file)];

/** Every test file of `npm test`. */
export const testFiles = () =>
	globSync([`tests/{${Object.keys(kinds)}}/**/*.test.{ts,tsx}`, 'tests/e2e/*.spec.ts'])
		.filter((file) => !file.includes('.full.'))
		.sort();

/** Whether tests ask the site that was started for them. */
export const usesSite = (file: string) => /^tests\/(?:functions|abuse|faults|cms|e2e)\//.test(file);
export const isInBrowser = (file: string) => kindOf(file) === 'e2e';

/** Whether tests may reach a mutant, as far as can be told without running them. */
export function mayReach(file: string, { path }: Mutant): boolean {
	// What runs in pages is reached by a browser, or by a test that builds some.
	const isAsked = path.startsWith('src/features/')
		? ['e2e', 'cms'].includes(kindOf(file))
		: usesSite(file) || kindOf(file) === 'services';
	return isAsked || importedBy(file).has(path);
}

/** The words of a path, each as one of them. */
const wordsOf = (path: string) =>
	new Set(
		path
			.replaceAll(/\B(?=[A-Z])/g, '-')
			.toLowerCase()
			.split(/[^a-z]+/)
			.map((word) => word.replace(/s$/, '')),
	);

/** How soon a test file is asked: the fast ones first, and those that are named alike before others. */
export function rankOf(file: string, { path }: Mutant, ms = estimateOf(file)): number {
	const words = wordsOf(path);
	const shared = [...wordsOf(file)].filter((word) => words.has(word) && !['t', 'tsx'].includes(word)).length;
	return ms / 4 ** shared;
}
