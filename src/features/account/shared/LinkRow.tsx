import styles from './LinkRow.module.css';

/** Ways on from a form, each an address and its text. */
export function LinkRow({ links }: { links: readonly (readonly [href: string, text: string])[] }) {
	return (
		<p className={styles.row}>
			{links.map(([href, text]) => (
				<a key={href} className={styles.link} href={href}>
					{text}
				</a>
			))}
		</p>
	);
}
