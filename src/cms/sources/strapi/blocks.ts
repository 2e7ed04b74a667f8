import { escapeHtml } from '#lib/text/plain-text.ts';

/** A part of a rich text that was written in Strapi's block editor. */
interface Block {
	type: string;
	text?: string;
	level?: number;
	format?: string;
	url?: string;
	children?: readonly Block[];
	bold?: boolean;
	italic?: boolean;
	strikethrough?: boolean;
	code?: boolean;
}

const marks = { code: 'code', strikethrough: 's', italic: 'em', bold: 'strong' } as const;

function toText(block: Block): string {
	const text = escapeHtml(block.text ?? '').replaceAll('\n', '<br>');
	return Object.entries(marks).reduce(
		(html, [mark, name]) => (block[mark as keyof typeof marks] ? `<${name}>${html}</${name}>` : html),
		text,
	);
}

/** The element that a block is; a picture is none, since texts have no pictures. */
function elementOf({ type, level = 2, format }: Block): string | undefined {
	if (type === 'heading') return `h${level}`;
	if (type === 'list') return format === 'ordered' ? 'ol' : 'ul';
	return { paragraph: 'p', 'list-item': 'li', quote: 'blockquote', code: 'pre' }[type];
}

function toHtml(block: Block): string {
	if (block.type === 'text') return toText(block);
	const inner = blocksToHtml(block.children ?? []);
	if (block.type === 'link') return `<a href="${escapeHtml(block.url ?? '')}">${inner}</a>`;
	const name = elementOf(block);
	return name ? `<${name}>${inner}</${name}>` : '';
}

/** HTML of what Strapi's block editor saves. */
export const blocksToHtml = (blocks: readonly unknown[]): string =>
	blocks.map((block) => toHtml(block as Block)).join('');
