import { expect, test } from 'vitest';
import { LruMap } from '#lib/lru-map.ts';

test('it holds what was set last and forgets the oldest', () => {
	const map = new LruMap<number>(2).set('one', 1).set('two', 2).set('three', 3);
	expect([...map]).toEqual([
		['two', 2],
		['three', 3],
	]);
});

test('a known key that is set again makes room for nothing and counts as recent', () => {
	const map = new LruMap<number>(2).set('one', 1).set('two', 2).set('one', 3);
	expect([...map]).toEqual([
		['two', 2],
		['one', 3],
	]);
	expect([...map.set('four', 4).keys()]).toEqual(['one', 'four']);
});
