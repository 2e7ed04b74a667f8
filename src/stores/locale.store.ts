import { atom, onMount } from 'nanostores';
import { type Locale, locales } from '#contract/locales.ts';

/** The languages that every text exists in. */
export { locales };

/** The language of this page; English until a page is there. */
export const $locale = atom<Locale>('en');

onMount($locale, () => {
	const { lang } = document.documentElement;
	$locale.set(locales.find((locale) => locale === lang) ?? 'en');
});
