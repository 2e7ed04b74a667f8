import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

interface Node {
	type: string;
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
}

const asHtml = (node: Node) => toHtml({ type: 'root', children: [node] } as never);
const childrenOf = ({ children = [] }: Node) => children;

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<]/g, '\\$&').replaceAll(/&(?=#?\w+;)/g, '\\&');

function inline(node: Node): string {
	const words = () => childrenOf(node).map(inline).join('');
	if (node.type === 'text') return escaped(node.value ?? '').replaceAll(/\s*\n\s*/g, ' ');
	if (node.tagName === 'em') return `*${words()}*`;
	if (node.tagName === 'strong') return `**${words()}**`;
	const isPlainLink = node.tagName === 'a' && Object.keys(node.properties ?? {}).join() === 'href';
	if (isPlainLink) return `[${words()}](${node.properties?.href})`;
	return asHtml(node);
}

/** Escapes what would begin a list or a heading. */
const asWords = (line: string) => line.replace(/^(\d+)([.)] )/, '$1\\$2').replace(/^([-+#>] )/, '\\$1');

const isFlat = (item: Node) =>
	Object.keys(item.properties ?? {}).length === 0 &&
	childrenOf(item).every(
		({ type, tagName = '' }) => type === 'text' || ['a', 'em', 'strong'].includes(tagName),
	);

function list(node: Node): string {
	const items = childrenOf(node).filter(({ tagName }) => tagName === 'li');
	if (!items.every(isFlat) || Object.keys(node.properties ?? {}).length > 0) return asHtml(node);
	const mark = (index: number) => (node.tagName === 'ol' ? `${index + 1}.` : '-');
	const textOf = (item: Node) => asWords(childrenOf(item).map(inline).join('').trim());
	return items.map((item, index) => `${mark(index)} ${textOf(item)}`).join('\n');
}

function block(node: Node): string {
	const words = () => childrenOf(node).map(inline).join('').trim();
	if (Object.keys(node.properties ?? {}).length > 0) return asHtml(node);
	if (node.tagName === 'p') return asWords(words());
	if (node.tagName === 'h2') return `## ${words()}`;
	if (node.tagName === 'h3') return `### ${words()}`;
	return node.tagName === 'ul' || node.tagName === 'ol' ? list(node) : asHtml(node);
}

/** HTML as Markdown; what Markdown has no signs for stays HTML. */
export function toMarkdown(markup: string): string {
	const blocks = childrenOf(fromHtml(markup, { fragment: true }) as Node).filter(
		({ value }) => value === undefined || value.trim(),
	);
	return blocks.map(block).join('\n\n');
}
