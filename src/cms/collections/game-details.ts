import * as v from 'valibot';
import { type StoreRegion, site } from '#site.config';
import { image, link, text } from '../fields.ts';
import { sectionMarkup } from '../markup.ts';

const storeRegions = Object.keys(site.links.store) as StoreRegion[];

/** The boards whose ratings a game may carry. */
export const ratingBoards = ['pegi', 'esrb', 'usk'] as const;

const list = <Part extends v.GenericSchema>(part: Part) => v.nullish(v.array(part), []);

const isIn = v.optional(v.boolean(), false);

/** What the page of a game shows beside its name and pictures; any of it may be absent. */
export const gameDetails = {
	/** Shown one after another, each beside its scene. */
	story: list(v.object({ title: text, text: sectionMarkup, scene: image })),
	quotes: list(v.object({ text, source: text, url: v.nullish(link) })),
	/** Where it is sold; everywhere and for each platform, where these are not named. */
	stores: list(
		v.object({
			name: text,
			url: link,
			region: v.nullish(v.picklist(storeRegions)),
			platform: v.nullish(text),
		}),
	),
	ratings: list(v.object({ board: v.picklist(ratingBoards), rating: text, descriptors: list(text) })),
	requirements: list(
		v.object({
			system: text,
			rows: v.array(v.object({ name: text, minimum: text, recommended: v.nullish(text) })),
		}),
	),
	/** What of it is in which language, by codes such as `fr` and `pt-BR`. */
	localizations: list(v.object({ language: text, interface: isIn, subtitles: isIn, audio: isIn })),
	accessibility: list(text),
};
