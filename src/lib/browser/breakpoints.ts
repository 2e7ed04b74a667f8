/** The widths at which layouts change, in CSS pixels; style sheets say `@media (--from-medium)`. */
export const breakpoints = { medium: 970, large: 1170, wide: 1452, huge: 1732 } as const;

/** The media condition of every smaller width, as a picture's `sizes` has it: without `<`, which markup keeps for tags. */
export function below(name: keyof typeof breakpoints): string {
	return `(max-width: ${breakpoints[name] - 0.02}px)`;
}
