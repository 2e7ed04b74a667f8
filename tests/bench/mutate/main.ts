import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { circumstances, writeResult } from '../result.ts';
import { copyWith } from './copy.ts';
import { draw, type Mutant } from './draw.ts';
import { runningFiles } from './files.ts';
import { endGroups } from './group.ts';
import { type Knowledge, openKnowledge } from './knowledge.ts';
import { openLane } from './lane.ts';
import { share } from './share.ts';
import { tryMutant, turns } from './try-mutant.ts';
import { allowedByTypes } from './types.ts';

const { values } = parseArgs({
	options: {
		/** Repeats a run. */
		seed: { type: 'string', default: String(Date.now() % 100_000) },
		count: { type: 'string', default: '60' },
		/** Numbers of mutants, or files with or without a line, to try alone. */
		only: { type: 'string' },
		/** Leaves the copy of the project with its built sites, which the same mutants are tried in again. */
		keep: { type: 'boolean', default: false },
	},
});
const [seed, count] = [Number(values.seed), Number(values.count)];
/** Of all that are tried. */
const least = 55 / 60;

const placeOf = ({ path, line }: Mutant) => `${path}:${line}`;
const isWanted = (mutant: Mutant) =>
	!values.only ||
	values.only.split(',').some((wish) => [String(mutant.number), mutant.path, placeOf(mutant)].includes(wish));

const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);
const rowOf = (mutant: Mutant, by: string | undefined) => ({
	place: placeOf(mutant),
	before: short(mutant.before),
	after: short(mutant.after) || '(nothing)',
	'caught by': by ?? 'SURVIVED',
});

function end(folder: string): void {
	endGroups();
	if (!values.keep) rmSync(folder, { recursive: true, force: true });
}

/** What caught each of some mutants, by its number. */
async function tryAll(tried: readonly Mutant[], knowledge: Knowledge): Promise<Map<number, string>> {
	const lanes = [await openLane('first'), await openLane('second')];
	const caught = new Map<number, string>();
	const asked = new Map(tried.map(({ number }) => [number, new Set<string>()]));
	for (const turn of turns) {
		const left = tried.filter(({ number }) => !caught.has(number));
		await share(lanes, left, async (lane, mutant) => {
			const options = { knowledge, asked: asked.get(mutant.number) ?? new Set(), turn };
			const by = await tryMutant(lane, mutant, options);
			if (by) caught.set(mutant.number, by);
			console.log(`${mutant.number} ${placeOf(mutant)} ${by ?? 'not caught yet'}`);
		});
	}
	return caught;
}

const before = circumstances();
const mutants = draw(runningFiles(), { seed, count, isPossible: allowedByTypes() });
const folder = copyWith(mutants);
console.log(`tests notice small changes of the code: --seed=${seed} repeats these`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
process.on('exit', () => end(folder));
process.chdir(folder);

const tried = mutants.filter(isWanted);
const caught = await tryAll(tried, openKnowledge(mutants));
const rows = Object.fromEntries(
	tried.map((mutant) => [mutant.number, rowOf(mutant, caught.get(mutant.number))]),
);
console.table(rows);
console.log(`${caught.size} of ${tried.length} are caught; the limit is ${Math.ceil(least * tried.length)}.`);
if (!values.only) {
	const survivors = Object.entries(rows).filter(([number]) => !caught.has(Number(number)));
	const result = {
		...{ seed, mutants: tried.length, caught: caught.size },
		survivors: Object.fromEntries(survivors),
	};
	await writeResult('mutate', { ...before, command: 'npm run test:mutate', result });
}
process.exit(caught.size < least * tried.length ? 1 : 0);
