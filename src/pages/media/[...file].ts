import type { APIContext } from 'astro';
import { loadGames } from '#cms/collections/games.ts';
import { type PublishedFile, publishArt, publishedFolder, publishTrailer } from '#cms/published-files.ts';
import { locales } from '#contract/locales.ts';

/** The trailers of games and the layers of their key art. */
export async function getStaticPaths() {
	const games = (await Promise.all(locales.map(loadGames))).flat();
	const [trailers, arts] = await Promise.all([
		Promise.all(games.map(publishTrailer)),
		Promise.all(games.map(publishArt)),
	]);
	const files = [
		...trailers.flatMap((trailer) =>
			trailer ? [trailer.thumbnail, ...trailer.sources, ...trailer.captions] : [],
		),
		...arts.flatMap((art) => art?.layers ?? []),
	];
	return [...new Map(files.map((file) => [file.href, file])).values()].map((file) => ({
		params: { file: file.href.slice(publishedFolder.length) },
		props: { file },
	}));
}

export function GET({ props: { file } }: APIContext<{ file: PublishedFile }>) {
	return new Response(file.bytes);
}
