import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** A state by shape and text: a filled mark where it is on, a ring where it is off. */
export function StatusBadge({ isOn, children }: { isOn: boolean; children: ReactNode }) {
	return (
		<span className={styles.state} data-state={isOn ? 'on' : 'off'}>
			{children}
		</span>
	);
}
