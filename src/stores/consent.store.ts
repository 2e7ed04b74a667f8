import { atom } from 'nanostores';
import {
	type ConsentChoice,
	type ConsentReceipt,
	consentCookies,
	consentReceiptKey,
	readConsentChoice,
} from '#contract/consent-choice.ts';
import { pageCookies, writeCookie } from '#lib/browser/cookie.ts';

/** Whether the cookie bar is open. */
export const $showCookieBanner = atom(false);

/** Whether the visitor has answered and refused all cookies but the necessary ones. */
export const $cookieRejected = atom(false);

/** Takes over an answer that was given elsewhere: what the cookies say, unless it is given. */
export function refreshConsent(
	revision: number,
	choice: ConsentChoice = readConsentChoice(pageCookies()),
): void {
	const isAnswered = choice.revision >= revision;
	$cookieRejected.set(isAnswered && !choice.analytics);
	if (isAnswered) $showCookieBanner.set(false);
}

/** Keeps an answer for 90 days, and a receipt of it on this device; where cookies are refused, for this page. */
export function setConsent({ revision, analytics }: ConsentChoice): ConsentReceipt {
	writeCookie(consentCookies.consent.name, String(revision), consentCookies.consent.age);
	writeCookie(consentCookies.analytics.name, analytics ? '1' : '0', consentCookies.analytics.age);
	$cookieRejected.set(!analytics);
	$showCookieBanner.set(false);
	const choices = { necessary: true, analytics };
	const receipt = { id: crypto.randomUUID(), revision, choices, time: new Date().toISOString() };
	try {
		localStorage.setItem(consentReceiptKey, JSON.stringify(receipt));
	} catch {
		// The studio has it.
	}
	return receipt;
}
