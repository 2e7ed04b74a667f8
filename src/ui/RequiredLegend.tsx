import styles from './RequiredLegend.module.css';

/** Says what the asterisk means; the text starts with it and keeps its spaces. */
export function RequiredLegend({ text }: { text: string }) {
	return (
		<p className={styles.legend}>
			<span className={styles.mark}>{text.slice(0, 1)}</span>
			{text.slice(1)}
		</p>
	);
}
