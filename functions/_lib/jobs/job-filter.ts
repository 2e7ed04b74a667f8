import { containsWords, type FilterableJob, isAnyOf, type JobQuery } from '#lib/job-filter.ts';

type Searched = FilterableJob & { title: string; description: string; requirements: string };

/** Whether a job fits filters and holds every word of a query. */
export function matchesFilters(job: Searched, filters: JobQuery & { query: string }): boolean {
	const { title, description, requirements } = job;
	return isAnyOf(job, filters) && containsWords([title, description, requirements], filters.query);
}
