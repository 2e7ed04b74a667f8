import type { Analytics } from '#contract/analytics.ts';
import { type ConsentChoice, readConsentChoice, readConsentReceipt } from '#contract/consent-choice.ts';
import { analyticsOfTrace } from '#lib/analytics-traces.ts';
import { pageCookies, writeCookie } from '#lib/browser/cookie.ts';
import { barTemplate, consentRevision } from '../page-consent.ts';
import { type Counter, isCounted, type PageView, toPageView } from './page-view.ts';
import { matomoCounter, tagCounter } from './script-counters.ts';

/** Tells a service each page as JSON; it sets no cookie and knows no visitor. */
const jsonCounter = (url: string, toHit: (view: PageView) => object): Counter => ({
	count(view) {
		// Opaque and without a preflight: nobody waits for the answer, and no cookie goes along.
		const request: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true };
		fetch(url, { ...request, body: JSON.stringify(toHit(view)) }).catch(() => {});
	},
	stop() {},
});

function counterOf(service: Analytics): Counter {
	const { id, url } = service;
	switch (service.kind) {
		case 'matomo':
			return matomoCounter(service);
		case 'tag':
			return tagCounter({ id, url });
		case 'plausible':
			return jsonCounter(url, (view) => ({ name: 'pageview', domain: id, ...view }));
		default:
			return jsonCounter(url, (view) => ({ site: id, name: 'page_view', ...view }));
	}
}

let counter: Counter | undefined;
let isCounting = false;

function count(service: Analytics): void {
	counter ??= counterOf(service);
	counter.count(toPageView(location, document.referrer));
	isCounting = true;
}

function removeCookies(): void {
	const names = pageCookies()
		.split('; ')
		.map((pair) => pair.replace(/=.*$/, ''));
	const labels = location.hostname.split('.');
	for (const name of names.filter(analyticsOfTrace)) {
		writeCookie(name, '', 0);
		for (const index of labels.keys()) writeCookie(name, '', 0, labels.slice(index).join('.'));
	}
}

function removeStored(kind: 'localStorage' | 'sessionStorage'): void {
	try {
		const storage = globalThis[kind];
		for (const name of Object.keys(storage).filter(analyticsOfTrace)) storage.removeItem(name);
	} catch {
		// Where the browser keeps its storage from pages, it keeps it from services, too.
	}
}

/** Removes what any service has left in this browser, on this host and on those above it: the studio may have had another one. */
function removeTraces(): void {
	removeCookies();
	removeStored('localStorage');
	removeStored('sessionStorage');
}

function stop(): void {
	counter?.stop();
	isCounting = false;
	removeTraces();
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
