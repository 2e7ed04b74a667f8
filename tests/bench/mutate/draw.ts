import { type Change, changesIn } from './changes.ts';

/** A change of one file that tests should notice. */
export interface Mutant extends Change {
	/** From 1. */
	number: number;
	path: string;
}

/** A file with its text. */
export interface SourceFile {
	path: string;
	text: string;
}

/** Numbers from 0 to 1 that the same seed gives again: mulberry32. */
export function random(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Where changes are made, in about equal parts. */
const areas = [/^functions\//, /^src\/contract\//, /^(?:sandbox\/)?services\//, /^src\/features\//];

interface DrawOptions {
	seed: number;
	count: number;
	/** Whether a change could be made at all. */
	isPossible(file: SourceFile, change: Change): boolean;
}

/** One change for each of as many files as are asked for: first the file is drawn, then a kind of change, then its place. */
export function draw(files: readonly SourceFile[], { seed, count, isPossible }: DrawOptions): Mutant[] {
	const next = random(seed);
	const shuffled = <Item>(items: readonly Item[]) =>
		items
			.map((item) => ({ item, at: next() }))
			.sort((one, other) => one.at - other.at)
			.map(({ item }) => item);
	const drawChange = (file: SourceFile): Change | undefined => {
		const changes = shuffled(changesIn(file.path, file.text));
		const kinds = shuffled([...new Set(changes.map(({ kind }) => kind))]);
		const firsts = kinds.map((kind) => changes.find((change) => change.kind === kind));
		return firsts.find((change) => change && isPossible(file, change));
	};
	const drawIn = (area: RegExp, share: number) => {
		const drawn: Omit<Mutant, 'number'>[] = [];
		for (const file of shuffled(files.filter(({ path }) => area.test(path)))) {
			if (drawn.length === share) break;
			const change = drawChange(file);
			if (change) drawn.push({ path: file.path, ...change });
		}
		return drawn;
	};
	const shareOf = (index: number) => Math.floor((count + areas.length - 1 - index) / areas.length);
	return areas
		.flatMap((area, index) => drawIn(area, shareOf(index)))
		.map((change, index) => ({ number: index + 1, ...change }));
}
