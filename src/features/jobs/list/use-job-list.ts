import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { jobsPerPage } from '#lib/job-data.ts';
import {
	$filters,
	$jobs,
	type JobFilters,
	noFilters,
	type StoredJob,
	setFilters,
	setLocation,
} from '#stores/careers.store.ts';
import { $savedJobs } from '#stores/saved-jobs.store.ts';
import type { JobFiltersProps } from './filters-props.ts';
import { type Facet, type FacetCounts, findJobs, isFilteredBeyond, toIndex } from './find-jobs.ts';
import { JobRows } from './job-rows.ts';
import { startFilters, useFilters, useTypedQuery, writeFilterUrl } from './use-filters.ts';
import { useJobs } from './use-jobs.ts';

const labelsOf = (options: JobFiltersProps['options']['team']) =>
	Object.fromEntries(options.map(({ value, label }) => [value, label]));

function findRows({ locale, options, cities, texts }: JobFiltersProps): JobRows | undefined {
	const root = document.querySelector<HTMLElement>('[data-jobs]');
	const words = {
		teams: labelsOf(options.team),
		positionTypes: labelsOf(options.type),
		cities,
		remote: texts.remote,
		also: texts.also,
	};
	return root ? new JobRows(root, { locale, texts: words, save: texts.filters.save }) : undefined;
}

/** Has the rows of the page's list show jobs, once there are any to show. */
function useRows(page: JobFiltersProps, jobs: readonly StoredJob[] | undefined, isBuilt: boolean): void {
	const rows = useRef<JobRows>(undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page stays what it is
	useEffect(() => {
		rows.current = findRows(page);
		$jobs.set(rows.current?.read() ?? []);
	}, []);
	useEffect(() => {
		if (jobs) rows.current?.show(jobs, isBuilt);
	}, [jobs, isBuilt]);
}

/** What visitors do to the filters; each step is said in the address. */
function actionsOf(path: string) {
	const write = (step: 'pushState' | 'replaceState') => writeFilterUrl(path, $filters.get(), step);
	return {
		choose(facet: Facet, values: readonly string[]) {
			if (facet === 'location') setLocation(values);
			else setFilters({ [facet]: values });
			write('pushState');
		},
		search(query: string) {
			setFilters({ query });
			write('replaceState');
		},
		clear() {
			$filters.set(noFilters);
			write('pushState');
		},
	};
}

const none: readonly string[] = [];
const noJobs: readonly StoredJob[] = [];

/** What was saved on this device, and whether only that is shown. */
function useSaved(isStarted: boolean) {
	const [isOnly, setOnly] = useState(false);
	const ids = useStore($savedJobs);
	return { isOnly, setOnly, ids: isStarted ? ids : none };
}

/** What the choices of a page leave, as it was built. */
function builtCounts({ options }: JobFiltersProps): FacetCounts {
	const counts = (facet: Facet) => new Map(options[facet].map(({ value, count }) => [value, count]));
	return { location: counts('location'), team: counts('team'), type: counts('type') };
}

/** The part of a list that one of its pages shows; the last shows all that is left. */
function onPage(
	jobs: readonly StoredJob[],
	{ number, count }: JobFiltersProps['page'],
): readonly StoredJob[] {
	const start = (number - 1) * jobsPerPage;
	return jobs.slice(start, number === count ? undefined : start + jobsPerPage);
}

/** Whether filters are those that a page was built with. */
const isStart = (filters: JobFilters, page: JobFiltersProps) =>
	JSON.stringify({ ...filters, query: filters.query.trim() }) === JSON.stringify(startFilters(page));

/** The list of a page: what it shows, why, and what visitors can do about it. */
export function useJobList(page: JobFiltersProps) {
	const { only, path, total, chosen } = page;
	const actions = useMemo(() => actionsOf(path), [path]);
	const { filters, isStarted, isOwn } = useFilters(page);
	const known = useJobs(page, { filters, isStarted });
	const { isOnly, setOnly, ids } = useSaved(isStarted);
	useTypedQuery(actions.search);
	const all = useMemo(() => known?.filter((job) => !only || job.positionType === only), [known, only]);
	const saved = useMemo(() => all?.filter(({ id }) => ids.includes(id)), [all, ids]);
	const among = (isOnly ? saved : all) ?? noJobs;
	const index = useMemo(() => toIndex(among, jobTexts(page)), [among, page]);
	const { jobs, counts } = useMemo(() => findJobs(index, filters), [index, filters]);
	const isBuilt = isOwn && !isOnly && isStart(filters, page);
	const shown = useMemo(() => (isBuilt ? onPage(jobs, page.page) : jobs), [isBuilt, jobs, page]);
	useRows(page, all && shown, isBuilt);
	return {
		page,
		filters,
		/** How many jobs the filters leave. */
		count: all ? jobs.length : total,
		counts: all ? counts : builtCounts(page),
		isStarted,
		/** Whether the list is shorter than it could be. */
		isNarrowed: all ? jobs.length < all.length : chosen !== undefined,
		isNarrowedBeside: (facet: Facet) => isOnly || isFilteredBeyond(filters, facet),
		saved: { isOnly, count: saved?.length ?? 0, toggle: () => setOnly(!isOnly) },
		...actions,
	};
}

export type JobListView = ReturnType<typeof useJobList>;

/** Everything that a job is found by: its title, and what it is filtered by in words of the page and of the wire. */
function jobTexts({ options, cities, texts }: JobFiltersProps): (job: StoredJob) => string[] {
	const label = (facet: Facet, name: string) =>
		options[facet].find(({ value }) => value === name)?.label ?? name;
	return ({ title, team, location, categories, positionType = '', remote }) => [
		title,
		positionType,
		label('type', positionType),
		...(remote ? [texts.remote] : []),
		...[{ team, location }, ...categories].flatMap((place) => [
			place.team,
			label('team', place.team),
			cities[place.location] ?? place.location,
		]),
	];
}
