import type { Analytics } from '#contract/analytics.ts';
import { pageCookies, writeCookie } from '#lib/browser/cookie.ts';
import { loadScript } from '#lib/browser/load-script.ts';
import type { Counter } from './page-view.ts';

interface TagGlobals {
	dataLayer?: unknown[];
	[switchedOff: `ga-disable-${string}`]: boolean;
}

/** Counts with a script that speaks gtag, such as Google's, for the number of visits alone. */
export function tagCounter({ id, url }: Analytics): Counter {
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

const isOfTag = (name: string) => /^_(?:ga|gid|gat|gcl)/.test(name);

/** Removes what a tag keeps in this browser, on this host and on those above it. */
export function removeTagCookies(): void {
	const names = pageCookies()
		.split('; ')
		.map((pair) => pair.replace(/=.*$/, ''));
	const labels = location.hostname.split('.');
	for (const name of names.filter(isOfTag)) {
		writeCookie(name, '', 0);
		for (const index of labels.keys()) writeCookie(name, '', 0, labels.slice(index).join('.'));
	}
}
