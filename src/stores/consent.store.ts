import { atom } from 'nanostores';
import { call } from '#api/call.ts';
import { type Choice, readChoice } from '#contract/choice.ts';
import { receiptKey } from '#contract/consent-receipt.ts';
import { cookies } from '#contract/cookies.ts';
import { consents } from '#contract/endpoints/consents.ts';
import { pageCookies, writeCookie } from '#lib/cookie.ts';

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

/** Keeps an answer for 90 days, with a receipt here and at the studio; where cookies are refused, for this page. */
export function answerConsent(choice: Choice): void {
	const { consent, analytics } = cookies;
	writeCookie(consent.name, String(choice.revision), consent.age);
	writeCookie(analytics.name, choice.analytics ? '1' : '0', analytics.age);
	$cookieRejected.set(!choice.analytics);
	$showCookieBanner.set(false);
	keepReceipt(choice);
}

function keepReceipt({ revision, analytics }: Choice): void {
	const id = crypto.randomUUID();
	const choices = { necessary: true, analytics };
	const receipt = { id, revision, choices, time: new Date().toISOString() };
	try {
		localStorage.setItem(receiptKey, JSON.stringify(receipt));
	} catch {
		// The studio has it.
	}
	void call(consents, { revision, choices }, { key: id, quiet: true, keepalive: true });
}
