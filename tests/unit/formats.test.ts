import { describe, expect, it } from 'vitest';
import { formatDate, formatPrice } from '#i18n/formats.ts';

describe('[KN-02] dates', () => {
	const date = '2026-11-09T23:30:00Z';

	it.each([
		['en', 'November 9, 2026'],
		['fr', '9 novembre 2026'],
		['es', '9 de noviembre de 2026'],
	] as const)('read as %s readers write them', (locale, text) => {
		expect(formatDate(date, locale)).toBe(text);
	});
});

describe('prices', () => {
	it('come from minor units, also of currencies that have none', () => {
		expect(formatPrice(1850, 'USD', 'en')).toBe('$18.50');
		expect(formatPrice(1850, 'JPY', 'en')).toBe('¥1,850');
		expect(formatPrice(1850, 'EUR', 'fr')).toBe('18,50\u00a0€');
	});
});
