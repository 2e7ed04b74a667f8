import { call } from '#api/call.ts';
import { type Job, listJobs } from '#contract/endpoints/jobs.ts';
import { isOfAts } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { readJobData } from '#lib/job-data.ts';

/** How many of the newest jobs are asked for; a build is seldom older than that. */
const newest = '20';

/** Fetches the jobs that may be newer than the page; a failure is not shown. */
export const fetchNewerJobs = (locale: Locale) => call(listJobs, { limit: newest, locale }, { quiet: true });

type Dated = Pick<Job, 'id' | 'publishedAt'>;

/**
 * The jobs of an ATS that it has closed since the page was built: it does not say so, but they are missing among the newest.
 * Nothing is known of those that are older than all of these.
 */
export function findGone(known: readonly Dated[], loaded: readonly Dated[]): string[] {
	const there = new Set(loaded.map(({ id }) => id));
	const since = Math.min(...loaded.map(({ publishedAt }) => Date.parse(publishedAt)));
	return known
		.filter(({ id, publishedAt }) => isOfAts(id) && !there.has(id) && Date.parse(publishedAt) > since)
		.map(({ id }) => id);
}

/** The jobs that the page shows, as far as their rows say. */
const shownJobs = (): Dated[] =>
	[...document.querySelectorAll<HTMLElement>('[data-job]')].map(({ dataset }) => readJobData(dataset));

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
	if (findGone(shownJobs(), result.data).length > 0) return true;
	return result.data.some((job) => (job.closed ? isShown(job) : isNewer(job) && !isShown(job)));
}
