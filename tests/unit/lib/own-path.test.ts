import { describe, expect, test } from 'vitest';
import { ownPath } from '#lib/url/own-path.ts';

describe('ownPath', () => {
	test.each([
		'//evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'/\t/evil.example',
		'/\n/evil.example',
		'/..//evil.example',
		'/.//evil.example',
		'/%2e%2e//evil.example',
		'https://evil.example',
		'https:evil.example',
		'javascript:alert(1)',
		'data:text/html,x',
	])('[AC-03] refuses %j', (hostile) => {
		expect(ownPath(hostile)).toBeUndefined();
	});

	test.each(['', null, undefined, 'account', '?a=b'])('refuses %j, which is no path', (text) => {
		expect(ownPath(text)).toBeUndefined();
	});

	test.each(['/', '/account', '/fr/account/friends?tab=2#top', '/%09/evil.example'])('keeps %j', (own) => {
		expect(ownPath(own)).toBe(own);
	});
});
