import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	/** The one action of a view is primary; `quiet` is for what stands beside it, `plain` for one of many in rows. */
	look?: 'primary' | 'quiet' | 'plain';
	/** For a narrow place that gives it its width. */
	tight?: boolean;
}

/** A button of the kit. */
export function Button({ look = 'primary', tight, type = 'button', ...props }: ButtonProps) {
	return <button {...props} type={type} className={styles.button} data-look={look} data-tight={tight} />;
}
