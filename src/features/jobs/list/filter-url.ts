import { positionTypes } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { fold } from '#lib/text/spelling.ts';
import { $locations, $teams, type JobFilters } from '#stores/careers.store.ts';
import { filterNames } from './filters-props.ts';

const compared = (value: string) => fold(value.trim()).replace(/[\s_-]+/g, '-');

/** Written by hand or by another site, values may differ in capitals, accents and spaces. */
function among<Value extends string>(values: readonly string[], known: readonly Value[]): Value[] {
	const named = values.map(compared);
	return known.filter((value) => named.includes(compared(value)));
}

/** The filters that an address names; values that there are none of are ignored. */
export function readFilters(query: URLSearchParams): JobFilters {
	return {
		location: among([...query.getAll('location'), ...query.getAll('studio')], $locations.get()),
		team: among(query.getAll('team'), $teams.get()),
		type: among(query.getAll('type'), positionTypes),
		query: (query.get('query') ?? '').trim().slice(0, limits.query.max),
	};
}

/** The same address with other filters; what else its query says stays. */
export function toFilterUrl(address: URL, filters: JobFilters): URL {
	const changed = new URL(address);
	for (const name of filterNames) changed.searchParams.delete(name);
	const { location, team, type, query } = filters;
	for (const value of location) changed.searchParams.append('location', value);
	for (const value of team) changed.searchParams.append('team', value);
	for (const value of type) changed.searchParams.append('type', value);
	if (query.trim()) changed.searchParams.set('query', query.trim());
	return changed;
}
