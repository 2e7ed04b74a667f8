import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import { positionTypes, teams } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { fetchList } from '../fetch-entries.ts';
import { dayOrMoment, id, keywords, link, onlyIn, slug, text, toEnd, toStart } from '../fields.ts';
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
	salary: v.nullish(
		v.object({
			min: amount,
			max: amount,
			currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
			per: v.picklist(['hour', 'month', 'year']),
		}),
	),
	publishedAt: dayOrMoment,
	validThrough: dayOrMoment,
	categories: v.array(v.object({ location: slug, team: v.picklist(teams) })),
	providerId: v.nullish(id),
	closed: v.optional(v.boolean(), false),
});

/** A job as the CMS answers it; its days are those of its office. @param timeZones by the slugs of offices */
export const jobSchemaIn = (timeZones: Readonly<Record<string, string>>) =>
	v.pipe(
		job,
		v.transform(({ publishedAt, validThrough, ...rest }) => ({
			...rest,
			publishedAt: toStart(publishedAt, timeZones[rest.location]),
			validThrough: toEnd(validThrough, timeZones[rest.location]),
		})),
	);

export type JobFields = v.InferOutput<ReturnType<typeof jobSchemaIn>>;
/** A job with the city it is in. */
export type CmsJob = JobFields & { city: string };

/** Every job that the CMS knows, also those that are over. */
export async function loadAllJobs(locale: Locale): Promise<JobFields[]> {
	const schema = jobSchemaIn(await loadTimeZones(locale));
	return fetchList({ collection: 'job-offers', path: '/api/offices/job-offers' }, schema, locale);
}

/** Whether a job can be applied to: neither withdrawn nor past its last moment. */
export function isOpen({ closed, validThrough }: JobFields): boolean {
	return !closed && validThrough.getTime() > Date.now();
}

/** The jobs that can be applied to, newest first; others are never built. */
export async function loadJobs(locale: Locale): Promise<CmsJob[]> {
	const [jobs, cities] = await Promise.all([loadAllJobs(locale), loadOfficeNames(locale)]);
	return jobs
		.filter(isOpen)
		.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
		.map((job) => ({ ...job, city: cities.get(job.location) ?? job.location }));
}
