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

/** One change for each of as many files as are asked for: first the file is drawn, then a kind of change, then its place. */
export function draw(files: readonly SourceFile[], seed: number, count: number): Mutant[] {
	const next = random(seed);
	const drawFrom = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
	const shuffled = <Item>(items: readonly Item[]) =>
		items
			.map((item) => ({ item, at: next() }))
			.sort((one, other) => one.at - other.at)
			.map(({ item }) => item);
	const drawn = areas.flatMap((area, index) => {
		const share = Math.floor((count + areas.length - 1 - index) / areas.length);
		return shuffled(files.filter(({ path }) => area.test(path)))
			.map(({ path, text }) => ({ path, changes: changesIn(path, text) }))
			.filter(({ changes }) => changes.length > 0)
			.slice(0, share)
			.map(({ path, changes }) => {
				const kind = drawFrom([...new Set(changes.map((change) => change.kind))]);
				return { path, ...drawFrom(changes.filter((change) => change.kind === kind)) };
			});
	});
	return drawn.map((change, index) => ({ number: index + 1, ...change }));
}
