import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { $filters, noFilters, setFilters, setLocation } from '#stores/careers.store.ts';
import { $savedJobs, followSavedJobs } from '#stores/saved-jobs.store.ts';
import { type Facet, findJobs, isNarrowedBeside, toIndex } from './find-jobs.ts';
import { jobTexts } from './job-texts.ts';
import type { PositionsProps } from './positions-props.ts';
import { useFilters, writeAddress } from './use-filters.ts';
import { useJobs } from './use-jobs.ts';
import { useTypedQuery } from './use-typed-query.ts';

/** What visitors do to the filters; each step is said in the address. */
function actionsOf(path: string) {
	const write = (step: 'pushState' | 'replaceState') => writeAddress(path, $filters.get(), step);
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

/** What was saved on this device, and whether only that is shown. */
function useSaved() {
	const [isOnly, setOnly] = useState(false);
	const ids = useStore($savedJobs);
	useEffect(followSavedJobs, []);
	return { isOnly, setOnly, ids };
}

/** The list of a page: what it shows, why, and what visitors can do about it. */
export function usePositions(page: PositionsProps) {
	const { locale, offers, only, path } = page;
	const actions = useMemo(() => actionsOf(path), [path]);
	const { filters, isStarted, isOwn } = useFilters(page);
	const known = useJobs({ locale, offers, isStarted, isWhole: only === undefined });
	const { isOnly, setOnly, ids } = useSaved();
	useTypedQuery(actions.search);
	const all = useMemo(() => known.filter((job) => !only || job.positionType === only), [known, only]);
	const saved = useMemo(() => all.filter(({ id }) => ids.includes(id)), [all, ids]);
	const shown = isOnly ? saved : all;
	const index = useMemo(() => toIndex(shown, jobTexts(page)), [shown, page]);
	const { jobs, counts } = useMemo(() => findJobs(index, filters), [index, filters]);
	return {
		page,
		filters,
		jobs,
		/** How many positions there are, whatever is shown of them. */
		whole: all.length,
		counts,
		isStarted,
		isOwn,
		/** Whether the list is shorter than it could be. */
		isNarrowed: jobs.length < all.length,
		isNarrowedBeside: (facet: Facet) => isOnly || isNarrowedBeside(filters, facet),
		saved: { isOnly, count: saved.length, toggle: () => setOnly(!isOnly) },
		...actions,
	};
}

export type PositionsView = ReturnType<typeof usePositions>;
