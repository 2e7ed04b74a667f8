import { createHash } from 'node:crypto';
import { convertItem, convertList, itemOfWord, listed } from './lists.ts';
import { note, quote, takeOut, type Walk } from './take-out.ts';
import {
	blocks,
	classOf,
	create,
	type Element,
	elementsIn,
	isBlock,
	isElement,
	isEmpty,
	made,
	type Node,
	nameOf,
	styleOf,
	text,
	textOf,
	toBlocks,
	toParagraphs,
	toWords,
	unpack,
	words,
	wrap,
} from './tree.ts';

/** Parts of pages and forms: what stands in them is text like any other. */
const sections = words(
	'address article aside body center details dialog div fieldset footer form header hgroup html legend main nav optgroup option search section summary',
);
const formats = words(
	'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var',
);
const renamed: Record<string, string> = {
	strike: 's',
	tt: 'code',
	menu: 'ul',
	dir: 'ul',
	listing: 'pre',
	xmp: 'pre',
	acronym: 'abbr',
};
const headings: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };
const lowest = 4;
const protocols = /^(?:https?|mailto|tel):/i;

/** The level that an element has as a heading, in the editor's own outline; 0 for what is none. */
function levelOf(node: Element): number {
	if (node.properties.role === 'heading') return Number(node.properties.ariaLevel ?? 2);
	if (/\bMsoTitle\b/.test(classOf(node))) return 1;
	return Object.hasOwn(headings, node.tagName) ? (headings[node.tagName] ?? 0) : 0;
}

const decode = (name: string) => {
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
};

/** A name within the page that a link leads to; empty for any other link. */
const targetOf = ({ properties }: Element) => {
	const href = String(properties.href ?? '');
	return href.startsWith('#') ? decode(href.slice(1)) : '';
};

