import { type ReactNode, useRef } from 'react';
import { interpolate } from '#lib/text/interpolate.ts';
import { useHydrated } from '#ui/form/form-context.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ActiveFilters.module.css';
import { controlId } from './Filters.tsx';
import type { Facet } from './find-jobs.ts';
import type { JobListView } from './use-job-list.ts';

interface Chip {
	key: string;
	of: Facet | 'query';
	label: string;
	remove: () => void;
}

function chipsOf({ page, filters, choose, search }: JobListView): Chip[] {
	const chips = page.facets.flatMap((facet) => {
		const values: readonly string[] = filters[facet];
		return page.options[facet]
			.filter(({ value }) => values.includes(value))
			.map(({ value, label }) => ({
				key: `${facet} ${value}`,
				of: facet,
				label,
				remove: () =>
					choose(
						facet,
						values.filter((other) => other !== value),
					),
			}));
	});
	const query = filters.query.trim();
	return query ? [...chips, { key: 'query', of: 'query', label: query, remove: () => search('') }] : chips;
}

/** Not the search: a phone would show its keyboard. */
const focusFilters = () => document.getElementById(controlId('location'))?.focus();

interface ActionProps {
	className: string | undefined;
	/** What it does, where its text does not say so. */
	name?: string;
	/** Does the same without scripts, which come upon one choice at most. */
	href: string;
	act: () => void;
	children: ReactNode;
}

function Action({ className, name, href, act, children }: ActionProps) {
	const isHydrated = useHydrated();
	return isHydrated ? (
		<button className={className} type="button" aria-label={name} onClick={act}>
			{children}
		</button>
	) : (
		<a className={className} href={href} aria-label={name}>
			{children}
		</a>
	);
}

/** What is chosen, each with a way to take it back. */
export function ActiveFilters(props: JobListView) {
	const { page, clear } = props;
	const { filters: texts } = page.texts;
	const list = useRef<HTMLUListElement>(null);
	const chips = chipsOf(props);
	if (chips.length === 0) return null;
	/** The focus goes on to a neighbour of what goes, or to the filters once nothing is left. */
	const keepFocus = (index: number) => {
		const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
		// A location that goes takes the teams along.
		const stays = (chip: Chip) => chips[index]?.of !== 'location' || chip.of !== 'team';
		const after = chips.findIndex((chip, at) => at > index && stays(chip));
		const next = after < 0 ? chips.findLastIndex((chip, at) => at < index && stays(chip)) : after;
		if (next >= 0) buttons[next]?.focus();
		else focusFilters();
	};
	return (
		<ul ref={list} className={styles.chips} role="list" aria-label={texts.chosen}>
			{chips.map(({ key, label, remove }, index) => (
				<li key={key}>
					<Action
						className={styles.chip}
						name={interpolate(texts.remove, { name: label })}
						href={page.search}
						act={() => {
							keepFocus(index);
							remove();
						}}
					>
						<span>{label}</span>
						<Icon name="close" />
					</Action>
				</li>
			))}
			<li>
				<Action
					className={styles.clear}
					href={page.search}
					act={() => {
						focusFilters();
						clear();
					}}
				>
					{texts.clear}
				</Action>
			</li>
		</ul>
	);
}
