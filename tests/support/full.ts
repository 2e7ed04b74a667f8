/** Whether `npm run test:full` runs, which takes its time. */
export const isFull = process.env.TEST_FULL === '1';

/** Whether a change is checked before it lands, by `npm run test:ci` or `npm run test:full`. */
export const isCi = isFull || process.env.TEST_CI === '1';

/** Variants of what one of them proves: all of them in `npm run test:full`, the first ones in `npm test`. */
export const sample = <Variant>(variants: Iterable<Variant>, least = 1): Variant[] =>
	[...variants].slice(0, isFull ? undefined : least);
