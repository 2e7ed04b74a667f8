import { expect, test } from 'vitest';
import { readPrefill } from '#features/jobs/apply/application-prefill.ts';

const names = { studios: { gent: 'Gent', dublin: 'Dublin' }, teams: { Art: 'Art' } };

test.each([
	['?studio=gent&team=Art', { studio: 'gent', team: 'Art' }],
	['?location=dublin', { studio: 'dublin' }],
	['?studio=gent&location=dublin', { studio: 'gent' }],
	['?location=atlantis&team=Magic', {}],
])('[MN-09] an open application that is asked for with %s is for %o', (search, wish) => {
	expect(readPrefill(search, names)).toEqual(wish);
});
