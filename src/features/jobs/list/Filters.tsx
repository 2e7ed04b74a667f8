import { limits } from '#contract/limits.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { slugify } from '#lib/text/slugify.ts';
import select from '#ui/choice/MultiSelect.module.css';
import { MultiSelect } from '#ui/choice/MultiSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './Filters.module.css';
import type { FacetOption, JobFiltersProps } from './filters-props.ts';
import type { Facet } from './find-jobs.ts';
import { queryId } from './use-filters.ts';
import type { JobListView } from './use-job-list.ts';

/** The id of a facet's control. */
export const controlId = (facet: Facet) => `jobs-${facet}`;

const clearText = ({ filters }: JobFiltersProps['texts'], facet: Facet) =>
	facet === 'location' ? filters.any : filters.all[facet];

/** The choices as links, each to a page of its own. */
function Links({ facet, ...props }: JobListView & { facet: Facet }) {
	const { page, filters } = props;
	const chosen: readonly string[] = filters[facet];
	const current = (isCurrent: boolean) => (isCurrent ? 'true' : undefined);
	return (
		<ul className={select.options} role="list">
			<li>
				<a className={select.option} href={page.search} aria-current={current(chosen.length === 0)}>
					{clearText(page.texts, facet)}
				</a>
			</li>
			{page.options[facet].map(({ value, label, count }) => (
				<li key={value}>
					<a
						className={select.option}
						href={`${page.search}/${facet}/${slugify(value)}`}
						aria-current={current(chosen.includes(value))}
					>
						<span>{label}</span> <span className={select.count}>{count}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

function FacetFilter(props: JobListView & { facet: Facet }) {
	const { facet, page, filters, counts, isNarrowedBeside, choose } = props;
	const { texts } = page;
	const chosen: readonly string[] = filters[facet];
	const toOption = ({ value, label }: FacetOption) => ({
		name: value,
		display: label,
		count: counts[facet].get(value) ?? 0,
	});
	const isOffered = ({ name, count }: { name: string; count: number }) =>
		count > 0 || chosen.includes(name) || !isNarrowedBeside(facet);
	return (
		<div data-facet={facet}>
			<MultiSelect
				id={controlId(facet)}
				label={texts.filters.name[facet]}
				options={page.options[facet].map(toOption).filter(isOffered)}
				optionCount={page.options[facet].length}
				chosen={chosen}
				choose={(values) => choose(facet, values)}
				texts={{
					all: texts.filters.all[facet],
					clear: clearText(texts, facet),
					selected: texts.filters.selected,
					allSelected: texts.filters.allSelected,
					none: texts.filters.noOptions,
					opensNewTab: texts.opensNewTab,
				}}
			>
				<Links {...props} />
			</MultiSelect>
		</div>
	);
}

/** What the list is narrowed by; without scripts each choice is a link. */
export function Filters(props: JobListView) {
	const { page, filters, search } = props;
	const { filters: texts } = page.texts;
	return (
		<nav
			className={styles.bar}
			aria-label={texts.label}
			data-count={page.facets.length}
			data-only={page.only}
		>
			<label className={styles.search}>
				<span className={styles.name}>{texts.query}</span>
				<input
					className={styles.query}
					type="search"
					id={queryId}
					maxLength={limits.query.max}
					autoComplete="off"
					enterKeyHint="search"
					placeholder={texts.queryHint}
					value={filters.query}
					onChange={(event) => search(event.currentTarget.value)}
				/>
				<Icon name="search" />
			</label>
			{page.facets.map((facet) => (
				<FacetFilter key={facet} {...props} facet={facet} />
			))}
			{!page.only && <SavedToggle {...props} />}
		</nav>
	);
}

/** Narrows the list to what was saved on this device. */
function SavedToggle({ page, saved }: JobListView) {
	return (
		<button
			className={styles.toggle}
			type="button"
			data-star="toggle"
			aria-pressed={saved.isOnly}
			onClick={saved.toggle}
		>
			<Icon name="star" />
			<span>{interpolate(page.texts.filters.saved, { count: saved.count })}</span>
		</button>
	);
}
