import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	/** The one action of a view is primary; `quiet` is for what stands beside it, `plain` for one of many in rows. */
	look?: 'primary' | 'quiet' | 'plain';
	/** `danger` is for what cannot be taken back, `muted` for what is seldom wanted in a row. */
	tone?: 'danger' | 'muted' | undefined;
	/** For a narrow place that gives it its width. */
	tight?: boolean;
}

/** A button of the kit. */
export function Button({ look = 'primary', tone, tight, type = 'button', ...props }: ButtonProps) {
	const given = { 'data-look': look, 'data-tone': tone, 'data-tight': tight };
	return <button {...props} {...given} type={type} className={styles.button} />;
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: string;
	look?: 'primary' | 'quiet';
	/** It leads to what cannot be taken back. */
	tone?: 'danger';
}

/** A link that looks like a button of the kit: it leads somewhere, where a button does something. */
export function ButtonLink({ look = 'primary', tone, ...props }: ButtonLinkProps) {
	return <a {...props} className={styles.button} data-look={look} data-tone={tone} />;
}
