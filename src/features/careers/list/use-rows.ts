import { useEffect, useRef } from 'react';
import { $jobs, type Job } from '#stores/careers.store.ts';
import type { JobFiltersProps } from './filters-props.ts';
import { JobRows } from './job-rows.ts';

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
export function useRows(page: JobFiltersProps, jobs: readonly Job[] | undefined, isBuilt: boolean): void {
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
