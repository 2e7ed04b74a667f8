import { describe, expect, test } from 'vitest';
import { addressLines } from '#lib/places.ts';

const address = { street: '1 Quay', postalCode: '4711', locality: 'Town', region: 'Shire' };

describe('the lines of an address', () => {
	test.each([
		['BE', ['1 Quay', '4711 Town', 'Shire']],
		['ES', ['1 Quay', '4711 Town', 'Shire']],
		['CA', ['1 Quay', 'Town Shire 4711']],
		['GB', ['1 Quay', 'Town', 'Shire', '4711']],
		['IE', ['1 Quay', 'Town', 'Shire', '4711']],
	])('are in the order of %s', (countryCode, lines) => {
		expect(addressLines({ ...address, countryCode })).toEqual(lines);
	});

	test('leave out what an address does not have', () => {
		expect(addressLines({ ...address, region: null, countryCode: 'BE' })).toEqual(['1 Quay', '4711 Town']);
		expect(addressLines({ ...address, postalCode: '', region: null, countryCode: 'IE' })).toEqual([
			'1 Quay',
			'Town',
		]);
	});
});
