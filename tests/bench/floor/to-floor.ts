import { readFileSync } from 'node:fs';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { rehype } from 'rehype';

const css = readFileSync(new URL('floor.css', import.meta.url), 'utf8');

/** What carries content; anything else is unwrapped, so that only its content stays. */
const kept = new Set(
	'html head title body main nav header footer h1 h2 h3 h4 p ul ol li dl dt dd a strong em time figure figcaption picture source img table thead tbody tr th td'.split(
		' ',
	),
);
const dropped = new Set(
	'script style svg template dialog noscript button input textarea select iframe link meta'.split(' '),
);
const attributes = [
	'href',
	'src',
	'srcSet',
	'sizes',
	'type',
	'alt',
	'width',
	'height',
	'loading',
	'fetchPriority',
	'lang',
];

function plain(node: RootContent): ElementContent[] {
	if (node.type === 'text') return [node];
	if (node.type !== 'element' || dropped.has(node.tagName)) return [];
	const children = node.children.flatMap(plain);
	if (!kept.has(node.tagName)) return children;
	const properties = Object.fromEntries(
		attributes.flatMap((name) => (node.properties[name] == null ? [] : [[name, node.properties[name]]])),
	);
	return [{ ...node, properties, children }];
}

const head = (title: ElementContent[]): Element[] => [
	{ type: 'element', tagName: 'meta', properties: { charSet: 'utf-8' }, children: [] },
	{
		type: 'element',
		tagName: 'meta',
		properties: { name: 'viewport', content: 'width=device-width, initial-scale=1' },
		children: [],
	},
	...(title as Element[]),
	{ type: 'element', tagName: 'style', properties: {}, children: [{ type: 'text', value: css }] },
];

/** The least that says the same as a page: its text, links and pictures, plain, without a script and in the device's face. */
export function toFloor(html: string): string {
	const floor = () => (tree: Root) => {
		const page = tree.children.flatMap(plain)[0] as Element;
		for (const part of page.children)
			if (part.type === 'element' && part.tagName === 'head')
				part.children = head(part.children.filter(({ type }) => type === 'element'));
		tree.children = [{ type: 'doctype' }, page];
	};
	return String(rehype().use(floor).processSync(html));
}
