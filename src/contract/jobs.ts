import * as v from 'valibot';
import { slug } from './fields.ts';
import { limits } from './limits.ts';

/** Stands for a job where somebody writes on their own account. */
export const openApplication = 'open';

/** The teams of jobs and offices; these English values stand on the wire in every locale, labels in the texts. */
export const teams = [
	'Animation',
	'Art',
	'Audio',
	'Cinematic Animation',
	'Cinematics',
	'Design',
	'Engine Programming',
	'Finance',
	'Gameplay Programming',
	'HR & Recruitment',
	'Production',
	'Programming',
	'Publishing',
	'Quality Assurance',
	'Scripting',
	'Studio Support',
	'System Tools and Devops',
	'Technical Animation',
	'Tools Programming',
	'UI Programming',
	'VFX',
	'Writing',
] as const;

export type Team = (typeof teams)[number];

/** The kinds of positions, on the wire as teams are. */
export const positionTypes = [
	'Contract',
	'Freelance',
	'Full-time',
	'Internship',
	'Part-time',
	'Playtest',
] as const;

export type PositionType = (typeof positionTypes)[number];

/** What pay is for, on the wire as teams are. */
export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

export type PayPeriod = (typeof payPeriods)[number];

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

/** What jobs are narrowed by; nothing chosen is all. Locations are slugs of offices. */
export const jobFilters = {
	location: chosen(slug, mostLocations),
	team: chosen(v.picklist(teams, 'field.choice'), teams.length),
	type: chosen(v.picklist(positionTypes, 'field.choice'), positionTypes.length),
	query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.query.max, 'field.choice')), ''),
};
