import { createElement, type ReactNode } from 'react';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import styles from './Markup.module.css';

/** A piece of simple markup: text, or an element with what is in it. */
type Piece = string | { tag: string; href: string; children: Piece[] };

const tags = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a', 'br', 'h3', 'h4']);
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const parts = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|<!--[\s\S]*?-->|([^<]+|<)/gi;
/** How deep elements may stand in each other. */
const deepest = 20;

function decode(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, digits, name) => {
		if (name) return named[name] ?? whole;
		const point = hex ? Number.parseInt(hex, 16) : Number(digits);
		return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
	});
}

function hrefOf(attributes: string): string {
	const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
	const href = decode(double ?? single ?? '').trim();
	return /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(href) ? href : '';
}

/** Reads markup that needs no more than text, lists and links; any other tag goes, its text stays. */
export function readMarkup(html: string): Piece[] {
	const root: Piece[] = [];
	const open: { tag: string; children: Piece[] }[] = [];
	const into = () => open.at(-1)?.children ?? root;
	const shown = html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '');
	for (const [, end, name = '', attributes = '', text] of shown.matchAll(parts)) {
		const tag = name.toLowerCase();
		if (text) into().push(decode(text));
		else if (end) close(open, tag);
		else if (tags.has(tag) && open.length < deepest) {
			const element = { tag, href: tag === 'a' ? hrefOf(attributes) : '', children: [] };
			into().push(element);
			if (tag !== 'br') open.push(element);
		}
	}
	return root;
}

/** Closes an element with all that is still open in it; an end without a beginning is nothing. */
function close(open: { tag: string }[], tag: string): void {
	const index = open.findLastIndex((element) => element.tag === tag);
	if (index >= 0) open.length = index;
}

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
			<span className="visually-hidden">{` ${around.newTab}`}</span>
		</a>
	);
}
