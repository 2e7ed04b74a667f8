import { expect, test, vi } from 'vitest';
import { markOffline } from '#lib/browser/connection.ts';
import { $online } from '#stores/root.store.ts';

/** The state of a page that has just loaded: other tests share the modules that hold it. */
async function loadStores() {
	vi.resetModules();
	const [consent, errors, locale, requests] = await Promise.all([
		import('#stores/consent.store.ts'),
		import('#stores/errors.store.ts'),
		import('#stores/root.store.ts'),
		import('#stores/root.store.ts'),
	]);
	const rootState = () => ({
		showCookieBanner: consent.$showCookieBanner.get(),
		cookieRejected: consent.$cookieRejected.get(),
		isLoading: requests.$isLoading.get(),
		locale: locale.$locale.get(),
		locales: locale.locales,
		errors: errors.$errors.get(),
	});
	return { ...consent, ...errors, ...locale, rootState };
}

test('[EN-05] the root state begins without banner, loading and errors, in English', async () => {
	const { rootState } = await loadStores();
	expect(rootState()).toEqual({
		showCookieBanner: false,
		cookieRejected: false,
		isLoading: false,
		locale: 'en',
		locales: ['en', 'fr', 'es'],
		errors: [],
	});
});

test('[EN-05] the root state follows what happens', async () => {
	const { rootState, $showCookieBanner, $cookieRejected, addErrors } = await loadStores();
	const { requestStarted } = await import('#api/activity.ts');
	history.replaceState(null, '', '/fr/blog');
	// As a browser leaves it that has translated the page.
	document.documentElement.lang = 'nl';
	const settled = requestStarted();
	$showCookieBanner.set(true);
	$cookieRejected.set(true);
	addErrors(['NOT_FOUND']);
	expect(rootState()).toEqual({
		showCookieBanner: true,
		cookieRejected: true,
		isLoading: true,
		locale: 'fr',
		locales: ['en', 'fr', 'es'],
		errors: [{ message: 'NOT_FOUND' }],
	});
	settled();
	expect(rootState().isLoading).toBe(false);
});

test('[LD-03] the page knows whether the site can be reached', async () => {
	const seen: boolean[] = [];
	const stop = $online.subscribe((isOnline) => void seen.push(isOnline));
	for (const isOff of [true, false]) {
		markOffline(isOff);
		await expect.poll(() => $online.get()).toBe(!isOff);
	}
	expect(seen).toEqual([true, false, true]);
	stop();
});
