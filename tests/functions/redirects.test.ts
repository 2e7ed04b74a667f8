import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { warningsFile } from '#contract/endpoints/builds.ts';
import { required } from '../support/required.ts';
import { call } from '../support/site.ts';

const prefixes = ['', '/fr', '/es'];

test.each([
	['an answer', '/support/faqs/money-back', '/support/faqs/refund'],
	['an office', '/careers/location/dublin-smithfield', '/careers/location/dublin'],
	['a page', '/data-protection', '/gdpr'],
	['a game', '/games/low-tide', '/games/lowtide'],
	['the press sheet of a game', '/press/games/low-tide', '/press/games/lowtide'],
	['the versions of a game', '/support/patches/low-tide', '/support/patches/lowtide'],
	['a category', '/support/save-games', '/support/saves'],
	['news', '/blog/how-to-address-a-queen', '/blog/fourteen-ways-to-address-a-queen'],
	['nothing but a list that editors keep', '/faq', '/support'],
])('[PB-04] the former address of %s leads on in every language', async (_name, from, to) => {
	for (const prefix of prefixes) {
		const reply = await call(prefix + from);
		expect([reply.status, reply.headers.location]).toEqual([301, prefix + to]);
		expect((await call(prefix + to)).status).toBe(200);
	}
	const english = await call(`/en${from}`);
	expect(english.status).toBe(301);
});

test('[PB-04] a redirect may lead to a part of a page, and keeps what was asked for', async () => {
	expect((await call('/open-days/2024')).headers.location).toBe('/careers#js-careers');
	expect((await call('/faq?x=1')).headers.location).toBe('/support?x=1');
});

test('[PB-04] the demo studio has no redirect that is none', () => {
	const warnings = readFileSync(join(required('TEST_DIST'), warningsFile), 'utf8');
	expect(warnings).not.toContain('is no redirect');
});
