import { localeOf, localePath, withoutLocale } from '#i18n/paths.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { logout, onLogoutElsewhere } from '#stores/logout.ts';
import {
	$session,
	checkSession,
	hadSessionHint,
	hasSessionHint,
	recheckSession,
	setSession,
} from '#stores/session.store.ts';
import { wishlistKey } from '#stores/wishlist-key.ts';

const { dataset } = document.documentElement;
const loginPage = localePath('/account/login', localeOf(location.pathname));
/** Of a player; the answers about accounts are for everybody. */
const isAccountPage = /^\/account(?!\/faq$)(?:\/|$)/.test(withoutLocale(location.pathname));
if (hadSessionHint) dataset.session = 'user';

const isMember = () => dataset.session === 'user';

$session.listen(({ user }) => {
	dataset.session = user ? 'user' : 'none';
	if (user) void takeWishlistAlong();
});

/** Has the account take over the wishlist that this device has from before the sign-in. */
async function takeWishlistAlong(): Promise<void> {
	try {
		if ((localStorage.getItem(wishlistKey) ?? '[]') === '[]') return;
		const { refreshWishlist } = await loadModule(() => import('#stores/wishlist.store.ts'));
		await refreshWishlist();
	} catch {
		// Where storage is blocked there is none, and what did not come is tried again on the next page.
	}
}

/** Shows nothing of a player whose session has ended elsewhere. */
function leave(): void {
	setSession();
	dataset.session = 'none';
	if (isAccountPage && location.pathname !== loginPage) location.replace(loginPage);
}

const isToldOfLogouts = onLogoutElsewhere(leave);

/** Whether the session has ended without this page noticing. */
const hasEnded = () => isMember() && hadSessionHint && !hasSessionHint();

async function check(asked = checkSession()): Promise<void> {
	const { kind } = await asked;
	if (kind === 'redirect') dataset.session = 'none';
}

/** The browser may show an account page as it was left, when somebody else sits before it. */
async function comeBack(): Promise<void> {
	if (hasEnded()) return leave();
	const wasMember = isMember();
	if (wasMember) delete dataset.away;
	await check(recheckSession());
	if (wasMember && !isMember()) leave();
}

document.addEventListener('click', ({ target }) => {
	if (target instanceof Element && target.closest('[data-logout]')) void logout(loginPage);
});
// A logout would have been announced; an expired session is for the page to judge, where somebody may have typed.
document.addEventListener('visibilitychange', () => {
	if (document.hidden || !hasEnded()) return;
	if (isToldOfLogouts) void check(recheckSession());
	else leave();
});
addEventListener('pagehide', () => {
	if (isAccountPage && isMember()) dataset.away = '';
});
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) void comeBack();
});
void check();
