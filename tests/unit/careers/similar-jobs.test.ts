import { expect, test } from 'vitest';
import type { CmsJob } from '#cms/collections/jobs.ts';
import { findSimilarJobs } from '#components/jobs/job.ts';

const offer = (id: string, team: string, location: string, ...more: string[]) =>
	({ id, team, location, categories: more.map((each) => ({ team: each, location })) }) as CmsJob;
const ids = (offers: CmsJob[] | undefined) => offers?.map(({ id }) => id);

test('an offer is like others of its team and office, then of its team, then of its office', () => {
	const offers = [
		offer('one', 'Art', 'gent'),
		offer('office', 'Audio', 'gent'),
		offer('team', 'Art', 'quebec'),
		offer('both', 'Writing', 'gent', 'Art'),
		offer('stranger', 'Design', 'dublin'),
	];
	const similar = findSimilarJobs(offers);
	expect(ids(similar[0])).toEqual(['both', 'team', 'office']);
	expect(ids(similar[4])).toEqual([]);
});

test('offers of one kind have each other, and never themselves', () => {
	const offers = Array.from({ length: 5 }, (_, index) => offer(`${index}`, 'Art', 'gent'));
	expect(findSimilarJobs(offers).map(ids)).toEqual([
		['1', '2', '3'],
		['0', '2', '3'],
		['0', '1', '3'],
		['0', '1', '2'],
		['0', '1', '2'],
	]);
});
