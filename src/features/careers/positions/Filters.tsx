import { limits } from '#contract/limits.ts';
import { Icon } from '#ui/Icon.tsx';
import select from '#ui/MultiSelect.module.css';
import { MultiSelect } from '#ui/MultiSelect.tsx';
import styles from './Filters.module.css';
import type { Facet } from './find-jobs.ts';
import type { FacetOption, PositionsProps } from './positions-props.ts';
import type { PositionsView } from './use-positions.ts';
import { queryId } from './use-typed-query.ts';

/** Before any offer was published. */
const before = new Date(0).toISOString();

/** The id of a facet's control. */
export const controlId = (facet: Facet) => `positions-${facet}`;

const clearText = ({ filters }: PositionsProps['texts'], facet: Facet) =>
	facet === 'location' ? filters.any : filters.all[facet];

/** The choices as links, each to a page of its own. */
function Links({ facet, ...props }: PositionsView & { facet: Facet }) {
	const { page, filters, counts } = props;
	const chosen: readonly string[] = filters[facet];
	const current = (isCurrent: boolean) => (isCurrent ? 'true' : undefined);
	return (
		<ul className={select.options} role="list">
			<li>
				<a className={select.option} href={page.search} aria-current={current(chosen.length === 0)}>
					{clearText(page.texts, facet)}
				</a>
			</li>
			{page.options[facet].map(({ value, label, slug }) => (
				<li key={value}>
					<a
						className={select.option}
						href={`${page.search}/${facet}/${slug}`}
						aria-current={current(chosen.includes(value))}
					>
						{label} <span className={select.count}>{counts[facet].get(value) ?? 0}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

function FacetFilter(props: PositionsView & { facet: Facet }) {
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
export function Filters(props: PositionsView) {
	const { page, filters, search } = props;
	const { filters: texts } = page.texts;
	return (
		<nav
			className={styles.bar}
			aria-label={texts.label}
			data-count={page.facets.length}
			data-only={page.only}
			data-newest={page.offers[0]?.publishedAt ?? before}
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
		</nav>
	);
}
