// @vitest-environment happy-dom
import { cleanStores } from 'nanostores';
import { expect, test } from 'vitest';
import { requestStarted } from '#api/activity.ts';
import { markOffline } from '#lib/connection.ts';
import { $cookieRejected, $showCookieBanner } from '#stores/consent.store.ts';
import { $errors, addErrors } from '#stores/errors.store.ts';
import { $locale, locales } from '#stores/locale.store.ts';
import { $online } from '#stores/online.store.ts';
import { $isLoading } from '#stores/requests.store.ts';

const rootState = () => ({
	showCookieBanner: $showCookieBanner.get(),
	cookieRejected: $cookieRejected.get(),
	isLoading: $isLoading.get(),
	locale: $locale.get(),
	locales,
	errors: $errors.get(),
});

test('[EN-05] the root state begins without banner, loading and errors, in English', () => {
	expect(rootState()).toEqual({
		showCookieBanner: false,
		cookieRejected: false,
		isLoading: false,
		locale: 'en',
		locales: ['en', 'fr', 'es'],
		errors: [],
	});
});

test('[EN-05] the root state follows what happens', () => {
	document.documentElement.lang = 'fr';
	cleanStores($locale);
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
