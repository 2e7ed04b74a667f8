import {
	classOf,
	create,
	type Element,
	isBlank,
	isElement,
	isEmpty,
	made,
	type Node,
	styleOf,
	text,
	toBlocks,
	unpack,
} from './tree.ts';

/** Where items stand that editors wrote without lists, or without nesting them. */
interface Place {
	level: number;
	ordered: boolean;
	properties: Record<string, unknown>;
}
const places = new WeakMap<Node, Place>();

const numbered = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** How a list begins that is numbered like that. */
function numberingOf(marker: string): Record<string, unknown> {
	const [, sign = ''] = numbered.exec(marker) ?? [];
	if (/^\d/.test(sign)) return Number(sign) === 1 ? {} : { start: Number(sign) };
	const isRoman = /^[ivx]+$/i.test(sign);
	const isUpper = sign === sign.toUpperCase();
	return { type: isRoman ? (isUpper ? 'I' : 'i') : isUpper ? 'A' : 'a' };
}

const leading = /^[\s\u00a0]*(?:([·•▪◦§o\u00a7\u00b7\u2013-]|\(?(?:\d+|[a-z]|[ivxlc]+)[.)]))[\s\u00a0]+/i;

/** A paragraph that a word processor shows as an item, as one; undefined for any other. */
export function itemOfWord(node: Element, children: Node[], marker: string): Element | undefined {
	const [, level] = /mso-list\s*:\s*(?!ignore|none)[^;]*?level(\d+)/i.exec(styleOf(node)) ?? [];
	if (!level && !/\bMsoListParagraph/.test(classOf(node))) return undefined;
	const first = children.find((child) => !isBlank(child));
	const [start = '', sign = ''] = marker ? [] : (leading.exec(first?.value ?? '') ?? []);
	if (!level && !marker && !start) return undefined;
	if (first?.value && start) first.value = first.value.slice(start.length);
	const item = create('li', children);
	const shown = marker || sign;
	places.set(item, {
		level: Number(level ?? 1),
		ordered: numbered.test(shown),
		properties: numbered.test(shown) ? numberingOf(shown) : {},
	});
	return item;
}

/** An item of an editor that says in the item what list it is of. */
function placeOfItem(node: Element): Place | undefined {
	const { dataList } = node.properties;
	if (dataList === undefined) return undefined;
	const [, indent = '0'] = /\bql-indent-(\d)/.exec(classOf(node)) ?? [];
	return { level: Number(indent) + 1, ordered: dataList === 'ordered', properties: {} };
}

/** Items in the lists that they stand for. */
function buildLists(items: readonly Element[]): Element[] {
	const top: Element[] = [];
	const open: { place: Place; list: Element }[] = [];
	for (const item of items) {
		const place = places.get(item) ?? { level: 1, ordered: false, properties: {} };
		while ((open.at(-1)?.place.level ?? 0) > place.level) open.pop();
		const current = open.at(-1);
		if (!current || current.place.level < place.level || current.place.ordered !== place.ordered) {
			if (current?.place.level === place.level) open.pop();
			const list = create(place.ordered ? 'ol' : 'ul', [], place.properties);
			const around = open.at(-1)?.list.children.at(-1)?.children ?? top;
			around.push(list);
			open.push({ place, list });
		}
		open.at(-1)?.list.children.push(item);
	}
	return top;
}

/** Nodes in which items stand in lists. */
export function listed(nodes: readonly Node[]): Node[] {
	const result: Node[] = [];
	let items: Element[] = [];
	const end = () => {
		result.push(...buildLists(items));
		items = [];
	};
	for (const node of nodes) {
		if (isElement(node) && node.tagName === 'li') items.push(node);
		else if (items.length === 0 || !isBlank(node)) {
			end();
			result.push(node);
		}
	}
	end();
	return result;
}

/** The children of a list: items, and lists in the items that they stand below. */
function itemsOf(nodes: readonly Node[]): Node[] {
	const items: Element[] = [];
	for (const node of nodes) {
		if (isBlank(node)) continue;
		const last = items.at(-1);
		if (isElement(node) && node.tagName === 'li') items.push(node);
		else if (last && isElement(node) && /^[uo]l$/.test(node.tagName)) last.children.push(node);
		else items.push(create('li', unpack(toBlocks([node]), false)));
	}
	return items;
}

export function convertList(node: Element, tagName: string, children: Node[]): Node[] {
	if (
		children.every((child) => isBlank(child) || ((child as Element).tagName === 'li' && !places.has(child)))
	)
		return isEmpty(children) ? [] : [{ ...node, tagName, children }];
	const items = itemsOf(children);
	return items.some((item) => places.has(item))
		? buildLists(items.filter(isElement))
		: [{ ...node, tagName, children: items }];
}

/** Whether an item is done, where the editor says it beside the text. */
const tickOf = ({ properties: { dataChecked, dataList } }: Element): string | undefined => {
	if (dataList === 'checked' || dataChecked === 'true' || dataChecked === true) return '☑ ';
	return dataList === 'unchecked' || dataChecked === 'false' || dataChecked === false ? '☐ ' : undefined;
};

const isTick = (node: Node | undefined) => /^\s*[☐☑]\s*$/.test(node?.value ?? '');

/** An item whose tick stands with its first words. */
function withTick(node: Element, children: readonly Node[]): Node[] {
	const [first, ...others] = children.filter((child) => !isBlank(child));
	const tick = isTick(first) ? first : undefined;
	const sign = tick ?? (tickOf(node) && text(tickOf(node) ?? ''));
	if (!sign) return [...children];
	const [next, ...rest] = tick ? others : children;
	return next && isElement(next) && next.tagName === 'p'
		? [{ ...next, children: [sign, ...next.children] }, ...rest]
		: [sign, ...children.filter((child) => child !== tick)];
}

export function convertItem(node: Element, children: Node[]): Node[] {
	const content = unpack(children.some((child) => made.has(child)) ? toBlocks(children) : children, false);
	const item: Element = { ...node, children: withTick(node, content) };
	const place = placeOfItem(node);
	if (place) places.set(item, place);
	return [item];
}
