import { createHash } from 'node:crypto';
import { loadFile } from './cache/file-cache.ts';
import type { LivingArt, Trailer } from './collections/game-media.ts';
import type { Game } from './collections/games.ts';
import { CmsError } from './error.ts';
import type { Image } from './fields.ts';

/** A file of the CMS that the site publishes at an address of its own, which changes with what the file holds. */
export interface PublishedFile {
	href: string;
	fileName: string;
	bytes: Uint8Array<ArrayBuffer>;
}

/** Below what such files are published. */
export const publishedFolder = '/media/';

async function publish(url: string, entry: string, field: string): Promise<PublishedFile> {
	const bytes = await loadFile('games', url)
		.then(async (response) => new Uint8Array(await response.arrayBuffer()))
		.catch((cause: Error) => {
			throw new CmsError('games', url, `the file cannot be read: ${cause.message}`, { entry, field });
		});
	const fileName = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '-');
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
	return { href: `${publishedFolder}${hash}/${fileName}`, fileName, bytes };
}

/** A trailer with the files that the site publishes. */
export type PublishedTrailer = Pick<Trailer, 'date' | 'seconds' | 'address'> & {
	poster: Image;
	/** The poster as it is, for those who list films. */
	thumbnail: PublishedFile;
	/** The best first. */
	sources: (PublishedFile & { type: string })[];
	captions: (PublishedFile & { language: Trailer['captions'][number]['language'] })[];
};

/** Publishes the files of a game's trailer; undefined where it has none. */
export async function publishTrailer({ slug, trailer }: Game): Promise<PublishedTrailer | undefined> {
	if (!trailer) return undefined;
	const { webm, mp4, captions, ...facts } = trailer;
	const source = async (kind: 'webm' | 'mp4', url: string | undefined) =>
		url ? [{ ...(await publish(url, slug, `trailer.${kind}`)), type: `video/${kind}` }] : [];
	const [thumbnail, sources, tracks] = await Promise.all([
		publish(facts.poster.url, slug, 'trailer.poster.url'),
		Promise.all([source('webm', webm), source('mp4', mp4)]),
		Promise.all(
			captions.map(async ({ language, url }, index) => ({
				...(await publish(url, slug, `trailer.captions[${index}].url`)),
				language,
			})),
		),
	]);
	return { ...facts, thumbnail, sources: sources.flat(), captions: tracks };
}

/** Living key art with the addresses that its layers are published at. */
export interface PublishedArt {
	effect: LivingArt['effect'];
	layers: (PublishedFile & { depth: number })[];
}

/** Publishes the layers of a game's living key art; undefined where it has none. */
export async function publishArt({ slug, livingArt }: Game): Promise<PublishedArt | undefined> {
	if (!livingArt) return undefined;
	const layers = livingArt.layers.map(async ({ url, depth }, index) => ({
		...(await publish(url, slug, `livingArt.layers[${index}].url`)),
		depth,
	}));
	return { effect: livingArt.effect, layers: await Promise.all(layers) };
}
