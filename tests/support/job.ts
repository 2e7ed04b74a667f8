import type { Job } from '#contract/endpoints/jobs.ts';

/** A job with what a test is about. */
export function jobOf(given: Partial<Job>): Job {
	const { team = 'Art', location = 'gent' } = given;
	return {
		id: '1',
		title: 'Environment Artist',
		team,
		location,
		positionType: 'Full-time',
		remote: false,
		description: '',
		requirements: '',
		publishedAt: '2026-10-01T00:00:00.000Z',
		validThrough: '2999-01-01T00:00:00.000Z',
		categories: [{ location, team }],
		closed: false,
		...given,
	};
}
