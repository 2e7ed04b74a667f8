import { localePath } from '#i18n/paths.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Chosen } from './Chosen.tsx';
import { Filters } from './Filters.tsx';
import type { JobFiltersProps } from './filters-props.ts';
import styles from './JobFilters.module.css';
import { Summary } from './Summary.tsx';
import { useJobList } from './use-job-list.ts';

function Controls(page: JobFiltersProps) {
	const view = useJobList(page);
	return (
		<div className={styles.controls} data-ready={view.isStarted || undefined}>
			<Filters {...view} />
			<Chosen {...view} />
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
