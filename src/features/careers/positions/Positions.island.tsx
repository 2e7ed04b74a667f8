import { localePath } from '#i18n/paths.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Chosen } from './Chosen.tsx';
import { Filters } from './Filters.tsx';
import { JobList } from './JobList.tsx';
import styles from './Positions.module.css';
import type { PositionsProps } from './positions-props.ts';
import { Summary } from './Summary.tsx';
import { usePositions } from './use-positions.ts';

function List(page: PositionsProps) {
	const view = usePositions(page);
	const { titles } = page;
	return (
		<div className={styles.positions} data-ready={view.isStarted || undefined}>
			{titles && <h1 className={styles.title}>{view.isOwn ? titles.own : titles.all}</h1>}
			<Filters {...view} />
			<Chosen {...view} />
			<Summary {...view} />
			<JobList page={page} jobs={view.jobs} isOnlySaved={view.saved.isOnly} />
		</div>
	);
}

/** The open positions, narrowed by what visitors choose and search; as built until scripts come. */
export function Positions(props: PositionsProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<List {...props} />
		</ErrorBoundary>
	);
}