const looks: [tag: string, style: RegExp][] = [
	['strong', /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i],
	['em', /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)/i],
	['sup', /(?:^|;)\s*vertical-align\s*:\s*super/i],
	['sub', /(?:^|;)\s*vertical-align\s*:\s*sub\b/i],
	[
		'mark',
		/(?:^|;)\s*(?:mso-highlight|background(?:-color)?)\s*:\s*(?!\s*(?:none|transparent|inherit|initial|white|#fff(?:fff)?\b|rgba?\(\s*255,\s*255,\s*255|rgba\([^)]*,\s*0\s*\)|var\())/i,
	],
];
const struck = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i;
const unbolded = /(?:^|;)\s*font-weight\s*:\s*(?:normal|[34]00)/i;

/** The formats that an element has by its style alone. */
function formatsOf(node: Element): string[] {
	const style = styleOf(node);
	const own = /^(?:span|font)$/.test(node.tagName)
		? looks.filter(([, look]) => look.test(style)).map(([tag]) => tag)
		: [];
	return struck.test(style) && !/^(?:s|del)$/.test(node.tagName) ? [...own, 's'] : own;
}

/** A link that leads somewhere a link may lead, by the name that its target gets. */
function convertLink(node: Element, children: Node[], walk: Walk): Node[] {
	const { href, name, ...properties } = node.properties;
	// Browsers pass over control characters.
	const address = String(href ?? '')
		.replace(/\p{Cc}/gu, '')
		.trim();
	const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(address) ?? [];
	if (scheme && !protocols.test(address)) {
		const said = textOf(node).trim();
		note(walk, `the link of ${quote(said)} to ${scheme}`);
		return children;
	}
	const target = targetOf(node);
	const own =
		target && walk.targets.has(target)
			? { href: `#${nameFor(target, walk)}` }
			: address
				? { href: address }
				: {};
	const link = create('a', [], { ...properties, ...own });
	if (isEmpty(children)) return properties.id === undefined ? [] : [link];
	return address || properties.id !== undefined ? wrap(link, children) : children;
}

const nameFor = (name: string, { prefix }: Walk) =>
	/^text-[\da-f]{4}-/.test(name) ? name : `${prefix}${name.replace(/\s+/g, '-')}`;

/** Keeps the name of what a link of the text leads to, and no other. */
function rename(node: Element, walk: Walk): Element {
	const { id, name, ...properties } = node.properties;
	const own = nameOf(node);
	const keeps = own !== '' && walk.targets.has(own);
	return {
		...node,
		properties: {
			...properties,
			...(name !== undefined && node.tagName === 'a' && { name }),
			...(keeps && { id: nameFor(own, walk) }),
		},
	};
}

const cells = words('td th dd dt figcaption caption');

/** A line break, which parts what were blocks where none may stand. */
const lineBreak = () => create('br', []);

/** A box that an editor draws as an element without words. */
function boxOf(node: Element): string | undefined {
	const [, state] = /\bcheckbox-(on|off)\b/.exec(classOf(node)) ?? [];
	return state && (state === 'on' ? '☑ ' : '☐ ');
}

const defined = <T>(properties: Record<string, T | undefined>): Record<string, T> =>
	Object.fromEntries(
		Object.entries(properties).filter((entry): entry is [string, T] => entry[1] !== undefined),
	);

/** What becomes of an element whose children have been converted. */
function convertElement(given: Element, converted: Node[], walk: Walk, marker: string): Node[] {
	const node = rename(given, walk);
	const tagName = renamed[node.tagName] ?? node.tagName;
	const formatted = formatsOf(node).reduce((inner, format) => wrap(create(format, []), inner), converted);
	const children = /^(?:ul|ol|table|thead|tbody|tfoot|tr|dl)$/.test(tagName) ? formatted : listed(formatted);
	const { lang, dir, id } = node.properties;
	const kept = defined({ lang, dir, id });
	const box = boxOf(node);
	if (box) return [text(box)];
	const level = levelOf(node);
	if (level > 0) {
		const tag = `h${Math.min(lowest, Math.max(2, level + walk.shift))}`;
		const heading = create(tag, toWords(children, lineBreak), kept);
		return isEmpty(heading.children) ? [] : [heading];
	}
	if (tagName === 'p') {
		const item = itemOfWord(node, children, marker);
		if (item) return [item];
		const paragraphs = children.some(isBlock) ? toBlocks(children, kept) : toParagraphs(children, kept);
		if (node.properties.role === 'presentation') for (const paragraph of paragraphs) made.add(paragraph);
		return paragraphs;
	}
	if (tagName === 'summary' || tagName === 'legend') return toBlocks(wrap(create('strong', []), children));
	if (sections.has(tagName) || /display\s*:\s*block/i.test(styleOf(node)))
		return toBlocks(children, kept).map((block) => inherit(block, kept));
	if (tagName === 'ul' || tagName === 'ol') return convertList(node, tagName, children);
	if (tagName === 'li') return convertItem(node, children);
	if (tagName === 'pre') return [{ ...node, tagName, children: toWords(children, () => text('\n')) }];
	if (tagName === 'figure')
		return children.some((child) => isBlock(child) && (child as Element).tagName !== 'figcaption')
			? [{ ...node, children }]
			: toBlocks(
					children.flatMap((child) => (isBlock(child) ? [create('p', child.children ?? [])] : [child])),
				);
	if (cells.has(tagName)) return [{ ...node, tagName, children: unpack(children, true) }];
	if (tagName === 'blockquote') return isEmpty(children) ? [] : [{ ...node, children }];
	if (tagName === 'a') return convertLink(node, children, walk);
	if (/^(?:b|strong)$/.test(tagName) && unbolded.test(styleOf(node))) return children;
	if (formats.has(tagName)) return wrap({ ...node, tagName, children: [] }, children);
	return blocks.has(tagName) || /^(?:br|wbr|ruby|rt|rp)$/.test(tagName)
		? [{ ...node, tagName, children }]
		: children;
}

/** The language and the direction of a section hold for what was in it. */
function inherit(block: Node, { lang, dir }: Record<string, unknown>): Node {
	if (!isElement(block)) return block;
	return { ...block, properties: { ...defined({ lang, dir }), ...block.properties } };
}

/** The sign before an item of a word processor, which stands in a part of its own. */
const isMarker = (node: Node): node is Element =>
	isElement(node) && /mso-list\s*:\s*ignore/i.test(styleOf(node));

const isParagraph = ({ tagName }: Element) => tagName === 'p' || Object.hasOwn(headings, tagName);

function convert(node: Node, walk: Walk): Node[] {
	if (node.type === 'text') return [node];
	if (!isElement(node)) return [];
	const out = takeOut(node, walk);
	if (out) return out;
	const markers = isParagraph(node) ? elementsIn(node).filter(isMarker) : [];
	const marker = markers.map(textOf).join('').trim();
	for (const each of markers) each.children = [];
	return convertElement(node, convertAll(node.children, walk), walk, marker);
}

const convertAll = (nodes: readonly Node[], walk: Walk): Node[] =>
	nodes.flatMap((node) => convert(node, walk));

const isBroken = (nodes: readonly Node[]) => toParagraphs(nodes).length > 1;

/**
 * What editors' programs paste, in the few elements of a text here: what has a meaning keeps it. Changes the tree.
 * @param top the level that headings of the text begin at, at the highest
 * @returns what is taken out, each as it is told to editors
 */
export function mapEditorMarkup(root: Node, html: string, top: number): string[] {
	const all = elementsIn(root);
	const levels = all.map(levelOf).filter((level) => level > 0);
	const names = new Set(all.map(nameOf));
	const walk: Walk = {
		lost: new Map(),
		shift: Math.max(0, top - Math.min(...levels, lowest)),
		targets: new Set(
			all
				.filter((node) => textOf(node).trim())
				.map(targetOf)
				.filter((name) => name !== '' && names.has(name)),
		),
		prefix: `text-${createHash('sha256').update(html).digest('hex').slice(0, 4)}-`,
	};
	const children = listed(convertAll(root.children ?? [], walk));
	root.children = children.some(isBlock) || isBroken(children) ? toBlocks(children) : children;
	return [...walk.lost].map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what));
}
