import type { APIRoute } from 'astro';
import { loadGames } from '#cms/collections/games.ts';
import { loadOutline, type Outline } from '#cms/logo.ts';
import { defaultLocale } from '#site.config';

/**
 * The outlines of each game's logo, which outweigh the page around them: taken in by reference in the colour
 * of the text, or as a light picture.
 */
export async function getStaticPaths() {
	const games = await loadGames(defaultLocale);
	const outlines = await Promise.all(games.map(({ logo }) => loadOutline(logo)));
	return games.flatMap(({ slug }, index) => {
		const outline = outlines[index];
		return outline ? [{ params: { slug }, props: { outline } }] : [];
	});
}

export const GET: APIRoute<{ outline: Outline }> = ({ props: { outline } }) =>
	new Response(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${outline.viewBox}" fill="#fdfaf4"><g id="logo">${outline.shapes}</g></svg>`,
		{ headers: { 'Content-Type': 'image/svg+xml' } },
	);
