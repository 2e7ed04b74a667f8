import { useEffect } from 'react';
import { localePath } from '#i18n/paths.ts';
import { pluralize } from '#lib/text/format.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import type { JobFiltersProps } from './filters-props.ts';
import styles from './JobFilters.module.css';
import { type JobListView, useJobList } from './use-job-list.ts';

function Controls(page: JobFiltersProps) {
	const view = useJobList(page);
	return (
		<div className={styles.controls} data-ready={view.isStarted || undefined}>
			<Filters {...view} />
			<ActiveFilters {...view} />
			<Summary {...view} />
		</div>
	);
}

/** The filters of a list of jobs, whose rows stand in the page; links until scripts come. */
export function JobFilters(props: JobFiltersProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<Controls {...props} />
		</ErrorBoundary>
	);
}

function textOf({ page, count, isNarrowed, saved }: JobListView): string {
	const { none, empty, filters, count: forms } = page.texts;
	if (count > 0) return pluralize(forms, 'positions', count, page.locale);
	if (saved.isOnly && saved.count === 0) return filters.savedNone;
	return isNarrowed ? none : empty;
}

/** Has the heading above, which is no part of the island, say how many jobs are shown. */
function useHeading({ page, count }: JobListView): void {
	const { locale, texts } = page;
	useEffect(() => {
		const heading = document.querySelector('[data-job-count]');
		if (heading) heading.textContent = pluralize(texts.count, 'positions', count, locale);
	}, [texts, count, locale]);
}

/** How many jobs the filters leave, which is read out when it changes. */
function Summary(view: JobListView) {
	const { page, count } = view;
	useHeading(view);
	// A heading above says the number.
	const isWelcome = page.isGrouped && count > 0;
	return (
		<p className={isWelcome ? 'visually-hidden' : styles.text} role="status">
			{textOf(view)}
		</p>
	);
}
