import { optimize } from 'svgo';

/** What a logo of one colour is drawn in, as it lies over pictures. */
const light = '#fdfaf4';

const svgNamespace = 'http://www.w3.org/2000/svg';
const drawn = new Set(
	'svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use clipPath mask marker pattern linearGradient radialGradient stop image filter switch'.split(
		' ',
	),
);
const isDrawn = (name: string) => drawn.has(name) || /^fe[A-Z]/.test(name);
/** What is seen in no program; the data of editors has a prefix. */
const isUnseen = (name: string) => /^(?:title|desc|metadata|view|cursor)$|:/.test(name);

/** A part of a drawing. */
interface Part {
	type: string;
	name: string;
	attributes: Record<string, string>;
	children: Part[];
}

const partsOf = ({ children }: Part) => children.filter(({ type }) => type === 'element');

/** Has a step of ours go through a drawing between those of the library. */
const step = (name: string, run: (root: Part) => void) => ({
	name,
	fn: (root: unknown): null => {
		run(root as Part);
		return null;
	},
});

/** Stops where a file is something else, such as a page that says that there is no such file. */
function mustBeSvg(root: Part): void {
	if (partsOf(root)[0]?.name !== 'svg') throw new Error('it begins with no <svg>');
}

/** Takes off the prefix that some programs write before each name. */
function withoutPrefix(part: Part, prefix?: string): void {
	for (const child of partsOf(part)) {
		const own = Object.entries(child.attributes).find(([, value]) => value === svgNamespace)?.[0];
		const inner = own?.startsWith('xmlns:') ? `${own.slice('xmlns:'.length)}:` : prefix;
		if (inner && child.name.startsWith(inner)) child.name = child.name.slice(inner.length);
		withoutPrefix(child, inner);
	}
}

