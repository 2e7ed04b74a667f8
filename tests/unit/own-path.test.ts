import { expect, test } from 'vitest';
import { ownPath } from '#lib/url/own-path.ts';

test.each(['/', '/account', '/account/login/mfa?redirect=%2Faccount#x', '/fr/account'])(
	'%s is ours',
	(path) => {
		expect(ownPath(path)).toBe(path);
	},
);

test.each([
	'',
	'account',
	'//evil.test',
	'/\\evil.test',
	'\\\\evil.test',
	'/\t/evil.test',
	'/\n/evil.test',
	'https://evil.test',
	'https:evil.test',
	'javascript:alert(1)',
	'data:text/html,x',
	'/x\\..\\evil',
	'/..//evil.test',
	'/%09/../\u0000x',
])('T38 %j is not ours', (path) => {
	expect(ownPath(path)).toBeUndefined();
});
