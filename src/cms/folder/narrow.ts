import { holdsWords, isAmong } from '#lib/offers-filter.ts';
import type { Query } from '../source.ts';
import type { Entry } from './read-entry.ts';

const listOf = (value: Query[string]): string[] => [value ?? []].flat().map(String);

interface Offer {
	location: string;
	team: string;
	categories?: { location: string; team: string }[];
}

function isInPlace(fields: object, { location, team }: Query): boolean {
	if (location === undefined && team === undefined) return true;
	const { categories = [], ...offer } = fields as Offer;
	return isAmong({ ...offer, categories }, { location: listOf(location), team: listOf(team) });
}

function holds(fields: object, { query }: Query): boolean {
	const { title = '', description = '', requirements = '' } = fields as Record<string, string>;
	return query === undefined || holdsWords([title, description, requirements], String(query));
}

const has = (fields: object, name: string, value: Query[string]) =>
	value === undefined || Object(fields)[name] === value;

/** What a query leaves of a list, as a CMS would answer it. */
export function narrow(entries: readonly Entry[], query: Query = {}): Entry[] {
	const { limit, start = 0, category } = query;
	const found = entries.filter(
		({ fields }) => has(fields, 'category', category) && isInPlace(fields, query) && holds(fields, query),
	);
	return found.slice(Number(start), limit === undefined ? undefined : Number(start) + Number(limit));
}
