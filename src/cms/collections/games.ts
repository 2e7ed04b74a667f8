import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { fetchList } from '../fetch-entries.ts';
import { date, drawing, id, image, link, onlyIn, previousSlugs, slug, text } from '../fields.ts';
import { markup, sectionMarkup } from '../markup.ts';
import { gameDetails } from './game-details.ts';
import { livingArt, trailer } from './game-media.ts';

/** A game as the CMS answers it. */
export const game = v.object({
	id,
	slug,
	previousSlugs,
	locale: onlyIn,
	name: text,
	tagline: text,
	description: markup,
	externalUrl: link,
	platforms: v.array(text),
	releaseDate: date,
	keyArt: v.object({ wide: image, tall: image }),
	logo: drawing,
	icon: drawing,
	screenshots: v.array(image),
	accent: v.object({
		hue: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
		hex: v.pipe(v.string(), v.hexColor()),
	}),
	trailer: v.optional(trailer),
	livingArt: v.optional(livingArt),
	...gameDetails,
});
export type Game = v.InferOutput<typeof game>;

/** The studio's games, newest first. */
export async function loadGames(locale: Locale): Promise<Game[]> {
	const games = await fetchList({ collection: 'games', path: '/api/games' }, game, locale, {
		required: true,
	});
	return games.toSorted((a, b) => b.releaseDate.getTime() - a.releaseDate.getTime());
}

/** A new version of a game as the CMS answers it. */
export const patch = v.object({
	id,
	locale: onlyIn,
	/** The game's slug. */
	game: slug,
	version: text,
	date,
	notes: sectionMarkup,
	/** Where more is said or it is downloaded. */
	url: link,
});
export type Patch = v.InferOutput<typeof patch>;

/** New versions of games, newest first. */
export async function loadPatches(locale: Locale): Promise<Patch[]> {
	const question = { collection: 'support-patches', path: '/api/support-patches' };
	const patches = await fetchList(question, patch, locale);
	return patches.toSorted((a, b) => b.date.getTime() - a.date.getTime());
}
