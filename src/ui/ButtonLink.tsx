import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: string;
	look?: 'primary' | 'quiet';
}

/** A link that looks like a button of the kit: it leads somewhere, where a button does something. */
export function ButtonLink({ look = 'primary', ...props }: ButtonLinkProps) {
	return <a {...props} className={styles.button} data-look={look} />;
}
