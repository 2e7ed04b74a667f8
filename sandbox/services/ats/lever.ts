import { type BoardJob, toMajor, toUuid } from './jobs.ts';

const intervals: Record<string, string> = {
	hour: 'per-hour-wage',
	month: 'per-month-salary',
	year: 'per-year-salary',
};

const listItems = /<ul>(.*?)<\/ul>/s;

/** A posting as Lever's Postings API gives it. */
export function toLever({ id, title, places, salary, requirements, ...job }: BoardJob) {
	const cities = places.map(({ city }) => city);
	return {
		id: toUuid(id),
		text: title,
		categories: {
			...{ commitment: job.positionType, location: cities[0], allLocations: cities },
			...{ team: job.team, department: 'Studio' },
		},
		country: places[0]?.country ?? null,
		workplaceType: job.remote ? 'remote' : 'on-site',
		createdAt: Date.parse(job.publishedAt),
		description: job.description,
		lists: [{ text: 'What we look for', content: listItems.exec(requirements)?.[1] ?? '' }],
		additional: requirements.replace(listItems, ''),
		hostedUrl: job.applyUrl,
		applyUrl: job.applyUrl,
		...(salary && {
			salaryRange: {
				...{ min: toMajor(salary.min), max: toMajor(salary.max) },
				...{ currency: salary.currency, interval: intervals[salary.per] },
			},
		}),
	};
}
