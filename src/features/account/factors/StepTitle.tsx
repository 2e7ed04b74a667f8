import styles from './SecondFactorSection.module.css';

/** Names a step; it takes the focus when the step begins. */
export function StepTitle({ children }: { children: string }) {
	return (
		<h3 className={styles.step} tabIndex={-1}>
			{children}
		</h3>
	);
}
