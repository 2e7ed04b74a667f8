/** The part of an HTML tree that is looked at. */
export interface Node {
	type: string;
	tagName?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
	value?: string;
}

export interface Element extends Node {
	tagName: string;
	properties: Record<string, unknown>;
	children: Node[];
}

export const words = (list: string) => new Set(list.split(' '));

/** The name that links lead to an element by; empty where it has none. */
export const nameOf = ({ properties }: Element) => String(properties.id || properties.name || '');

/** What a paragraph cannot hold. */
export const blocks = words(
	'p h2 h3 h4 ul ol li blockquote hr pre figure figcaption dl dt dd table caption thead tbody tfoot tr th td',
);
export const isElement = (node: Node): node is Element => node.type === 'element';
export const isBlock = (node: Node) => isElement(node) && blocks.has(node.tagName);
export const create = (tagName: string, children: Node[], properties = {}): Element => ({
	type: 'element',
	tagName,
	properties,
	children,
});
export const text = (value: string): Node => ({ type: 'text', value });
export const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');
export const isBlank = (node: Node): boolean => node.type !== 'element' && !textOf(node).trim();
export const styleOf = ({ properties }: Element) => String(properties.style ?? '');
export const classOf = ({ properties }: Element) => [properties.className ?? []].flat().join(' ');
export const elementsIn = (node: Node): Element[] =>
	(node.children ?? []).flatMap((child) => [...(isElement(child) ? [child] : []), ...elementsIn(child)]);

/** Puts a format around words, within the blocks that they stand in. */
export function wrap(format: Element, nodes: readonly Node[]): Node[] {
	const { id, ...others } = format.properties;
	let isFirst = true;
	return groupRuns(nodes).flatMap((run) => {
		const [first] = run;
		if (first && isElement(first) && isBlock(first))
			return [{ ...first, children: wrap(format, first.children) }];
		if (run.every(isBlank)) return run;
		const properties = isFirst ? format.properties : others;
		isFirst = false;
		return [{ ...format, properties, children: run }];
	});
}

/** Neighbours that are words together; each block is by itself. */
function groupRuns(nodes: readonly Node[]): Node[][] {
	const runs: Node[][] = [];
	for (const node of nodes) {
		const last = runs.at(-1);
		if (!last || isBlock(node) || last.some(isBlock)) runs.push([node]);
		else last.push(node);
	}
	return runs;
}

const isBreak = (node: Node) => isElement(node) && node.tagName === 'br';

/** Words that two line breaks part are two paragraphs; breaks at their ends are none. */
export function toParagraphs(run: readonly Node[], properties = {}): Element[] {
	const parts: Node[][] = [[]];
	let breaks: Node[] = [];
	for (const node of run) {
		if (isBreak(node) || (breaks.length > 0 && isBlank(node))) breaks.push(node);
		else {
			if (breaks.filter(isBreak).length > 1) parts.push([]);
			else if (parts.at(-1)?.some((each) => !isBlank(each))) parts.at(-1)?.push(...breaks);
			breaks = [];
			parts.at(-1)?.push(node);
		}
	}
	return parts
		.filter((part) => !isEmpty(part))
		.map((part, index) => create('p', part, index === 0 ? properties : {}));
}

export const isEmpty = (nodes: readonly Node[]): boolean =>
	nodes.every((node) => !textOf(node).trim() && !(isElement(node) && holdsMore(node)));
const holdsMore = (node: Element): boolean =>
	/^(?:hr|td|th)$/.test(node.tagName) || node.properties.id !== undefined || elementsIn(node).some(holdsMore);

/** Paragraphs that we made ourselves, which single words in a cell or an item do without. */
export const made = new WeakSet<Node>();

/** Nodes of which none stands loose beside a block. */
export function toBlocks(nodes: readonly Node[], properties = {}): Node[] {
	return groupRuns(nodes).flatMap((run) => {
		if (run.some(isBlock) || run.every((node) => /^[\t\n\r ]*$/.test(node.value ?? '-'))) return run;
		const paragraphs = toParagraphs(run, properties);
		for (const paragraph of paragraphs) made.add(paragraph);
		return paragraphs;
	});
}

/** The same as words, where no block may stand; a break parts what were blocks. */
export function toWords(nodes: readonly Node[], between: () => Node): Node[] {
	return groupRuns(nodes)
		.map((run) => {
			const [first] = run;
			return first && isElement(first) && isBlock(first) ? toWords(first.children, between) : run;
		})
		.filter((run) => !run.every(isBlank))
		.flatMap((run, index) => (index > 0 ? [between(), ...run] : run));
}

/** An item, a cell or the like, without a paragraph around its only words. */
export function unpack(nodes: Node[], isCell: boolean): Node[] {
	const paragraphs = nodes.filter((node): node is Element => isElement(node) && node.tagName === 'p');
	const [only] = paragraphs;
	const isSingle = paragraphs.length === 1 && only !== undefined && (made.has(only) || isCell);
	const isAlone = nodes.every(
		(node) => node === only || isBlank(node) || (isElement(node) && /^[uo]l$/.test(node.tagName)),
	);
	return isSingle && isAlone ? nodes.flatMap((node) => (node === only ? only.children : [node])) : nodes;
}
