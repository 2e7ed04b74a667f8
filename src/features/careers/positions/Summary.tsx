import { useEffect } from 'react';
import { counted } from '#lib/counted.ts';
import { SavedToggle } from './SavedToggle.tsx';
import styles from './Summary.module.css';
import type { PositionsView } from './use-positions.ts';

function textOf({ page, jobs, isNarrowed, saved }: PositionsView): string {
	const { list, filters, count } = page.texts;
	if (jobs.length > 0) return counted(count, 'positions', jobs.length, page.locale);
	if (saved.isOnly && saved.count === 0) return filters.savedNone;
	return isNarrowed ? list.none : list.empty;
}

/** Keeps the whole number true in the heading above, which is no part of the island, as offers come and close. */
function useHeading({ page, whole }: PositionsView): void {
	const { locale, texts } = page;
	useEffect(() => {
		const heading = document.querySelector('[data-whole]');
		if (heading) heading.textContent = counted(texts.count, 'positions', whole, locale);
	}, [texts, whole, locale]);
}

/** How many positions are shown, which is read out when it changes, and what was saved. */
export function Summary(view: PositionsView) {
	const { page, jobs, isNarrowed, saved } = view;
	useHeading(view);
	// A heading above says the whole number.
	const isTold = page.isGrouped && !isNarrowed && jobs.length > 0;
	return (
		<div className={styles.line}>
			<p className={isTold ? 'visually-hidden' : styles.text} role="status">
				{textOf(view)}
			</p>
			{!page.only && (
				<SavedToggle
					texts={page.texts.filters}
					isOn={saved.isOnly}
					count={saved.count}
					toggle={saved.toggle}
				/>
			)}
		</div>
	);
}
