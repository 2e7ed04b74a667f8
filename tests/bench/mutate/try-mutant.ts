import type { Mutant } from './draw.ts';
import type { Lane } from './lane.ts';
import type { TestFile } from './reached.ts';

const wordsOf = (path: string) => new Set(path.toLowerCase().split(/[^a-z]+/));

/** How soon a test file comes: the fast ones first, and those named alike before others. */
function rankOf({ file, ms }: TestFile, { path }: Mutant): number {
	const words = wordsOf(path);
	const shared = [...wordsOf(file)].filter((word) => words.has(word) && word !== 'ts').length;
	return ms / 4 ** shared;
}

/** Those that reach a mutant, in the order in which they are asked. */
const testsOf = (mutant: Mutant, files: readonly TestFile[]) =>
	files
		.filter(({ passes, reached }) => passes && reached.includes(mutant.number))
		.sort((one, other) => rankOf(one, mutant) - rankOf(other, mutant));

/** Asks twice, so that what fails for another reason catches nothing. */
const isSo = async (ask: () => Promise<boolean>) => (await ask()) && (await ask());

/** What of the project notices a mutant: a test file, or the start of the site; undefined where nothing does. */
export async function tryMutant(
	lane: Lane,
	mutant: Mutant,
	files: readonly TestFile[],
): Promise<string | undefined> {
	const { number } = mutant;
	const tests = testsOf(mutant, files);
	if (tests.length === 0) return undefined;
	const doesNotStart = async () => (await lane.start(number)).status !== 0;
	if (await isSo(doesNotStart)) return 'the start of the site';
	for (const { file, ms } of tests) {
		const options = { limit: 30_000 + 4 * ms, bail: true, mutant: number };
		if (await isSo(async () => (await lane.test(file, options)).status !== 0)) return file;
	}
	return undefined;
}
