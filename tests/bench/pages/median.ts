/** The middle of some figures. */
export const median = (figures: readonly number[]): number =>
	figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
