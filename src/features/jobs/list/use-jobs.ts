import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import useSWR from 'swr';
import { listJobs } from '#contract/endpoints/jobs.ts';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { loadJson } from '#lib/browser/load-json.ts';
import { $jobs, addJobs, type JobFilters, loadJob, type StoredJob } from '#stores/careers.store.ts';
import { $savedJobs, forgetSavedJobs } from '#stores/saved-jobs.store.ts';
import type { JobFiltersProps } from './filters-props.ts';
import { fetchNewerJobs, findGone } from './newer-jobs.ts';

declare global {
	interface WindowEventMap {
		'load-error': CustomEvent<unknown>;
	}
}

/** Has the shell show that a data file could not be loaded. */
function showLoadError(error: unknown): void {
	dispatchEvent(new CustomEvent('load-error', { detail: error }));
}

/** How many saved jobs that the list does not have are asked for. */
const mostAsked = 20;

/** Jobs that were saved and are not in the list may be newer than it, else they are over. */
async function lookUpSaved(locale: Locale): Promise<void> {
	const known = new Set($jobs.get().map(({ id }) => id));
	const unknown = $savedJobs.get().filter((id) => !known.has(id));
	const states = await Promise.all(unknown.slice(0, mostAsked).map((id) => loadJob(id, locale)));
	forgetSavedJobs(unknown.filter((_, index) => states[index] === 'gone'));
}

/** Takes in every job of the build; fetched twice where it must be. */
async function takeAllJobs(locale: Locale): Promise<true> {
	const load = () => loadJson<StoredJob[]>(localePath('/jobs.json', locale));
	$jobs.set(await load().catch(load));
	return true;
}

/** It is asked for again by the next choice, and once the connection is back. */
const once = {
	revalidateOnFocus: false,
	shouldRetryOnError: false,
	onError: (error: unknown) => showLoadError(error),
};

interface Chosen {
	filters: JobFilters;
	isStarted: boolean;
}

/**
 * The jobs that filters choose among: those of the page's rows, all others of the build where it has not all, and those
 * that are newer; undefined until all are there. Without an answer about newer ones they stay as built.
 */
export function useJobs(
	page: JobFiltersProps,
	{ filters, isStarted }: Chosen,
): readonly StoredJob[] | undefined {
	const { locale, isWhole, only } = page;
	const jobs = useStore($jobs);
	const all = useSWR(isStarted && !isWhole ? ['jobs', locale] : null, () => takeAllJobs(locale), once);
	const newer = useSWR(isStarted ? [listJobs.name, locale] : null, () => fetchNewerJobs(locale));
	const isReady = isStarted && (isWhole || all.data === true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: by another choice alone
	useEffect(() => {
		if (all.error) void all.mutate();
	}, [filters]);
	useEffect(() => {
		if (!isReady || newer.data?.kind !== 'ok') return;
		addJobs(newer.data.data, findGone($jobs.get(), newer.data.data));
		if (!only) void lookUpSaved(locale);
	}, [newer.data, isReady, locale, only]);
	return isReady ? jobs : undefined;
}
