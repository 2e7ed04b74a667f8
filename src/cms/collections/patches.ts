import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { fetchList } from '../fetch-entries.ts';
import { date, id, link, slug, text } from '../fields.ts';
import { markup } from '../markup.ts';

export const patch = v.object({
	id,
	/** The game's slug. */
	game: slug,
	version: text,
	date,
	notes: markup,
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
