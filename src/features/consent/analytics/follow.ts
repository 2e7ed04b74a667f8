import type { Analytics } from '#contract/analytics.ts';
import { readChoice } from '#contract/choice.ts';
import { pageCookies } from '#lib/cookie.ts';
import { barPlace } from '../question.ts';
import { collectorCounter } from './collector.ts';
import type { Counter } from './counter.ts';
import { isCounted, toPageView } from './page-view.ts';
import { tagCounter } from './tag.ts';
import { removeTagCookies } from './tag-cookies.ts';

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
export function followChoice(): void {
	const place = barPlace();
	const choice = readChoice(pageCookies());
	if (!place || choice.revision < Number(place.dataset.revision)) return;
	const { analytics } = place.dataset;
	if (!choice.analytics) stop();
	else if (analytics && !isCounting && isCounted(location)) count(JSON.parse(analytics) as Analytics);
}

/** A page that comes back whole is seen again. */
function countAgain({ persisted }: PageTransitionEvent): void {
	if (!persisted) return;
	isCounting = false;
	followChoice();
}

// An answer in another tab leaves a receipt in the storage that they share.
addEventListener('storage', followChoice);
addEventListener('pageshow', countAgain);
