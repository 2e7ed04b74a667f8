import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { localeOf, localePath, pagePath, withoutLocale } from '#i18n/paths.ts';

const paths = ['/', '/blog', '/account/login', '/careers/location/gent', '/frames', '/esport', '/entry'];

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

	it('may name the default locale too', () => {
		expect(localeOf('/en/careers')).toBe('en');
		expect(withoutLocale('/en/careers')).toBe('/careers');
		expect(withoutLocale('/en')).toBe('/');
	});

	it('always name the locale on the regional page, which is served in English and French', () => {
		const path = '/careers/location/quebec';
		expect(localePath(path, 'en')).toBe(`/en${path}`);
		expect(localePath(path, 'fr')).toBe(`/fr${path}`);
		expect(localePath(path, 'es')).toBe(`/en${path}`);
	});
});

describe('the path of a page that is built', () => {
	it.each([
		['/index.html', '/'],
		['/', '/'],
		['/fr.html', '/'],
		['/fr/blog/a.html', '/blog/a'],
		['/en/careers/location/quebec', '/careers/location/quebec'],
	])('%s is %s', (built, path) => {
		expect(pagePath(new URL(built, 'http://site.invalid'))).toBe(path);
	});
});
