import type { Locale } from '#contract/locales.ts';

/** Filters of positions as a query holds them. */
export type PositionFilters = readonly (readonly [name: 'location' | 'team', value: string])[];

const toQuery = (pairs: readonly (readonly string[])[]) =>
	new URLSearchParams(pairs.map(([name = '', value = '']) => [name, value])).toString();

/** The address of the feed of some positions, or of all. */
export function positionsFeed(locale: Locale, filters: PositionFilters = []): string {
	return `/api/careers/feed.rss?${toQuery([...filters, ['locale', locale]])}`;
}

/** A path with filters as its query. */
export function withFilters(path: string, filters: PositionFilters): string {
	return filters.length > 0 ? `${path}?${toQuery(filters)}` : path;
}
