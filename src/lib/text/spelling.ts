const marks = /\p{M}/gu;

/** A word in the form in which words are compared: without accents and capitals. */
export const fold = (word: string): string => word.normalize('NFD').replace(marks, '').toLowerCase();

/** Letters to change, add, leave out or swap with their neighbour; `most + 1` stands for anything above `most`. */
export function distance(one: string, other: string, most: number): number {
	let before: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 1; row <= one.length; row++) {
		const now = [row];
		for (let column = 1; column <= other.length; column++) {
			const isSame = one[row - 1] === other[column - 1];
			const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			now[column] = Math.min(
				(now[column - 1] ?? 0) + 1,
				(last[column] ?? 0) + 1,
				(last[column - 1] ?? 0) + (isSame ? 0 : 1),
				isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		if (Math.min(...now) > most) return most + 1;
		[before, last] = [last, now];
	}
	return last[other.length] ?? 0;
}
