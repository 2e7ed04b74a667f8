import { loadFile } from './cache/file-cache.ts';
import type { Image } from './fields.ts';

/** What is drawn of a logo, without its own colours. */
export interface Outline {
	viewBox: string;
	/** Shapes only, rebuilt tag by tag, so that nothing else of a foreign file reaches the page. */
	shapes: string;
}

const shapeTags = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line']);
const shapeAttributes =
	/\s(d|transform|points|fill-rule|opacity|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height)="([-\w\s.,()]*)"/g;

function rebuildTag([, end = '', name = '', rest = '']: RegExpMatchArray): string {
	if (!shapeTags.has(name)) return '';
	if (end) return `</${name}>`;
	const attributes = [...rest.matchAll(shapeAttributes)].map(([attribute]) => attribute).join('');
	return `<${name}${attributes}${rest.endsWith('/') ? '/' : ''}>`;
}

/** The outlines of an SVG, to be filled in the colour of the text around them; null for what has none. */
export function toOutline(svg: string): Outline | null {
	const viewBox = /<svg[^>]*\sviewBox="([-\d.\s]+)"/.exec(svg)?.[1];
	const shapes = [...svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)].map(rebuildTag).join('');
	return viewBox && shapes ? { viewBox, shapes } : null;
}

/** Reads the outlines of a logo; null for a logo that is no SVG. */
export async function loadOutline(logo: Image): Promise<Outline | null> {
	if (!new URL(logo.url).pathname.endsWith('.svg')) return null;
	return toOutline(await (await loadFile('logos', logo.url)).text());
}
