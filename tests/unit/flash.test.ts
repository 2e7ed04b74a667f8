import { expect, test } from 'vitest';
import { parseFlash, toFlash } from '#contract/flash.ts';

test('a flash carries codes of the catalogue', () => {
	const value = toFlash(['OAUTH_AUTHENTICATION_ERROR', 'PLATFORM_NOT_LINKED']);
	expect(value).toMatch(/^[\w.]+$/);
	expect(parseFlash(value)).toEqual(['OAUTH_AUTHENTICATION_ERROR', 'PLATFORM_NOT_LINKED']);
});

test.each(['', '.', 'You+won', '<b>NOT_FOUND</b>', 'constructor', 'not_found'])('%j is no flash', (value) => {
	expect(parseFlash(value)).toEqual([]);
});
