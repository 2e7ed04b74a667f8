import { expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { pickLocale, same } from '../../sandbox/content/localised.ts';

test('an entry of the demo studio is in the language that is asked for', () => {
	const game = {
		slug: 'tide',
		tagline: { en: 'Sea', fr: 'Mer', es: 'Mar' },
		points: [{ en: 'One', fr: 'Un' }],
	};
	expect(pickLocale(game, 'fr')).toEqual({ slug: 'tide', tagline: 'Mer', points: ['Un'] });
});

test('it is in English where it lacks that language', () => {
	expect(pickLocale({ title: { en: 'Sea', fr: 'Mer' } }, 'es')).toEqual({ title: 'Sea' });
});

test('what is no text in languages is left as it is', () => {
	const other = { en: 'Sea', slug: 'tide' };
	expect(pickLocale({ other, none: {}, empty: null }, 'fr')).toEqual({ other, none: {}, empty: null });
});

test('what is the same in every language is there in each', () => {
	for (const locale of locales) expect(pickLocale(same('Gent'), locale)).toBe('Gent');
	expect(Object.keys(same('Gent')).toSorted()).toEqual(locales.toSorted());
});
