import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** What belongs together on the account page, under a title that stays in sight. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className={styles.group}>
			<h2 className={styles.groupTitle}>{title}</h2>
			<div className={styles.cards}>{children}</div>
		</div>
	);
}

/** A part of the account page under its title. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
	return (
		<section className={styles.section} id={id}>
			<h3 className={styles.title}>{title}</h3>
			{children}
		</section>
	);
}

/** What is known of the player, row by row. */
export function Rows({ children }: { children: ReactNode }) {
	return <dl className={styles.rows}>{children}</dl>;
}

/** One thing that is known, as name and value. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className={styles.row}>
			<dt className={styles.name}>{name}</dt>
			<dd className={styles.value}>{children}</dd>
		</div>
	);
}
