import { call } from '#api/call.ts';
import { type Job, listJobs } from '#contract/endpoints/jobs.ts';
import type { Locale } from '#contract/locales.ts';

/** How many of the newest jobs are asked for; a build is seldom older than that. */
const newest = '20';

/** Fetches the jobs that may be newer than the page; a failure is not shown. */
export const fetchNewerJobs = (locale: Locale) => call(listJobs, { limit: newest, locale }, { quiet: true });

/** What a list says of itself in its markup. */
interface Built {
	/** When the newest of all jobs was published, as an ISO date. */
	newest?: string;
	/** The one kind of job that it is about. */
	only?: string;
}

/** Whether jobs have come that a list may show, or some that it shows have closed, since it was built. */
export async function hasChanged({ newest = '', only }: Built, locale: Locale): Promise<boolean> {
	const result = await fetchNewerJobs(locale);
	if (result.kind !== 'ok') return false;
	const isShown = ({ id }: Job) => document.querySelector(`[data-job="${CSS.escape(id)}"]`) !== null;
	const isNewer = ({ publishedAt, positionType }: Job) =>
		Date.parse(publishedAt) > Date.parse(newest) && (!only || positionType === only);
	return result.data.some((job) => (job.closed ? isShown(job) : isNewer(job) && !isShown(job)));
}
