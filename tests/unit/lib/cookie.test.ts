import { expect, test } from 'vitest';
import { readCookie } from '#lib/browser/cookie.ts';

const spaces = ['\u00a0', '\u0085', '\u000b', '\u000c', '\u2003', '\u3000', '\ufeff'];

test.each(spaces.map((space) => [space.codePointAt(0)?.toString(16), space]))(
	'[FX-34] U+%s is a part of a name, no space around it',
	(_code, space) => {
		expect(readCookie(`${space}sid=planted`, 'sid')).toBeUndefined();
		expect(readCookie(`a=b; ${space}sid=planted; sid=own`, 'sid')).toBe('own');
		expect(readCookie(`sid=own${space}`, 'sid')).toBe(`own${space}`);
	},
);

test('spaces and tabs around a cookie are none of it', () => {
	expect(readCookie(' \tsid=own\t ; a=b', 'sid')).toBe('own');
	expect(readCookie('a=b;sid=x=y', 'sid')).toBe('x=y');
	expect(readCookie('sid', 'sid')).toBeUndefined();
	expect(readCookie('xsid=1; sidx=2', 'sid')).toBeUndefined();
});
