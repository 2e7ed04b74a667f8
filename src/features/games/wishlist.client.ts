/**
 * What the wishlist buttons of a page need before they are used: most visitors have no wishlist, and for them nothing more is
 * fetched until a press.
 */
import { pageCookies } from '#lib/browser/cookie.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { wishlistKey } from '#stores/wishlist-key.ts';

const load = () => loadModule(() => import('./wishlist-buttons.ts'));

function isStoredHere(): boolean {
	try {
		return localStorage.getItem(wishlistKey) !== null;
	} catch {
		return false;
	}
}

function showKnown(): void {
	const mayBeSignedIn = import.meta.env.PART_ACCOUNTS && /(?:^|; )signed_in=1/.test(pageCookies());
	if (mayBeSignedIn || isStoredHere()) load().catch(() => {});
}

showKnown();
for (const type of ['pageshow', 'storage']) addEventListener(type, showKnown);
addEventListener('click', ({ target }) => {
	const button = (target as Element).closest<HTMLElement>('[data-wish] button');
	if (!button) return;
	load()
		.then(({ press }) => press(button))
		.catch(() => {});
});
