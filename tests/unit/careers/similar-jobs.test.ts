import { expect, test } from 'vitest';
import type { CmsJob } from '#cms/collections/jobs.ts';
import { findSimilarJobs } from '#components/jobs/job.ts';

const job = (id: string, team: string, location: string, ...more: string[]) =>
	({ id, team, location, categories: more.map((each) => ({ team: each, location })) }) as CmsJob;
const ids = (jobs: CmsJob[] | undefined) => jobs?.map(({ id }) => id);

test('a job is like others of its team and office, then of its team, then of its office', () => {
	const jobs = [
		job('one', 'Art', 'gent'),
		job('office', 'Audio', 'gent'),
		job('team', 'Art', 'quebec'),
		job('both', 'Writing', 'gent', 'Art'),
		job('stranger', 'Design', 'dublin'),
	];
	const similar = findSimilarJobs(jobs);
	expect(ids(similar[0])).toEqual(['both', 'team', 'office']);
	expect(ids(similar[4])).toEqual([]);
});

test('jobs of one kind have each other, and never themselves', () => {
	const jobs = Array.from({ length: 5 }, (_, index) => job(`${index}`, 'Art', 'gent'));
	expect(findSimilarJobs(jobs).map(ids)).toEqual([
		['1', '2', '3'],
		['0', '2', '3'],
		['0', '1', '3'],
		['0', '1', '2'],
		['0', '1', '2'],
	]);
});
