import * as v from 'valibot';
import { teams } from './careers.ts';
import { slug } from './fields.ts';
import { limits } from './limits.ts';

/** A choice of several; one of them may stand alone, as in a query. */
function chosen<Value extends string>(value: v.GenericSchema<string, Value>, most: number) {
	const alone = v.pipe(
		value,
		v.transform((one) => [one]),
	);
	const several = v.pipe(v.array(value), v.maxLength(most, 'field.choice'));
	return v.optional(v.union([several, alone], 'field.choice'), []);
}

const mostLocations = 50;

/** What offers are narrowed by; nothing chosen is all. Locations are slugs of offices. */
export const offerFilters = {
	location: chosen(slug, mostLocations),
	team: chosen(v.picklist(teams, 'field.choice'), teams.length),
	query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.query.max, 'field.choice')), ''),
};
