import { containsWords, type FilterableJob, isAnyOf, type JobQuery } from '#lib/job-filter.ts';

type Searched = FilterableJob & { title: string; description: string; requirements: string };

/** Whether an offer fits filters and holds every word of a query. */
export function matchesFilters(offer: Searched, filters: JobQuery & { query: string }): boolean {
	const { title, description, requirements } = offer;
	return isAnyOf(offer, filters) && containsWords([title, description, requirements], filters.query);
}
