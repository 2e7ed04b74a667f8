import type { Locale } from '#contract/locales.ts';

/** Filters of jobs as a query holds them. */
export type FeedFilters = readonly (readonly [name: 'location' | 'team' | 'type', value: string])[];

const toQuery = (pairs: readonly (readonly string[])[]) =>
	new URLSearchParams(pairs.map(([name = '', value = '']) => [name, value])).toString();

/** The address of the feed of some jobs, or of all. */
export function jobFeed(locale: Locale, filters: FeedFilters = []): string {
	return `/api/careers/feed.rss?${toQuery([...filters, ['locale', locale]])}`;
}

/** A path with filters as its query. */
export function feedUrl(path: string, filters: FeedFilters): string {
	return filters.length > 0 ? `${path}?${toQuery(filters)}` : path;
}
