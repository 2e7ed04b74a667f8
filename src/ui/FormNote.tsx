import type { ReactNode } from 'react';
import styles from './FormNote.module.css';

/** A quiet sentence of a form: what it does with what is sent, what it loads. */
export function FormNote({ children }: { children: ReactNode }) {
	return <p className={styles.note}>{children}</p>;
}
