import type { Game } from '#cms/collections/games.ts';
import type { CmsJob, JobPosting } from '#cms/collections/jobs.ts';
import type { Office } from '#cms/collections/offices.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type FactTexts, type JobFacts, jobFacts, type NamedGame, noOffice } from '#i18n/job-facts.ts';
import { localePath } from '#i18n/paths.ts';
import { texts } from '#i18n/texts.ts';
import { templateToken } from '#lib/template-mark.ts';
import type { JobListData } from './job-facets.ts';

/** What a job page says, of a job or of any: a function fills the tokens of a template. */
export interface JobPageData {
	id: string;
	title: string;
	/** The language of its texts. */
	lang: string;
	/** The languages that it may be written in where it is not translated. */
	onlyIn: Locale[];
	facts: JobFacts;
	/** The game that the work is for; without a name where it is for none. */
	game: NamedGame;
	/** What the site's search finds it by beside its texts. */
	searchWords: string[];
	description: string;
	requirements: string;
	/** What the job-posting provider adds. */
	sections: JobPosting['sections'];
	/** Where to apply, if not here. */
	applyUrl: string;
	isTemplate: boolean;
}

/** The texts for the facts of every job. */
export function factTexts({ locale, offices }: Omit<JobListData, 'jobs'>): FactTexts {
	const { teams, positionTypes, location } = texts(locale, 'site');
	return {
		teams,
		positionTypes,
		cities: Object.fromEntries(offices.map(({ slug, city }) => [slug, city])),
		timeZones: Object.fromEntries(
			offices.flatMap(({ slug, timeZone }) => (timeZone ? [[slug, timeZone]] : [])),
		),
		remote: location.remote,
		salary: texts(locale, 'careers').job.salary,
	};
}

/** Games by their slugs, with the addresses of their pages. */
export const nameGames = (games: readonly Game[], locale: Locale): Record<string, NamedGame> =>
	Object.fromEntries(
		games.map(({ slug, name }) => [slug, { name, href: localePath(`/games/${slug}`, locale) }]),
	);

interface JobSurroundings {
	posting: JobPosting | null;
	list: JobListData;
	games: readonly Game[];
}

/** The job page of a job. */
export function toJobPage(job: CmsJob, { posting, list, games }: JobSurroundings): JobPageData {
	const { locale } = list;
	const facts = jobFacts(job, factTexts(list), locale);
	return {
		id: job.id,
		title: job.title,
		lang: job.locale ?? locale,
		onlyIn: job.locale && job.locale !== locale ? [job.locale] : [],
		facts,
		game: nameGames(games, locale)[job.game ?? ''] ?? { name: '', href: '' },
		searchWords: [...job.keywords, facts.place, facts.team, facts.type, facts.remote],
		description: job.description,
		requirements: job.requirements,
		sections: posting?.sections ?? [],
		applyUrl: posting?.applyUrl ?? '',
		isTemplate: false,
	};
}

/** The job page of any job, with tokens that functions/job-page.ts fills. */
export function templateJob(locale: Locale): JobPageData {
	return {
		id: templateToken('id'),
		title: templateToken('title'),
		lang: templateToken('lang'),
		onlyIn: locales.filter((other) => other !== locale),
		facts: {
			place: templateToken('place'),
			team: templateToken('team'),
			type: templateToken('type'),
			remote: templateToken('remote'),
			salary: templateToken('salary'),
			lastDay: templateToken('lastDay'),
			lastDate: templateToken('lastDate'),
			summary: templateToken('summary'),
		},
		game: { name: templateToken('gameName'), href: templateToken('gameHref') },
		searchWords: [],
		description: templateToken('description'),
		requirements: templateToken('requirements'),
		sections: [{ title: templateToken('sectionTitle'), html: templateToken('sectionHtml') }],
		applyUrl: templateToken('applyUrl'),
		isTemplate: true,
	};
}

/** One template for each office, and one without; each with the newest jobs there, or anywhere. */
export function templates({ jobs, ...rest }: JobListData) {
	const template = (name: string, office: Office | undefined) => {
		const there = jobs.filter(({ location }) => !office || location === office.slug);
		return { name, office, list: { ...rest, jobs: there.slice(0, mostSimilar) } };
	};
	return [...rest.offices.map((office) => template(office.slug, office)), template(noOffice, undefined)];
}

const mostSimilar = 3;
const teamsOf = ({ team, categories }: CmsJob) => new Set([team, ...categories.map((each) => each.team)]);

function findLike(job: CmsJob, jobs: CmsJob[]): CmsJob[] {
	const teams = teamsOf(job);
	const likeness = (other: CmsJob) =>
		([...teamsOf(other)].some((team) => teams.has(team)) ? 2 : 0) + (other.location === job.location ? 1 : 0);
	return jobs
		.map((other) => ({ other, likeness: likeness(other) }))
		.filter((each) => each.likeness > 0)
		.toSorted((a, b) => b.likeness - a.likeness)
		.slice(0, mostSimilar + 1)
		.map(({ other }) => other);
}

/**
 * For each job up to three others of the same team or office, those of both first. Jobs of one office and the same
 * teams are of one kind, whose like is found once.
 */
export function findSimilarJobs(jobs: CmsJob[]): CmsJob[][] {
	const likeOfKinds = new Map<string, CmsJob[]>();
	return jobs.map((job) => {
		const kind = JSON.stringify([job.location, [...teamsOf(job)].toSorted()]);
		const like = likeOfKinds.get(kind) ?? findLike(job, jobs);
		likeOfKinds.set(kind, like);
		return like.filter(({ id }) => id !== job.id).slice(0, mostSimilar);
	});
}
