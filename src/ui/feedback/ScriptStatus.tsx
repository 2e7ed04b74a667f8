import styles from './ScriptStatus.module.css';

/** What stands where scripts are at work, and not at all where there are none. */
export function ScriptStatus({ text }: { text: string }) {
	return (
		<p role="status" className={styles.status}>
			{text}
		</p>
	);
}
