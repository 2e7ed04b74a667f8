import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { circumstances, writeResult } from '../result.ts';
import { copyWith } from './copy.ts';
import { draw, type Mutant } from './draw.ts';
import { runningFiles } from './files.ts';
import { endGroups } from './group.ts';
import { openKnowledge } from './knowledge.ts';
import { openLane } from './lane.ts';
import { share } from './share.ts';
import { tryMutant } from './try-mutant.ts';
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

/** What caught each mutant, by its number. */
async function tryAll(mutants: readonly Mutant[]): Promise<Map<number, string | undefined>> {
	const lanes = [await openLane('first'), await openLane('second')];
	const knowledge = openKnowledge(mutants);
	const caught = new Map<number, string | undefined>();
	await share(lanes, mutants.filter(isWanted), async (lane, mutant) => {
		const by = await tryMutant(lane, mutant, knowledge);
		caught.set(mutant.number, by);
		console.log(`${mutant.number} ${placeOf(mutant)} ${by ?? 'SURVIVED'}`);
	});
	return caught;
}

const before = circumstances();
const mutants = draw(runningFiles(), { seed, count, isPossible: allowedByTypes() });
const folder = copyWith(mutants);
console.log(`[SM-07] tests notice small changes of the code: --seed=${seed} repeats these`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
process.on('exit', () => end(folder));
process.chdir(folder);

const caught = await tryAll(mutants);
const tried = mutants.filter(({ number }) => caught.has(number));
const rows = Object.fromEntries(
	tried.map((mutant) => [mutant.number, rowOf(mutant, caught.get(mutant.number))]),
);
const noticed = tried.filter(({ number }) => caught.get(number) !== undefined).length;
console.table(rows);
console.log(`${noticed} of ${tried.length} are caught; ${Math.ceil(least * tried.length)} are to be.`);
if (!values.only) {
	const survivors = Object.entries(rows).filter(([number]) => !caught.get(Number(number)));
	const result = { seed, mutants: tried.length, caught: noticed, survivors: Object.fromEntries(survivors) };
	await writeResult('mutate', { ...before, command: 'npm run test:mutate', result });
}
process.exit(noticed < least * tried.length ? 1 : 0);
