import { atom } from 'nanostores';
import {
	type Choice,
	choiceCookies,
	type Receipt,
	readChoice,
	receiptKey,
} from '#contract/consent-choice.ts';
import { writeCookie } from '#lib/browser/cookie.ts';
import { pageCookies } from '#lib/browser/page-cookies.ts';

/** Whether the cookie bar is open. */
export const $showCookieBanner = atom(false);

/** Whether the visitor has answered and refused all cookies but the necessary ones. */
export const $cookieRejected = atom(false);

/** Takes over an answer that was given elsewhere: what the cookies say, unless it is told. */
export function refreshConsent(revision: number, choice: Choice = readChoice(pageCookies())): void {
	const isAnswered = choice.revision >= revision;
	$cookieRejected.set(isAnswered && !choice.analytics);
	if (isAnswered) $showCookieBanner.set(false);
}

/** Keeps an answer for 90 days, and a receipt of it on this device; where cookies are refused, for this page. */
export function answerConsent({ revision, analytics }: Choice): Receipt {
	writeCookie(choiceCookies.consent.name, String(revision), choiceCookies.consent.age);
	writeCookie(choiceCookies.analytics.name, analytics ? '1' : '0', choiceCookies.analytics.age);
	$cookieRejected.set(!analytics);
	$showCookieBanner.set(false);
	const choices = { necessary: true, analytics };
	const receipt = { id: crypto.randomUUID(), revision, choices, time: new Date().toISOString() };
	try {
		localStorage.setItem(receiptKey, JSON.stringify(receipt));
	} catch {
		// The studio has it.
	}
	return receipt;
}
