import type { Job } from '#stores/careers.store.ts';
import type { JobFiltersProps } from './filters-props.ts';
import type { Facet } from './find-jobs.ts';

/** Everything that a job is found by: its title, and what it is filtered by in words of the page and of the wire. */
export function jobTexts({ options, cities, texts }: JobFiltersProps): (job: Job) => string[] {
	const label = (facet: Facet, name: string) =>
		options[facet].find(({ value }) => value === name)?.label ?? name;
	return ({ title, team, location, categories, positionType, remote }) => [
		title,
		positionType,
		label('type', positionType),
		...(remote ? [texts.remote] : []),
		...[{ team, location }, ...categories].flatMap((place) => [
			place.team,
			label('team', place.team),
			cities[place.location] ?? place.location,
		]),
	];
}
