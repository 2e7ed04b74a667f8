import { beforeEach, expect, test, vi } from 'vitest';
import { readConsentChoice } from '#contract/consent-choice.ts';
import { pageCookies, writeCookie } from '#lib/browser/cookie.ts';
import { $cookieRejected, $showCookieBanner, refreshConsent, setConsent } from '#stores/consent.store.ts';

const forget = () => {
	for (const name of ['consent', 'analytics']) writeCookie(name, '', 0);
};

beforeEach(() => {
	forget();
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
	refreshConsent(1);
	$showCookieBanner.set(true);
});

test('[EN-05] holds whether the cookie banner is shown, and hides it once the question is answered', () => {
	refreshConsent(1);
	expect($showCookieBanner.get()).toBe(true);
	setConsent({ revision: 1, analytics: true });
	expect($showCookieBanner.get()).toBe(false);
});

test('[EN-05] holds whether cookies are rejected', () => {
	expect($cookieRejected.get()).toBe(false);
	setConsent({ revision: 1, analytics: false });
	expect($cookieRejected.get()).toBe(true);
	setConsent({ revision: 1, analytics: true });
	expect($cookieRejected.get()).toBe(false);
});

test('[EN-05] takes over an answer from another tab, and none to an older question', () => {
	writeCookie('consent', '1', 60);
	writeCookie('analytics', '0', 60);
	refreshConsent(2);
	expect([$showCookieBanner.get(), $cookieRejected.get()]).toEqual([true, false]);
	refreshConsent(1);
	expect([$showCookieBanner.get(), $cookieRejected.get()]).toEqual([false, true]);
});

test.each([
	['', { revision: 0, analytics: false }],
	['consent=1; analytics=1', { revision: 1, analytics: true }],
	['a=b; consent=12; analytics=0', { revision: 12, analytics: false }],
	['old_consent=3; xanalytics=1', { revision: 0, analytics: false }],
	['consent=x; analytics=11', { revision: 0, analytics: false }],
])('a choice is read from %j', (cookies, choice) => {
	expect(readConsentChoice(cookies)).toEqual(choice);
});

test('a browser that refuses cookies keeps nobody from answering', () => {
	const refuse = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
		throw new DOMException('', 'SecurityError');
	});
	expect(pageCookies()).toBe('');
	refreshConsent(1);
	setConsent({ revision: 1, analytics: false });
	expect([$showCookieBanner.get(), $cookieRejected.get()]).toEqual([false, true]);
	refuse.mockRestore();
});
