import { useEffect } from 'react';
import { counted } from '#lib/counted.ts';
import { SavedToggle } from './SavedToggle.tsx';
import styles from './Summary.module.css';
import type { JobListView } from './use-job-list.ts';

function textOf({ page, count, isNarrowed, saved }: JobListView): string {
	const { none, empty, filters, count: forms } = page.texts;
	if (count > 0) return counted(forms, 'positions', count, page.locale);
	if (saved.isOnly && saved.count === 0) return filters.savedNone;
	return isNarrowed ? none : empty;
}

/** Keeps the whole number true in the heading above, which is no part of the island, as jobs come and close. */
function useHeading({ page, whole }: JobListView): void {
	const { locale, texts } = page;
	useEffect(() => {
		const heading = document.querySelector('[data-whole]');
		if (heading) heading.textContent = counted(texts.count, 'positions', whole, locale);
	}, [texts, whole, locale]);
}

/** How many jobs the filters leave, which is read out when it changes, and what was saved. */
export function Summary(view: JobListView) {
	const { page, count, isNarrowed, saved } = view;
	useHeading(view);
	// A heading above says the whole number.
	const isTold = page.isGrouped && !isNarrowed && count > 0;
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
