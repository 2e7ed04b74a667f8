import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Stands where a list has nothing to show, and says how something comes there. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className={styles.empty}>
			<p className={styles.title}>{title}</p>
			<p>{children}</p>
		</div>
	);
}
