import { withoutLocale } from '#i18n/paths.ts';
import { isCountedPath } from '#lib/analytics-traces.ts';

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Values of a query that say where on the site somebody is, or which campaign led there, and never who they are. */
const harmless = new Set(['location', 'team', 'category', 'utm_source', 'utm_medium', 'utm_campaign']);

/** Pages whose addresses carry names and codes are nobody's business. */
export function isCounted({ pathname }: Pick<Address, 'pathname'>): boolean {
	return isCountedPath(withoutLocale(pathname));
}

/** What is sent of a page: its address without what visitors typed or were sent, and the site that led to it. */
export function toPageView({ origin, pathname, search }: Address, referrer: string): PageView {
	const query = new URLSearchParams(
		[...new URLSearchParams(search)].filter(([name]) => harmless.has(name)),
	).toString();
	const from = URL.canParse(referrer) ? new URL(referrer).origin : '';
	return {
		url: origin + pathname + (query && `?${query}`),
		referrer: from === origin ? '' : from,
	};
}

/** One page view, without anything personal. */
export interface PageView {
	url: string;
	referrer: string;
}

/** What counts visits, whoever's it is. */
export interface Counter {
	count(view: PageView): void;
	/** Sends nothing more until it counts again. */
	stop(): void;
}
