import { localeOf, pathAndBack } from '#i18n/paths.ts';
import { $wishlist, followWishlist, toggleOnWishlist } from '#stores/wishlist.store.ts';

const frameOf = (button: Element) => button.closest<HTMLElement>('[data-wish]');
/** The slugs that a button's game has and had. */
const slugsOf = (button: Element) => frameOf(button)?.dataset.wish?.split(' ') ?? [];

followWishlist();
if (import.meta.env.PART_ACCOUNTS)
	addEventListener('terms-refused', () =>
		location.assign(pathAndBack('/account/terms', localeOf(location.pathname))),
	);
$wishlist.subscribe((games) => {
	for (const button of document.querySelectorAll('[data-wish] button'))
		button.setAttribute('aria-pressed', String(slugsOf(button).some((slug) => games.includes(slug))));
});

/** Puts the game of a button on the wishlist, or takes it off, and says where that does not last. */
export async function press(button: HTMLElement): Promise<void> {
	const outcome = await toggleOnWishlist(slugsOf(button));
	const note = frameOf(button)?.querySelector<HTMLElement>('[role=status]');
	const isOn = button.getAttribute('aria-pressed') === 'true';
	note?.replaceChildren(outcome === 'visit' && isOn ? (note.dataset.visit ?? '') : '');
}
