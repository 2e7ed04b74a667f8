import { atom, computed } from 'nanostores';
import { call } from '#api/call.ts';
import { type Job, readJob } from '#contract/endpoints/jobs.ts';
import { type PositionType, type Team, teams } from '#contract/jobs.ts';
import type { Locale } from '#contract/locales.ts';

/** What lists show of a job. */
export type StoredJob = Pick<
	Job,
	'id' | 'locale' | 'title' | 'team' | 'location' | 'categories' | 'positionType' | 'remote' | 'publishedAt'
>;

/** What the list is narrowed by; an empty list or text is all. Locations are slugs of offices. */
export interface JobFilters {
	location: readonly string[];
	team: readonly Team[];
	type: readonly PositionType[];
	query: string;
}

export const noFilters: JobFilters = { location: [], team: [], type: [], query: '' };

/** The filters in force. */
export const $filters = atom<JobFilters>(noFilters);

/** The chosen locations; none means all of them. */
export const $location = computed($filters, ({ location }) => location);

/** The chosen teams; none means all of them. */
export const $team = computed($filters, ({ team }) => team);

/** The locations that can be chosen. */
export const $locations = atom<readonly string[]>([]);

/** The teams that can be chosen. */
export const $teams = atom<readonly Team[]>(teams);

/** The jobs that this page knows, newest first. */
export const $jobs = atom<readonly StoredJob[]>([]);

/** The job that was last asked for by its id. */
export const $jobSingle = atom<StoredJob | null>(null);

/** Sets the locations; teams differ from place to place, so that theirs is cleared. */
export function setLocation(location: readonly string[]): void {
	$filters.set({ ...$filters.get(), location, team: [] });
}

/** Sets what else the list is narrowed by. */
export function setFilters(filters: Partial<Omit<JobFilters, 'location'>>): void {
	$filters.set({ ...$filters.get(), ...filters });
}

/** The part of a job that lists show. */
export function toJob(job: Job): StoredJob {
	const { id, locale, title, team, location, categories, positionType, remote, publishedAt } = job;
	return {
		id,
		...(locale && { locale }),
		title,
		team,
		location,
		categories,
		positionType,
		remote,
		publishedAt,
	};
}

/** Takes in jobs that are newer than the page, and leaves out those that have closed since, or are gone. */
export function addJobs(loaded: readonly Job[], gone: readonly string[] = []): void {
	const known = new Set($jobs.get().map(({ id }) => id));
	const closed = new Set([...loaded.filter((job) => job.closed).map(({ id }) => id), ...gone]);
	const newer = loaded.filter(({ id }) => !closed.has(id) && !known.has(id)).map(toJob);
	if (newer.length === 0 && ![...closed].some((id) => known.has(id))) return;
	const jobs = [...newer, ...$jobs.get().filter(({ id }) => !closed.has(id))];
	$jobs.set(jobs.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)));
}

/** What became of a job that was asked for. */
export type JobState = 'open' | 'gone' | 'unknown';

/** Asks for one job and keeps it; a failure is not shown. */
export async function loadJob(id: string, locale: Locale): Promise<JobState> {
	const result = await call(readJob, { id, locale }, { quiet: true });
	if (result.kind !== 'ok') return result.kind === 'failed' && result.status === 404 ? 'gone' : 'unknown';
	$jobSingle.set(toJob(result.data));
	addJobs([result.data]);
	return result.data.closed ? 'gone' : 'open';
}
