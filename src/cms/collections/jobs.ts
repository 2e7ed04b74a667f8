import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import { type PositionType, payPeriods, positionTypes, teams } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { fetchList } from '../fetch-entries.ts';
import { dayOrMoment, id, keywords, link, onlyIn, slug, text, toEnd, toStart } from '../fields.ts';
import { readBoard } from '../job-source.ts';
import { sectionMarkup, warnOfLosses } from '../markup.ts';
import { requestSpareJson } from '../request.ts';
import { warn } from '../warnings.ts';
import { loadOfficeNames, loadTimeZones } from './offices.ts';

export const jobPosting = v.object({
	id,
	/** Where to apply, if not here. */
	applyUrl: v.nullish(link),
	sections: v.array(v.object({ title: text, html: sectionMarkup })),
});
export type JobPosting = v.InferOutput<typeof jobPosting>;

/**
 * What the job-posting provider holds of a job that carries its id; null, with a warning, where it has nothing or
 * fails: the job's own texts stand without it.
 */
export async function loadJobPosting(providerId: string, locale: Locale): Promise<JobPosting | null> {
	const { JOB_POSTINGS_URL } = readConfig(process.env, ['JOB_POSTINGS_URL']);
	try {
		if (!JOB_POSTINGS_URL) throw new Error('JOB_POSTINGS_URL is not set');
		const url = `${JOB_POSTINGS_URL}/postings/${encodeURIComponent(providerId)}?locale=${locale}`;
		const body = await requestSpareJson('postings', url);
		const posting = v.parse(jobPosting, body, { lang: locale });
		warnOfLosses({ collection: 'postings', entry: providerId }, body, locale);
		return posting;
	} catch (error) {
		const problem = `is left out: ${(error as Error).message}`;
		warn({ collection: 'postings', entry: providerId, problem, locales: [locale] });
		return null;
	}
}

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A job's address is made of its id. */
const jobId = v.pipe(id, v.regex(/^[a-z\d][\w-]{0,63}$/i, 'cannot stand in an address'));

/** A job as the CMS answers it, its days without a zone. */
export const job = v.object({
	id: jobId,
	locale: onlyIn,
	title: text,
	team: v.picklist(teams),
	/** The office's slug. */
	location: slug,
	positionType: v.picklist(positionTypes),
	remote: v.boolean(),
	description: sectionMarkup,
	requirements: sectionMarkup,
	keywords,
	/** The slug of the game that the work is for. */
	game: v.nullish(slug),
	/** Minor units of the currency. */
	salary: v.nullish(v.object({ min: amount, max: amount, currency, per: v.picklist(payPeriods) })),
	publishedAt: dayOrMoment,
	validThrough: dayOrMoment,
	categories: v.array(v.object({ location: slug, team: v.picklist(teams) })),
	providerId: v.nullish(id),
	closed: v.optional(v.boolean(), false),
});

/** A place or a team of an ATS: what the site calls it, or the name that it has there. */
const category = { location: text, team: v.string() };

/** A job of an ATS, which says less, and names places and teams that the site may not have. */
const atsJob = v.object({
	...v.pick(job, ['id', 'locale', 'title', 'remote', 'description', 'publishedAt']).entries,
	...category,
	positionType: v.nullish(v.picklist(positionTypes)),
	salary: v.nullish(v.object({ min: amount, max: amount, currency, per: v.nullish(v.picklist(payPeriods)) })),
	categories: v.array(v.object(category)),
	applyUrl: link,
	countries: v.array(text),
});

/** A job of either; what is not said is undefined or empty. */
export interface JobFields {
	id: string;
	/** The language that it is written in, where that is not the one asked for. */
	locale?: Locale | undefined;
	title: string;
	/** A team of the site, or the name that the ATS has for it. */
	team: string;
	/** The slug of an office, or the name that the ATS has for the place. */
	location: string;
	positionType?: PositionType | null | undefined;
	remote: boolean;
	description: string;
	requirements: string;
	keywords: readonly string[];
	/** The slug of the game that the work is for. */
	game?: string | null | undefined;
	salary?: v.InferOutput<typeof atsJob>['salary'];
	publishedAt: Date;
	/** The last moment to apply. */
	validThrough?: Date | undefined;
	categories: { location: string; team: string }[];
	providerId?: string | null | undefined;
	closed: boolean;
	/** Where to apply, if not here. */
	applyUrl?: string | undefined;
	/** Countries that the ATS names, by code or name. */
	countries: readonly string[];
}

/**
 * A job as the CMS answers it, or as it is made of what an ATS says; its days are those of its office.
 * @param timeZones by the slugs of offices
 */
export function jobSchemaIn(
	timeZones: Readonly<Record<string, string>>,
): v.GenericSchema<unknown, JobFields> {
	if (!readBoard())
		return v.pipe(
			job,
			v.transform(({ publishedAt, validThrough, ...rest }) => ({
				...rest,
				publishedAt: toStart(publishedAt, timeZones[rest.location]),
				validThrough: toEnd(validThrough, timeZones[rest.location]),
				countries: [],
			})),
		);
	return v.pipe(
		atsJob,
		v.transform(({ publishedAt, ...rest }) => ({
			...{ ...rest, requirements: '', keywords: [], closed: false },
			publishedAt: toStart(publishedAt, timeZones[rest.location]),
		})),
	);
}

/** A job with the city it is in. */
export type CmsJob = JobFields & { city: string };

/** As many jobs of an ATS may go between two builds, however few there are: most of a small board may be filled. */
const mayLose = 2;

/** Every job that the CMS or the ATS has, also those that are over. */
export async function loadAllJobs(locale: Locale): Promise<JobFields[]> {
	const schema = jobSchemaIn(await loadTimeZones(locale));
	const question = { collection: 'job-offers', path: '/api/offices/job-offers' };
	return fetchList(question, schema, locale, readBoard() ? { mayLose } : {});
}

/** Whether a job can be applied to: neither withdrawn nor past its last moment. */
export function isOpen({ closed, validThrough }: JobFields): boolean {
	return !closed && (!validThrough || validThrough.getTime() > Date.now());
}

/** The jobs that can be applied to, newest first; others are never built. */
export async function loadJobs(locale: Locale): Promise<CmsJob[]> {
	const [jobs, cities] = await Promise.all([loadAllJobs(locale), loadOfficeNames(locale)]);
	return jobs
		.filter(isOpen)
		.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
		.map((job) => ({ ...job, city: cities.get(job.location) ?? job.location }));
}
