import { pageCookies } from '#lib/browser/cookie.ts';
import { loadModule } from '#lib/browser/load-module.ts';

/** Lets the account entry know its player, where there may be one. */
function enter(): void {
	const mayBeSignedIn = /\bsigned_in=1/.test(pageCookies());
	if (mayBeSignedIn || /^\/(?:[a-z]{2}\/)?account\b/.test(location.pathname))
		loadModule(() => import('./account-entry.client.ts')).catch(() => {});
}

if (import.meta.env.PART_ACCOUNTS) {
	enter();
	// The page may come back as it was left before a login.
	addEventListener('pageshow', enter);
}
