import { describe, expect, test } from 'vitest';
import type { Team } from '#contract/jobs.ts';
import { findJobs, isFilteredBeyond, toIndex } from '#features/jobs/list/find-jobs.ts';
import { type JobFilters, noFilters, type StoredJob, toJob } from '#stores/careers.store.ts';
import { jobOf } from '../../support/job.ts';

const jobs = [
	jobOf({ id: 'artist', title: 'Senior Environment Artist' }),
	jobOf({ id: 'engine', title: 'Lead Engine Programmer', team: 'Engine Programming', location: 'quebec' }),
	jobOf({ id: 'sound', title: 'Monteuse son, dialogues créés', team: 'Audio', positionType: 'Internship' }),
	jobOf({
		id: 'two',
		title: 'UI Artist',
		team: 'Art',
		location: 'dublin',
		categories: [
			{ location: 'dublin', team: 'Art' },
			{ location: 'gent', team: 'Audio' },
		],
	}),
].map(toJob);
const index = toIndex(jobs, ({ title, team, location }: StoredJob) => [title, team, location]);
const found = (filters: Partial<JobFilters>) =>
	findJobs(index, { ...noFilters, ...filters }).jobs.map(({ id }) => id);

describe('[CA-15] job search', () => {
	test.each([
		['', ['artist', 'engine', 'sound', 'two']],
		['artist', ['artist', 'two']],
		['ARTIST senior', ['artist']],
		['eng', ['engine']],
		['quebec', ['engine']],
		['crees', ['sound']],
		['progamer', ['engine']],
		['enviromnent', ['artist']],
		['envirnoment artsit', ['artist']],
		['zzzz', []],
		['artist zzzz', []],
		['ui', ['two']],
		['!?', ['artist', 'engine', 'sound', 'two']],
	])('%j finds %j', (query, ids) => {
		expect(found({ query })).toEqual(ids);
	});

	test('what is spelled right is not guessed at', () => {
		const near = toIndex(
			[jobOf({ id: 'art', title: 'Painting' }), jobOf({ id: 'point', title: 'Pointing' })].map(toJob),
			({ title }) => [title],
		);
		expect(findJobs(near, { ...noFilters, query: 'pointing' }).jobs.map(({ id }) => id)).toEqual(['point']);
	});

	test('goes with the location and the team', () => {
		expect(found({ query: 'artist', location: ['gent'] })).toEqual(['artist', 'two']);
		expect(found({ query: 'artist', location: ['gent'], team: ['Art'] })).toEqual(['artist']);
		expect(found({ team: ['Art', 'Engine Programming'] })).toEqual(['artist', 'engine', 'two']);
		expect(found({ location: ['gent', 'quebec'], type: ['Internship'] })).toEqual(['sound']);
	});
});

describe('the counts behind the choices', () => {
	test('are those that the choice would leave', () => {
		const filters = { ...noFilters, location: ['gent'] };
		const { location, team, type } = findJobs(index, filters).counts;
		expect(Object.fromEntries(team)).toEqual({ Art: 1, Audio: 2 });
		expect(Object.fromEntries(location)).toEqual({ gent: 3, quebec: 1, dublin: 1 });
		expect(Object.fromEntries(type)).toEqual({ 'Full-time': 2, Internship: 1 });
		for (const [name, count] of team)
			expect(found({ location: ['gent'], team: [name as Team] })).toHaveLength(count);
	});

	test('a location is not narrowed by a team, which choosing it clears', () => {
		const filters = { ...noFilters, team: ['Audio' as const] };
		expect(isFilteredBeyond(filters, 'location')).toBe(false);
		expect(isFilteredBeyond(filters, 'type')).toBe(true);
		expect(findJobs(index, filters).counts.location.get('quebec')).toBe(1);
	});
});
