import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
	title: string;
	children: ReactNode;
	/** Where to go next. */
	next?: { href: string; text: string };
}

/** Stands where a list has nothing to show, and says how something comes there. */
export function EmptyState({ title, children, next }: EmptyStateProps) {
	return (
		<div className={styles.empty}>
			<p className={styles.title}>{title}</p>
			<p>{children}</p>
			{next && (
				<a className={styles.next} href={next.href}>
					{next.text}
				</a>
			)}
		</div>
	);
}
