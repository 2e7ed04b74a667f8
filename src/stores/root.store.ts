import { atom, computed, onMount } from 'nanostores';
import { observeRequests } from '#api/activity.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { isOffline, observeConnection } from '#lib/browser/connection.ts';

/** The languages that every text exists in. */
export { locales };

/** The language of this page, as its address has it: a browser that translates the page changes its `lang`. */
export const $locale = atom<Locale>('en');

onMount($locale, () => {
	const [, first] = location.pathname.split('/');
	$locale.set(locales.find((locale) => locale === first) ?? 'en');
});

/** Whether the site can be reached, as far as this page knows. */
export const $online = atom(true);

onMount($online, () => {
	const read = () => $online.set(!isOffline());
	read();
	return observeConnection(read);
});

/** How many requests that somebody waits for are in flight; never below 0. */
export const $requests = atom(0);

onMount($requests, () => observeRequests((inFlight) => $requests.set(inFlight)));

/** The loading flag: whether any request that somebody waits for is in flight. */
export const $isLoading = computed($requests, (inFlight) => inFlight > 0);
