import type { APIRoute } from 'astro';
import { type CmsJob, loadJobs } from '#cms/collections/jobs.ts';
import { type Locale, localeRoutes } from '#i18n/locales.ts';

export const getStaticPaths = localeRoutes;

/** The part of a job that lists show and filter by. */
function toJob(job: CmsJob) {
	const { id, locale, title, team, location, categories, positionType, remote, publishedAt } = job;
	return {
		id,
		...(locale && { locale }),
		title,
		team,
		location,
		categories: categories.some((other) => other.location !== location || other.team !== team)
			? categories
			: [],
		positionType,
		remote,
		publishedAt: publishedAt.toISOString(),
	};
}

/** Every open job, newest first, for lists whose page has only some of them (features/careers/list/use-jobs.ts). */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
	Response.json((await loadJobs(locale)).map(toJob));
