import { describe, expect, it } from 'vitest';
import { truncate } from '#lib/text/plain-text.ts';

describe('[KN-03] a truncated text', () => {
	it('ends in three dots, at a word', () => {
		expect(truncate('The sea went out and did not come back', 20)).toBe('The sea went out...');
	});

	it('is never longer than asked for', () => {
		for (let length = 4; length < 60; length++) {
			expect(
				[...truncate('Pneumonoultramicroscopicsilicovolcanoconiosis is long', length)].length,
			).toBeLessThanOrEqual(length);
		}
	});

	it('stays whole where it fits', () => {
		expect(truncate('Lowtide', 7)).toBe('Lowtide');
	});

	it('is cut between characters, not inside one', () => {
		expect(truncate('🕯️🕯️🕯️🕯️🕯️🕯️', 5)).not.toContain('\uFFFD');
	});
});
