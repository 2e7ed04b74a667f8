import { localeOf, localePath, withoutLocale } from '#i18n/paths.ts';
import { logout, onLogoutElsewhere } from '#stores/logout.ts';
import { $session, checkSession, setSession } from '#stores/session.store.ts';

const loginPage = localePath('/account/login', localeOf(location.pathname));

$session.listen(({ user }) => {
	document.documentElement.dataset.session = user ? 'user' : 'none';
});

async function check(): Promise<void> {
	const { kind } = await checkSession();
	if (kind === 'redirect') document.documentElement.dataset.session = 'none';
}

/** Shows nothing of a player whose session has ended in another tab. */
function leave(): void {
	setSession();
	const isAccountPage = /^\/account(?:\/|$)/.test(withoutLocale(location.pathname));
	if (isAccountPage && location.pathname !== loginPage) location.replace(loginPage);
}

document.addEventListener('click', ({ target }) => {
	if (target instanceof Element && target.closest('[data-logout]')) void logout(loginPage);
});
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) void check();
});
onLogoutElsewhere(leave);
void check();
