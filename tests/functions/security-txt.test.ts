import { expect, test } from 'vitest';
import { call, siteUrl } from '../support/site.ts';

const year = 365 * 86_400_000;

test('/.well-known/security.txt says where to report a vulnerability, for less than a year', async () => {
	const { status, headers, text } = await call('/.well-known/security.txt');
	expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
	const fields = Object.fromEntries(
		text
			.trimEnd()
			.split('\n')
			.map((line) => line.split(/: (.*)/, 2)),
	);
	expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
	expect(fields.Contact).toMatch(/^mailto:security@[\w.-]+$/);
	expect(fields.Canonical).toBe(`${siteUrl()}/.well-known/security.txt`);
	const left = Date.parse(fields.Expires ?? '') - Date.now();
	expect([left > 0, left < year]).toEqual([true, true]);
});
