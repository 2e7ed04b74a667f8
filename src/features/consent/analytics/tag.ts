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
