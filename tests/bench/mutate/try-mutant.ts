import type { Mutant } from './draw.ts';
import type { Knowledge } from './knowledge.ts';
import type { Lane } from './lane.ts';
import { estimateOf } from './test-files.ts';

/** Milliseconds for a test file that was not run before, and for all of one. */
const longest = 300_000;

/** Whether all of a test file passes on a new site with no change made, if need be at the second time: else it catches nothing. */
async function passes(lane: Lane, file: string, knowledge: Knowledge): Promise<boolean> {
	const known = knowledge.of(file).passes;
	if (known !== undefined) return known;
	const run = () => lane.test(file, { mutant: 0, limit: longest, isNew: true });
	const first = await run();
	const { status, ms, reached } = first.status === 0 ? first : await run();
	knowledge.note(file, { passes: status === 0, ms, reached });
	return status === 0;
}

/** Whether a test file fails for a mutant, twice so that it fails for nothing else, and passes without. */
async function isCaught(
	lane: Lane,
	file: string,
	{ number }: Mutant,
	knowledge: Knowledge,
): Promise<boolean> {
	const { ms } = knowledge.of(file);
	const limit = ms === undefined ? longest : 30_000 + 4 * ms;
	const first = await lane.test(file, { mutant: number, limit });
	if (first.status === 0) {
		knowledge.note(file, { ms: first.ms, reached: first.reached });
		return false;
	}
	const second = await lane.test(file, { mutant: number, limit, isNew: true });
	return second.status !== 0 && (await passes(lane, file, knowledge));
}

/** The milliseconds of test files in each turn of a mutant: most are caught soon, and then more is known of the tests. */
export const turns = [60_000, Number.POSITIVE_INFINITY];

/** Shows a mutant to some test files that it was not shown to; gives the one that notices it, undefined where none does. */
export async function tryMutant(
	lane: Lane,
	mutant: Mutant,
	{ knowledge, asked, turn }: { knowledge: Knowledge; asked: Set<string>; turn: number },
): Promise<string | undefined> {
	let left = turn;
	for (const file of knowledge.testsFor(mutant).filter((file) => !asked.has(file))) {
		if (left < 0) break;
		if (!knowledge.isWorth(file, mutant)) continue;
		asked.add(file);
		left -= estimateOf(file);
		if (await isCaught(lane, file, mutant, knowledge)) return file;
	}
	return undefined;
}
