import type { Locale } from '#contract/locales.ts';
import { localePath, withoutLocale } from './paths.ts';

/** Has the links to other languages lead to the present address, where it is not the one that the page was built for. */
export function followAddress(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]:not(main *)'))
		link.pathname = localePath(withoutLocale(location.pathname), link.hreflang as Locale);
}
