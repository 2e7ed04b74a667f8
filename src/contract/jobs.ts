import * as v from 'valibot';
import { slug } from './fields.ts';
import { limits } from './limits.ts';
import { type Locale, locales } from './locales.ts';

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

/** Where jobs come from: the content, or a board of an applicant tracking system (ATS). */
export const jobSources = ['cms', 'greenhouse', 'lever', 'lever-eu', 'ashby'] as const;
export type JobSource = (typeof jobSources)[number];

/** A part of an address, as a browser shows it: some have spaces. */
export const boardName = /^[^\s/?#%][^/?#%]{0,99}$/;

/** Where the public API of each ATS is, without a key. */
export const atsAddresses: Readonly<Record<Exclude<JobSource, 'cms'>, string>> = {
	greenhouse: 'https://boards-api.greenhouse.io',
	lever: 'https://api.lever.co',
	'lever-eu': 'https://api.eu.lever.co',
	ashby: 'https://api.ashbyhq.com',
};

/** Before the ids of jobs, so that those of one source are none of another. */
export const idPrefixes: Readonly<Record<Exclude<JobSource, 'cms'>, string>> = {
	greenhouse: 'gh-',
	lever: 'lever-',
	'lever-eu': 'lever-',
	ashby: 'ashby-',
};

/** What the id of a job begins with that is one of an ATS; empty for one of the content. */
export const prefixOf = (id: string): string =>
	Object.values(idPrefixes).find((prefix) => id.startsWith(prefix)) ?? '';

/** Whether a job is one of an ATS, by its id. */
export const isOfAts = (id: string): boolean => prefixOf(id) !== '';

/** Where a studio's jobs come from, and what its ATS calls what the site knows by another name. */
export interface JobsSetting {
	source: JobSource;
	/** The name of the board, as it stands in the addresses of the ATS. */
	board: string;
	/** The language that the jobs of the ATS are written in. */
	language: Locale;
	/** Hours after which a build is due again, since an ATS does not say when a job is published or closed. */
	rebuildHours: number;
	/** Departments or teams of the ATS, and the team of the site that they are. */
	teams: Readonly<Record<string, Team>>;
	/** Offices or locations of the ATS, and the slug of the office that they are. */
	places: Readonly<Record<string, string>>;
	/** Kinds of employment of the ATS that are named otherwise here. */
	types: Readonly<Record<string, PositionType>>;
}

const isOneOf = (list: readonly string[], value: unknown) => list.some((each) => each === value);

/** Says of a table the names whose meaning is not among what the site has. */
const findWrong = (setting: string, table: object, known: readonly string[], file: string) =>
	Object.entries(table)
		.filter(([, value]) => !isOneOf(known, value))
		.map(([name, value]) => `${setting}: "${name}" is "${value}", which is not in ${file}.`);

/** What is wrong with where jobs come from, in sentences; `given` is what stands in src/site.config.ts. */
export function findJobProblems(given: JobsSetting): string[] {
	const { source, board, language, rebuildHours, teams: ofAts, types } = given;
	const problems = [
		!isOneOf(jobSources, source) && `source is "${source}"; it is one of ${jobSources.join(', ')}.`,
		source !== 'cms' &&
			!boardName.test(board) &&
			`source is "${source}", which needs the name of the board, and board is "${board}".`,
		!isOneOf(locales, language) && `language is "${language}"; it is one of ${locales.join(', ')}.`,
		!(rebuildHours >= 1) && `rebuildHours is ${rebuildHours}; it is a number of hours from 1 on.`,
	].filter((problem) => problem !== false);
	return [
		...problems,
		...findWrong('teams', ofAts, teams, 'teams of src/contract/jobs.ts'),
		...findWrong('types', types, positionTypes, 'positionTypes of src/contract/jobs.ts'),
	];
}
