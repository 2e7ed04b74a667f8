import type { Analytics } from '#contract/analytics.ts';
import { loadScript } from '#lib/browser/load-script.ts';
import type { Counter } from './page-view.ts';

interface TagGlobals {
	dataLayer?: unknown[];
	[switchedOff: `ga-disable-${string}`]: boolean;
}

/** Counts with a script that speaks gtag, such as Google's, for the number of visits alone. */
export function tagCounter({ id, url }: Pick<Analytics, 'id' | 'url'>): Counter {
	const globals = globalThis as TagGlobals;
	let isLoaded = false;

	/** The script takes commands as `arguments`, not as lists. */
	function gtag(..._command: unknown[]): void {
		globals.dataLayer ??= [];
		// biome-ignore lint/complexity/noArguments: see above
		globals.dataLayer.push(arguments);
	}

	function load(settings: object): void {
		isLoaded = true;
		gtag('js', new Date());
		gtag('config', id, settings);
		// Blocked or out of reach: then nothing is counted.
		loadScript(`${url}?id=${id}`).catch(() => {});
	}

	return {
		count({ url: page_location, referrer: page_referrer }) {
			const view = { page_location, page_referrer };
			globals[`ga-disable-${id}`] = false;
			if (!isLoaded) load({ ...view, send_page_view: false, allow_google_signals: false });
			gtag('event', 'page_view', view);
		},
		stop() {
			globals[`ga-disable-${id}`] = true;
		},
	};
}

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
