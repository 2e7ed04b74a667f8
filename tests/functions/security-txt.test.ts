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

test('[FX-39] /.well-known/change-password leads to the form that changes a password', async () => {
	const { status, headers } = await call('/.well-known/change-password', {
		headers: { Accept: 'text/html' },
	});
	expect([status, headers.location]).toEqual([302, '/account?change=password']);
	const other = await call('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200');
	expect(other.status).toBe(404);
});
