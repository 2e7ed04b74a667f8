import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { localeOf, localePath, withoutLocale } from '#i18n/paths.ts';

const paths = ['/', '/blog', '/account/login', '/careers/location/quebec', '/frames', '/esport'];

describe('localised paths', () => {
	it('lead back to the unprefixed path and its locale', () => {
		for (const path of paths) {
			for (const locale of locales) {
				expect(withoutLocale(localePath(path, locale))).toBe(path);
				expect(localeOf(localePath(path, locale))).toBe(locale);
			}
		}
	});

	it('are prefixed but for the default locale', () => {
		expect(localePath('/', 'fr')).toBe('/fr');
		expect(localePath('/blog', 'es')).toBe('/es/blog');
		expect(localePath('/blog', 'en')).toBe('/blog');
	});
});
