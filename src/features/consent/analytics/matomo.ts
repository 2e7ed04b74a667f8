import type { Analytics } from '#contract/analytics.ts';
import { loadScript } from '#lib/browser/load-script.ts';
import type { Counter } from './page-view.ts';

type Command = [name: string, ...values: unknown[]];

/** A list until the script has run; then what obeys at once. */
interface MatomoGlobals {
	_paq?: Command[] | { push(...commands: Command[]): unknown };
}

/** Counts with Matomo's own script, for the number of visits alone. */
export function matomoCounter({ id, url, hitsUrl }: Extract<Analytics, { kind: 'matomo' }>): Counter {
	const globals = globalThis as MatomoGlobals;
	globals._paq ??= [];
	const order = (...commands: Command[]) => void globals._paq?.push(...commands);

	return {
		count(view) {
			order(
				['setTrackerUrl', hitsUrl],
				['setSiteId', id],
				// The policy of pages has no place for pictures of others.
				['alwaysUseSendBeacon'],
				['setSecureCookie', location.protocol === 'https:'],
				['setCustomUrl', view.url],
				['setReferrerUrl', view.referrer],
				['trackPageView'],
			);
			// Blocked or out of reach: then nothing is counted.
			loadScript(url).catch(() => {});
		},
		stop() {
			// What waits for the script is told to nobody.
			if (Array.isArray(globals._paq)) globals._paq.length = 0;
			else order(['deleteCookies']);
		},
	};
}
