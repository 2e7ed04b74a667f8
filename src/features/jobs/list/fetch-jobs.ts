import { call } from '#api/call.ts';
import { listJobs } from '#contract/endpoints/jobs.ts';
import type { Locale } from '#contract/locales.ts';

/** How many of the newest jobs are asked for; a build is seldom older than that. */
const newest = '20';

/** Fetches the jobs that may be newer than the page; a failure is not shown. */
export const fetchNewerJobs = (locale: Locale) => call(listJobs, { limit: newest, locale }, { quiet: true });
