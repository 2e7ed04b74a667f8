import { beforeEach, describe, expect, test, vi } from 'vitest';
import { teams } from '#contract/jobs.ts';
import { findGone } from '#features/jobs/list/newer-jobs.ts';
import {
	$filters,
	$jobs,
	$location,
	$team,
	addJobs,
	noFilters,
	setFilters,
	setLocation,
	toJob,
} from '#stores/careers.store.ts';
import { jobOf } from '../../support/job.ts';

const ids = () => $jobs.get().map(({ id }) => id);

beforeEach(() => {
	$filters.set(noFilters);
	$jobs.set([]);
});

describe('[EN-06] the careers state', () => {
	test('starts with every location and team, no job and no filter', async () => {
		vi.resetModules();
		const store = await import('#stores/careers.store.ts');
		expect([store.$location.get(), store.$team.get()]).toEqual([[], []]);
		expect([store.$jobs.get(), store.$jobSingle.get()]).toEqual([[], null]);
		expect(store.$filters.get()).toEqual({ location: [], team: [], type: [], query: '' });
		expect([store.$locations.get(), store.$teams.get()]).toEqual([[], teams]);
	});

	test('location and team are lists, and those of the filters', () => {
		setLocation(['gent', 'dublin']);
		setFilters({ team: ['Art', 'Audio'], query: 'sound' });
		expect([$location.get(), $team.get()]).toEqual([
			['gent', 'dublin'],
			['Art', 'Audio'],
		]);
		expect($filters.get()).toEqual({
			location: ['gent', 'dublin'],
			team: ['Art', 'Audio'],
			type: [],
			query: 'sound',
		});
	});

	test('[CA-04] setting the location clears the team filter and nothing else', () => {
		setFilters({ team: ['Art'], type: ['Contract'], query: 'sound' });
		setLocation(['gent']);
		expect($filters.get()).toEqual({ location: ['gent'], team: [], type: ['Contract'], query: 'sound' });
		setFilters({ team: ['Art'] });
		setLocation([]);
		expect($team.get()).toEqual([]);
	});
});

describe('[CA-17] newer jobs', () => {
	beforeEach(() => $jobs.set([toJob(jobOf({ id: 'b', publishedAt: '2026-10-02T00:00:00.000Z' }))]));

	test('are added in their order, once', () => {
		const newer = jobOf({ id: 'c', publishedAt: '2026-10-03T00:00:00.000Z' });
		const older = jobOf({ id: 'a', publishedAt: '2026-09-01T00:00:00.000Z' });
		addJobs([newer, older]);
		addJobs([newer]);
		expect(ids()).toEqual(['c', 'b', 'a']);
	});

	test('that are closed are left out, also when the page knows them', () => {
		addJobs([jobOf({ id: 'b', closed: true }), jobOf({ id: 'd', closed: true })]);
		expect(ids()).toEqual([]);
	});

	test('stay where the clock of the visitor is wrong', () => {
		addJobs([jobOf({ id: 'b', validThrough: '2020-01-01T00:00:00.000Z' })]);
		expect(ids()).toEqual(['b']);
	});

	test('that change nothing leave the list as it is', () => {
		const before = $jobs.get();
		addJobs([jobOf({ id: 'b' })]);
		expect($jobs.get()).toBe(before);
	});
});

describe('[JB-05] jobs that an ATS has closed since the build', () => {
	const day = (id: string, number: number) =>
		jobOf({ id, publishedAt: `2026-10-${10 + number}T00:00:00.000Z` });
	const shown = [day('gh-3', 3), day('gh-2', 2), day('gh-1', 1)];

	test('are those that are missing where the newest are asked for', () => {
		expect(findGone(shown, [day('gh-3', 3), day('gh-1', 1)])).toEqual(['gh-2']);
	});

	test('are not those that are older than all that came', () => {
		expect(findGone(shown, [day('gh-9', 2)])).toEqual(['gh-3']);
		expect(findGone(shown, [])).toEqual([]);
	});

	test('are not those of a CMS, which says itself what it has closed', () => {
		expect(findGone([day('2001', 3)], [day('2002', 1)])).toEqual([]);
	});

	test('leave the list', () => {
		$jobs.set(shown.map(toJob));
		addJobs([], ['gh-2']);
		expect(ids()).toEqual(['gh-3', 'gh-1']);
	});
});
