import type { ReactNode } from 'react';
import styles from './FactRows.module.css';

/** One row: a title that leads somewhere, with its facts. */
export interface FactRow {
	id: string;
	href: string;
	title: string;
	/** The language of the title, where it is not the page's. */
	lang?: string | undefined;
	facts: readonly string[];
	/** Data attributes of the row. */
	attributes?: Record<`data-${string}`, string>;
}

interface FactRowsProps {
	rows: readonly FactRow[];
	/** What following the link does. */
	action: string;
	/** The fact that the heading above says already; it stays for those who do not see the heading. */
	told?: number | undefined;
	/** What stands beside each row, once a script has said so with `data-has-beside` around the rows. */
	beside?: ((row: FactRow) => ReactNode) | undefined;
	/** How many rows are laid out at once; the others may wait (docs/decisions/021). */
	early?: number | undefined;
}

/** A calm, dense list of rows that lead somewhere. */
export function FactRows({ rows, action, told, beside, early = 12 }: FactRowsProps) {
	return (
		<ul className={styles.rows} role="list" data-told={told} data-beside={beside && 'true'}>
			{rows.map((row, place) => (
				<li
					className={styles.row}
					key={row.id}
					data-later={place < early ? undefined : 'row'}
					{...row.attributes}
				>
					<a className={styles.link} href={row.href}>
						<span className={styles.title} lang={row.lang}>
							{row.title}
						</span>
						<span className={styles.facts}>
							{row.facts.map((fact, index) => (
								<span className={index === told ? 'visually-hidden' : styles.fact} key={fact}>
									{fact}
								</span>
							))}
						</span>
						<span className={styles.action}>{action}</span>
					</a>
					{beside && <span className={styles.beside}>{beside(row)}</span>}
				</li>
			))}
		</ul>
	);
}
