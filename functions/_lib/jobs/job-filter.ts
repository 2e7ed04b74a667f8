import { type FilteredOffer, holdsWords, isAmong, type OfferFilters } from '#lib/job-filter.ts';

type Searched = FilteredOffer & { title: string; description: string; requirements: string };

/** Whether an offer fits filters and holds every word of a query. */
export function isAskedFor(offer: Searched, filters: OfferFilters & { query: string }): boolean {
	const { title, description, requirements } = offer;
	return isAmong(offer, filters) && holdsWords([title, description, requirements], filters.query);
}
