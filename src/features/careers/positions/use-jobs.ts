import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import useSWR from 'swr';
import { listJobOffers } from '#contract/endpoints/careers.ts';
import type { Locale } from '#contract/locales.ts';
import { $jobs, addOffers, type Job, loadJob } from '#stores/careers.store.ts';
import { $savedJobs, forgetSavedJobs } from '#stores/saved-jobs.store.ts';
import { askForOffers } from './newer-offers.ts';

/** How many saved offers that the list does not have are asked for. */
const mostAsked = 20;

/** Offers that were saved and are not in the list may be newer than it, else they are over. */
async function lookUpSaved(locale: Locale): Promise<void> {
	const known = new Set($jobs.get().map(({ id }) => id));
	const unknown = $savedJobs.get().filter((id) => !known.has(id));
	const states = await Promise.all(unknown.slice(0, mostAsked).map((id) => loadJob(id, locale)));
	forgetSavedJobs(unknown.filter((_, index) => states[index] === 'gone'));
}

interface JobsOfPage {
	locale: Locale;
	offers: readonly Job[];
	isStarted: boolean;
	/** Whether the page lists offers of every kind. */
	isWhole: boolean;
}

/** The offers of the page, then with those that are newer than the build; without an answer they stay as built. */
export function useJobs({ locale, offers, isStarted, isWhole }: JobsOfPage): readonly Job[] {
	const jobs = useStore($jobs);
	const key = isStarted ? [listJobOffers.name, locale] : null;
	const { data } = useSWR(key, () => askForOffers(locale));
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page stays what it is
	useEffect(() => $jobs.set(offers), []);
	useEffect(() => {
		if (data?.kind !== 'ok') return;
		addOffers(data.data);
		if (isWhole) void lookUpSaved(locale);
	}, [data, isWhole, locale]);
	return isStarted ? jobs : offers;
}