const isInFile = (address: string) => /^\s*(?:#|data:image\/)/.test(address);
const leadsOut = (value: string) =>
	[...value.matchAll(/url\(\s*["']?([^)"']*)/g)].some(([, address = '']) => !isInFile(address));

function keepAttributes(part: Part, lost: Set<string>): void {
	const { href = part.attributes['xlink:href'], ...others } = part.attributes;
	const kept = Object.entries(others).filter(([name, value]) => {
		if (leadsOut(value)) lost.add(`${name} from another file`);
		return (
			!/^(?:on|data-|aria-)|^(?:class|role|xlink:.*)$|^(?!xml:space|xmlns$).*:/i.test(name) &&
			!leadsOut(value)
		);
	});
	part.attributes = Object.fromEntries(kept);
	if (href === undefined) return;
	if (isInFile(href)) part.attributes.href = href;
	else lost.add(`<${part.name}> from another file`);
}

/** Whether a program put it there for itself: browsers pass it over. */
const isForOthers = ({ name, attributes }: Part) =>
	name === 'foreignObject' && attributes.requiredExtensions !== undefined;

const withoutLink = ({ href, 'xlink:href': old, ...others }: Part['attributes']) => others;

/** Keeps what is drawn, and notes what else would have been seen. */
function keepDrawn(part: Part, lost: Set<string>): void {
	for (const child of partsOf(part)) {
		if (child.name === 'a') Object.assign(child, { name: 'g', attributes: withoutLink(child.attributes) });
		if (isDrawn(child.name)) keepAttributes(child, lost);
		else if (!isUnseen(child.name) && !isForOthers(child)) lost.add(`<${child.name}>`);
	}
	part.children = part.children.filter(({ type, name }) =>
		type === 'element' ? isDrawn(name) : type === 'text' || type === 'cdata',
	);
	for (const child of partsOf(part)) keepDrawn(child, lost);
}

/** Gives the drawing the names and the size without which an image shows nothing of it. */
function complete(root: Part): void {
	const [svg] = partsOf(root);
	if (!svg) return;
	const { viewBox, width, height, ...others } = svg.attributes;
	const [w, h] = [width, height].map((value = '') => toPixels(value));
	const size = w && h ? { width: String(w), height: String(h) } : {};
	const box = viewBox ?? (w && h ? `0 0 ${w} ${h}` : undefined);
	svg.attributes = { ...others, xmlns: svgNamespace, ...(box && { viewBox: box }), ...size };
}

const units: Record<string, number> = {
	'': 1,
	px: 1,
	pt: 4 / 3,
	pc: 16,
	in: 96,
	cm: 96 / 2.54,
	mm: 96 / 25.4,
	em: 16,
};

function toPixels(length: string): number | undefined {
	const [, number = '', unit = ''] = /^\s*([\d.]+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/i.exec(length) ?? [];
	const scale = units[unit.toLowerCase()];
	return scale && Number(number) ? Number((Number(number) * scale).toFixed(3)) : undefined;
}

/** An SVG with the values of custom properties in their places, which not every program knows that draws one. */
export function withoutVariables(svg: string): string {
	const values = new Map(
		[...svg.matchAll(/(--[\w-]+)\s*:\s*([^;}"']+)/g)].map(([, name = '', value = '']) => [
			name,
			value.trim(),
		]),
	);
	const use = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;
	const fill = (text: string) =>
		text.replace(use, (_, name: string, or = 'inherit') => values.get(name) ?? or.trim());
	return fill(fill(svg));
}

/**
 * An SVG whose styles are attributes, and of which only what is drawn has stayed; throws where it is no XML.
 * @param lost is told what would have been seen and has gone
 */
export function tidySvg(svg: string, lost: Set<string>): string {
	return optimize(withoutVariables(svg), {
		plugins: [
			'removeDoctype',
			'removeXMLProcInst',
			'removeComments',
			step('withoutPrefix', withoutPrefix),
			step('mustBeSvg', mustBeSvg),
			'removeEditorsNSData',
			{ name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: ['', 'screen', 'all'] } },
			'convertStyleToAttrs',
			'removeScripts',
			step('keepDrawn', (root) => keepDrawn(root, lost)),
			step('complete', complete),
		],
	}).data;
}

const isPaint = (value: string) => !/^\s*(?:none|transparent|inherit|context-|url\()/i.test(value);

const translucent =
	/^\s*(?:#(?:[\da-f]{3}([\da-f])|[\da-f]{6}([\da-f]{2}))|(?:rgb|hsl)a?\([^)]*?(?:\/|,[^,]*,[^,]*,)\s*([\d.]+)(%?)\s*\))\s*$/i;

/** How much of what is below it a colour covers; 1 where it does not say. */
function alphaOf(color: string): number {
	const [match, digit, digits, share, percent] = translucent.exec(color) ?? [];
	if (match === undefined) return 1;
	if (share !== undefined) return Number(share) / (percent ? 100 : 1);
	return digit === undefined ? Number.parseInt(digits ?? '', 16) / 255 : Number.parseInt(digit, 16) / 15;
}

const paints = { fill: 'fill-opacity', stroke: 'stroke-opacity', 'stop-color': 'stop-opacity' };

function paint({ attributes }: Part): void {
	if (attributes.color && isPaint(attributes.color)) attributes.color = light;
	for (const [name, opacity] of Object.entries(paints)) {
		const value = attributes[name];
		if (!value || !isPaint(value)) continue;
		const alpha = alphaOf(value);
		if (alpha < 1) attributes[opacity] = String(alpha * Number(attributes[opacity] ?? 1));
		attributes[name] = light;
	}
}

interface Inherited {
	fill: string;
	stroke: string;
}

/** Paints everything but masks, whose colours say what is hidden: they keep those that they would have inherited. */
function paintAll(part: Part, inherited: Inherited = { fill: '#000', stroke: 'none' }): void {
	for (const child of partsOf(part)) {
		const { fill = inherited.fill, stroke = inherited.stroke } = child.attributes;
		if (child.name === 'mask') {
			child.attributes = { color: '#000', ...child.attributes, fill, stroke };
			continue;
		}
		paint(child);
		paintAll(child, { fill, stroke });
	}
}

/** The same drawing in one colour. */
export function inOneColor(svg: string): string {
	return optimize(svg, {
		plugins: [
			step('paintAll', (root) => {
				paintAll(root);
				for (const top of partsOf(root)) top.attributes = { fill: light, color: light, ...top.attributes };
			}),
		],
	}).data;
}

/** An SVG as it came, but for what runs. */
export function withoutScripts(svg: string): string {
	return optimize(svg, { plugins: ['removeScripts', step('complete', complete)] }).data;
}

/** The same drawing with its longer side of that many pixels. */
export function toSize(svg: string, longer: number): string {
	const resize = (root: Part) => {
		complete(root);
		for (const { attributes } of partsOf(root)) {
			const [, , ...box] = (attributes.viewBox ?? '').split(/[\s,]+/);
			const [w = longer, h = longer] = [attributes.width ?? box[0], attributes.height ?? box[1]].map(
				(value) => Number(value) || undefined,
			);
			const scale = longer / Math.max(w, h);
			Object.assign(attributes, {
				width: String(Math.round(w * scale)),
				height: String(Math.round(h * scale)),
			});
		}
	};
	return optimize(svg, { plugins: [step('resize', resize)] }).data;
}
