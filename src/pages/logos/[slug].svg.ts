import type { APIRoute } from 'astro';
import { loadGames } from '#cms/collections/games.ts';
import { loadLogo } from '#cms/logo.ts';
import { defaultLocale } from '#site.config';

/** Each game's logo as it is shown beside its name: light, or in its own colours where it has several. */
export async function getStaticPaths() {
	const games = await loadGames(defaultLocale);
	const logos = await Promise.all(games.map(loadLogo));
	return games.flatMap(({ slug }, index) => {
		const svg = logos[index];
		return svg ? [{ params: { slug }, props: { svg } }] : [];
	});
}

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
	new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
