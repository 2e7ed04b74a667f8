import { expect, test } from 'vitest';
import { distinct } from '#lib/text/slugify.ts';

test('names that are there once stay as they are', () => {
	expect(distinct(['logo.png', 'archive/logo.png', 'art'])).toEqual(['logo.png', 'archive/logo.png', 'art']);
});

test('a name that was there gets a number before its ending, however it is written', () => {
	expect(distinct(['logo.png', 'Logo.png', 'logo.png', 'pack', 'pack'])).toEqual([
		'logo.png',
		'Logo-2.png',
		'logo-3.png',
		'pack',
		'pack-2',
	]);
});
