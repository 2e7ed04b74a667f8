import { escapeHtml } from '#lib/text/plain-text.ts';
import type { BoardJob } from './jobs.ts';

/** A posting as Greenhouse's Job Board API gives it with `content` and `pay_transparency`: its HTML is written as entities. */
export function toGreenhouse(job: BoardJob) {
	const { id, title, team, places, salary, publishedAt, positionType } = job;
	const cities = places.map(({ city }) => city);
	return {
		id: Number(id),
		internal_job_id: Number(id) + 100_000,
		title,
		updated_at: publishedAt,
		first_published: publishedAt,
		requisition_id: id,
		location: { name: (job.remote ? ['Remote', ...cities] : cities).join('; ') },
		absolute_url: job.applyUrl,
		language: 'en',
		metadata: [{ id: 1, name: 'Employment Type', value_type: 'single_select', value: positionType }],
		content: escapeHtml(`${job.description}<h2>What we look for</h2>${job.requirements}`),
		departments: [{ id: 1, name: team, parent_id: null, child_ids: [] }],
		offices: places.map(({ city, country }, index) => ({
			...{ id: index + 1, name: city, location: `${city}, ${country}` },
			...{ parent_id: null, child_ids: [] },
		})),
		pay_input_ranges: salary
			? [
					{
						min_cents: salary.min,
						max_cents: salary.max,
						currency_type: salary.currency,
						title: 'Pay',
						blurb: '',
					},
				]
			: [],
	};
}
