import { fold } from './text/spelling.ts';

interface Place {
	location: string;
	team: string;
}

/** The part of a job that filters look at; it may be open in several places and teams. */
export interface FilterableJob extends Place {
	categories: readonly Place[];
	positionType?: string | null | undefined;
}

/** What jobs are narrowed by; an empty list is all. */
export interface JobQuery {
	location: readonly string[];
	team: readonly string[];
	type?: readonly string[];
}

const fits = (chosen: readonly string[], value: string) => chosen.length === 0 || chosen.includes(value);

/** Whether a job is of one of the types, and open in one of the teams at one of the places. */
export function isAnyOf(job: FilterableJob, { location, team, type = [] }: JobQuery): boolean {
	if (!fits(type, job.positionType ?? '')) return false;
	return [job, ...job.categories].some((place) => fits(location, place.location) && fits(team, place.team));
}

const tags = /<[^>]*>/g;

/** Whether texts, markup or not, hold every word of a query; accents and capitals do not matter. */
export function containsWords(texts: readonly string[], query: string): boolean {
	const searched = fold(texts.join(' ').replace(tags, ' '));
	return fold(query)
		.split(/\s+/)
		.every((word) => searched.includes(word));
}
