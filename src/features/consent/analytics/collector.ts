import type { Analytics } from '#contract/analytics.ts';
import type { Counter } from './page-view.ts';

/** Tells a collector each page as JSON; it sets no cookie and knows no visitor. */
export function collectorCounter({ id: site, url }: Analytics): Counter {
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
