import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { parseInput } from '#contract/parse.ts';
import { sampleOf } from './samples.ts';

test('every call has a sample that its contract takes', () => {
	const refused = endpoints.filter((each) => !parseInput(each.request, sampleOf(each)).ok);
	expect(refused.map(({ name }) => name)).toEqual([]);
});
