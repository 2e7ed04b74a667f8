import { describe, expect, test } from 'vitest';
import { isCounted, toPageView } from '../../src/features/consent/analytics/page-view.ts';

const view = (address: string, referrer = '') => toPageView(new URL(address), referrer);
const own = 'https://studio.example';

describe('a page view', () => {
	test.each([
		['/', '/'],
		['/fr/careers/search?location=gent&team=Art&query=anna', '/fr/careers/search?location=gent&team=Art'],
		['/careers/withdraw?reference=1&token=abc', '/careers/withdraw'],
		[
			'/blog?utm_source=mail&utm_campaign=spring&email=a%40b.example#anna',
			'/blog?utm_source=mail&utm_campaign=spring',
		],
	])('of %s tells %s', (path, shown) => {
		expect(view(own + path).url).toBe(own + shown);
	});

	test.each([
		['', ''],
		['nonsense', ''],
		[`${own}/account/undo-email/secret`, ''],
		['https://search.example/?q=anna', 'https://search.example'],
	])('after %j says that it came from %j', (referrer, told) => {
		expect(view(`${own}/blog`, referrer).referrer).toBe(told);
	});
});

test.each([
	['/', true],
	['/fr/blog', true],
	['/accounting', true],
	['/account', false],
	['/account/reset-password/mira/code', false],
	['/es/account/validate/mira/token', false],
	['/fr/account/undo-email/token', false],
	['/careers', true],
	['/careers/alerts', false],
	['/fr/careers/withdraw', false],
	['/playtests', true],
	['/es/playtests/withdraw', false],
	['/fr/receipt', false],
	['/status', false],
])('%s is counted: %s', (pathname, counted) => {
	expect(isCounted({ pathname })).toBe(counted);
});
