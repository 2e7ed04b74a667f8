import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatMoment, formatPrice } from '#i18n/formats.ts';

describe('[KN-02] dates', () => {
	const date = '2026-11-09T22:30:00Z';

	it.each([
		['en', 'November 9, 2026'],
		['fr', '9 novembre 2026'],
		['es', '9 de noviembre de 2026'],
	] as const)('read as %s readers write them', (locale, text) => {
		expect(formatDate(date, locale)).toBe(text);
	});

	it('name the first of a month in French as an ordinal, and no other day', () => {
		const first = '2026-09-01T12:00:00Z';
		expect(formatDate(first, 'fr')).toBe('1er septembre 2026');
		expect(formatDay(first, 'fr')).toBe('1er septembre 2026');
		expect(formatMoment(first, 'fr')).toMatch(/^1er septembre 2026 /);
		expect(formatDate('2026-09-11T12:00:00Z', 'fr')).toBe('11 septembre 2026');
		expect(formatDate(first, 'es')).toBe('1 de septiembre de 2026');
	});
});

describe('prices', () => {
	it('come from minor units, also of currencies that have none', () => {
		expect(formatPrice(1850, 'USD', 'en')).toBe('$18.50');
		expect(formatPrice(1850, 'JPY', 'en')).toBe('¥1,850');
		expect(formatPrice(1850, 'EUR', 'fr')).toBe('18,50\u00a0€');
	});
});
