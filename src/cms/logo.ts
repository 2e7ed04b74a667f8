import type { Image } from './fields.ts';

/** What is drawn of a logo: outlines only, so that nothing else of a foreign file reaches the page. */
export interface Outline {
	viewBox: string;
	paths: string[];
}

/** The outlines of an SVG logo, to be filled in the colour of the text around it; null for a logo of another type. */
export async function loadOutline(logo: Image): Promise<Outline | null> {
	if (!new URL(logo.url).pathname.endsWith('.svg')) return null;
	const response = await fetch(logo.url, { signal: AbortSignal.timeout(10_000) });
	if (!response.ok) return null;
	const svg = await response.text();
	const viewBox = /viewBox="([-\d.\s]+)"/.exec(svg)?.[1];
	const paths = [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, outline = '']) => outline);
	return viewBox && paths.length > 0 ? { viewBox, paths } : null;
}
