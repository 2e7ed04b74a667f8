import type { Analytics } from '#contract/analytics.ts';
import { type ConsentChoice, readConsentChoice, readConsentReceipt } from '#contract/consent-choice.ts';
import { pageCookies } from '#lib/browser/cookie.ts';
import { barTemplate, consentRevision } from '../page-consent.ts';
import { type Counter, isCounted, toPageView } from './page-view.ts';
import { removeTagCookies, tagCounter } from './tag.ts';

/** Tells a collector each page as JSON; it sets no cookie and knows no visitor. */
function collectorCounter({ id: site, url }: Analytics): Counter {
	return {
		count(view) {
			const body = JSON.stringify({ site, name: 'page_view', ...view });
			// Opaque and without a preflight: nobody waits for the answer, and no cookie goes along.
			const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
			fetch(url, { ...request, body }).catch(() => {});
		},
		stop() {},
	};
}

const counters: Record<Analytics['kind'], (service: Analytics) => Counter> = {
	tag: tagCounter,
	collector: collectorCounter,
};

let counter: Counter | undefined;
let isCounting = false;

function count(service: Analytics): void {
	counter ??= counters[service.kind](service);
	counter.count(toPageView(location, document.referrer));
	isCounting = true;
}

function stop(): void {
	counter?.stop();
	isCounting = false;
	removeTagCookies();
}

/** Counts this page, once, where the visitor's answer allows it; stops and forgets where it does not. */
export function followConsent(choice: ConsentChoice = readConsentChoice(pageCookies())): void {
	if (choice.revision < consentRevision()) return;
	const analytics = barTemplate()?.dataset.analytics;
	if (!choice.analytics) stop();
	else if (analytics && !isCounting && isCounted(location)) count(JSON.parse(analytics) as Analytics);
}

/** A page that comes back whole is seen again. */
function countAgain({ persisted }: PageTransitionEvent): void {
	if (!persisted) return;
	isCounting = false;
	followConsent();
}

function followAnswerElsewhere(event: StorageEvent): void {
	const choice = readConsentReceipt(event);
	if (choice) followConsent(choice);
}

addEventListener('storage', followAnswerElsewhere);
addEventListener('pageshow', countAgain);
