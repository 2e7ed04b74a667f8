import { memo } from 'react';
import { positionRow } from '#i18n/position-row.ts';
import type { Job } from '#stores/careers.store.ts';
import { FactRows } from '#ui/FactRows.tsx';
import styles from './JobList.module.css';
import type { PositionsProps } from './positions-props.ts';
import { SaveButton } from './SaveButton.tsx';

interface JobListProps {
	page: PositionsProps;
	jobs: readonly Job[];
	isOnlySaved: boolean;
}

const labelsOf = (options: PositionsProps['options']['team']) =>
	Object.fromEntries(options.map(({ value, label }) => [value, label]));

/** Where a row tells its places. */
const placeFact = 1;

function Rows({ page, jobs, isOnlySaved, place }: JobListProps & { place?: string }) {
	const { locale, cities, options, texts } = page;
	const { list, remote } = texts;
	const isGroup = place !== undefined;
	const words = {
		teams: labelsOf(options.team),
		positionTypes: labelsOf(options.type),
		cities,
		remote,
		also: list.also,
	};
	return (
		<FactRows
			rows={jobs.map((job) => positionRow(job, { locale, texts: words, place }))}
			action={list.apply}
			told={isGroup ? placeFact : undefined}
			// Groups stand below an opening, which is all that is seen at first.
			early={isGroup ? 0 : undefined}
			beside={(row) => <SaveButton {...row} text={texts.filters.save} isOnlySaved={isOnlySaved} />}
		/>
	);
}

/** The places that have jobs, in the order of the CMS. */
function placesOf({ page, jobs }: Pick<JobListProps, 'page' | 'jobs'>): string[] {
	const all = new Set(jobs.map(({ location }) => location));
	return [...new Set([...Object.keys(page.cities), ...all])].filter((place) => all.has(place));
}

const isSame = (one: JobListProps, other: JobListProps) =>
	one.page === other.page &&
	one.isOnlySaved === other.isOnlySaved &&
	one.jobs.length === other.jobs.length &&
	one.jobs.every((job, index) => job === other.jobs[index]);

/** The jobs, by place where the page wants that. It is long, and most of what happens beside it leaves it as it is. */
export const JobList = memo(function JobList({ page, jobs, isOnlySaved }: JobListProps) {
	if (jobs.length === 0) return null;
	if (!page.isGrouped) return <Rows {...{ page, jobs, isOnlySaved }} />;
	return placesOf({ page, jobs }).map((place) => {
		const here = jobs.filter(({ location }) => location === place);
		return (
			<section key={place} className={styles.place} aria-labelledby={`positions-in-${place}`}>
				<h3 className={styles.city} id={`positions-in-${place}`}>
					{page.cities[place] ?? place}
					<span className={styles.count}>{here.length}</span>
				</h3>
				<Rows {...{ page, isOnlySaved, place }} jobs={here} />
			</section>
		);
	});
}, isSame);
