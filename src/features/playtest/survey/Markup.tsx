import { createElement, type ReactNode } from 'react';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { type Piece, readMarkup } from '#lib/simple-markup.ts';
import styles from './Markup.module.css';

interface MarkupProps {
	html: string;
	locale: Locale;
	/** Says of a link that it opens beside the survey. */
	newTab: string;
}

/** Markup of a definition, made of elements one by one: scripts may make none from text here. */
export function Markup({ html, ...around }: MarkupProps) {
	return (
		<div className={styles.text}>{readMarkup(html).map((piece, index) => show(piece, index, around))}</div>
	);
}

type Around = Omit<MarkupProps, 'html'>;

function show(piece: Piece, key: number, around: Around): ReactNode {
	if (typeof piece === 'string') return piece;
	const { tag, href, children } = piece;
	const inner = children.map((child, index) => show(child, index, around));
	if (tag === 'br') return <br key={key} />;
	if (tag !== 'a' || !href) return createElement(tag === 'a' ? 'span' : tag, { key }, ...inner);
	const address = href.startsWith('/') ? localePath(href, around.locale) : href;
	return (
		<a key={key} href={address} target="_blank" rel="noopener">
			{inner}
			<span className="visually-hidden"> {around.newTab}</span>
		</a>
	);
}
