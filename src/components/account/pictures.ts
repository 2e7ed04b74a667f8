import type { Game } from '#cms/collections/games.ts';
import type { Image } from '#cms/fields.ts';
import { makePicture } from '#components/media/made-picture.ts';
import type { Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import {
	type BuiltPicture,
	type BuiltPictures,
	type PlatformGame,
	pictureKey,
	type ShelfGame,
} from '#lib/pictures.ts';

/** The widths that a picture of an island is made in, in pixels. */
const usualWidths = [320, 640];
const coverWidths = [96, 192];

/** Makes a picture for an island, which can show none but the site's own. */
export async function buildPicture(
	{ url: src, width, height }: Image,
	widths: readonly number[] = usualWidths,
): Promise<BuiltPicture> {
	const fitting = widths.filter((each) => each <= width);
	const plain = Math.min(Math.max(...widths), width);
	const [sharp, fallback] = await Promise.all([
		makePicture({ src, width, height, widths: fitting.length > 0 ? fitting : [width], format: 'avif' }),
		makePicture({ src, width: plain, height: Math.round((plain * height) / width), format: 'webp' }),
	]);
	return { sharp: sharp.srcSet.attribute, plain: fallback.src };
}

/** Makes pictures for an island that learns only in the browser which of them it shows. */
export async function buildPictures(images: readonly Image[]): Promise<BuiltPictures> {
	const made = images.map(async (image) => [pictureKey(image.url), await buildPicture(image)] as const);
	return Object.fromEntries(await Promise.all(made));
}

/** Makes a picture of each game, by its name. */
export async function gamePictures(games: readonly Game[]): Promise<BuiltPictures> {
	const made = games.map(async ({ name, keyArt }) => [name, await buildPicture(keyArt.wide)] as const);
	return Object.fromEntries(await Promise.all(made));
}

/** What the names of stores and consoles begin with that belong to a platform. */
const ofPlatform = [
	['steam', /^Steam/i],
	['galaxy', /^GOG/i],
	['psn', /^PlayStation/i],
	['xbox', /^Xbox/i],
] as const;

const isOut = ({ releaseDate }: Game) => releaseDate.getTime() <= Date.now();

/** The games that are out on a platform, newest first. */
export async function platformGames(games: readonly Game[]): Promise<PlatformGame[]> {
	const made = games.filter(isOut).map(async ({ name, stores, platforms, keyArt }) => {
		const names = [...stores.map((store) => store.name), ...platforms];
		const found = ofPlatform.filter(([, pattern]) => names.some((each) => pattern.test(each)));
		const picture = await buildPicture(keyArt.tall, coverWidths);
		return { name, platforms: found.map(([platform]) => platform), picture };
	});
	return (await Promise.all(made)).filter(({ platforms }) => platforms.length > 0);
}

/** What the names of platforms begin with that tell what a player owns there: `entitlementPlatforms` of the contract. */
const isConsole = (platform: string) => /^(?:PlayStation|Xbox)/i.test(platform);

/** The games that are out on the platforms that bring extras, with their tall pictures. */
export function shelfOf(games: readonly Game[], locale: Locale): Promise<ShelfGame[]> {
	const shown = games.filter((game) => isOut(game) && game.platforms.some(isConsole));
	const made = shown.map(async ({ name, slug, platforms, keyArt }) => ({
		name,
		href: localePath(`/games/${slug}`, locale),
		// A name stays on one line.
		consoles: platforms
			.filter(isConsole)
			.map((platform) => platform.replaceAll(' ', '\u00a0'))
			.join(', '),
		picture: await buildPicture(keyArt.tall),
	}));
	return Promise.all(made);
}
