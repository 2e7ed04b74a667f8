import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { defaultLocale } from '#site.config';
import { CmsError } from '../error.ts';
import { fetchList, fetchOne, findOne, locateField } from '../fetch-entries.ts';
import { id, image, one, onlyIn, pageOrLink, slug, text } from '../fields.ts';
import { findElsewhere, isDeadLink, localiseLink } from '../links.ts';
import { type Game, loadGames } from './games.ts';

/** A banner as the CMS answers it. */
export const banner = v.object({
	id,
	locale: onlyIn,
	title: text,
	text,
	link: pageOrLink,
	image,
	game: v.nullish(slug),
});
export type Banner = v.InferOutput<typeof banner>;

/** The banners that editors put on the home page, in their order, with links of the language; none to what is not built. */
export async function loadBanners(locale: Locale): Promise<Banner[]> {
	const banners = await fetchList({ collection: 'multibanners', path: '/api/multibanners' }, banner, locale);
	return banners
		.map((one) => ({ ...one, link: localiseLink(one.link, locale) }))
		.map((one) => (isDeadLink(one.link) ? { ...one, link: findElsewhere(one.link) ?? one.link } : one))
		.filter(({ link }) => !isDeadLink(link));
}

const hero = v.object({ type: v.literal('hero'), game: slug, line: text, action: text });
const lifeAtStudio = v.object({
	type: v.literal('life-at-studio'),
	title: text,
	text,
	points: v.array(v.object({ title: text, text })),
});
const storeTeaser = v.object({ type: v.literal('store-teaser'), title: text, text });

/** The blocks of the home page. */
export const homeBlocks = [hero, lifeAtStudio, storeTeaser] as const;

const homePage = v.object({
	slug: v.optional(slug, 'home'),
	locale: onlyIn,
	title: text,
	blocks: v.pipe(v.array(v.variant('type', homeBlocks)), one('hero')),
});
export type HomePage = v.InferOutput<typeof homePage>;
export type HomeBlock = HomePage['blocks'][number];

const pathOf = (locale: Locale) => `/api/pages/home/${locale}`;

/**
 * The game that the hero of the home page is about, marked with the default language where this one lacks it. Throws CmsError
 * where the CMS has none of that name.
 */
export async function loadHeroGame(name: string, locale: Locale): Promise<Game> {
	const isNamed = ({ slug }: Game) => slug === name;
	const own = (await loadGames(locale)).find(isNamed);
	const original = own ?? (await loadGames(defaultLocale)).find(isNamed);
	const game = own ?? (original && { ...original, locale: defaultLocale });
	if (game) return game;
	const place = await locateField({ collection: 'pages', path: pathOf(locale) }, 'blocks', locale);
	const problem = `names the game "${name}", which is not among games`;
	throw new CmsError('pages', place, problem, { entry: 'home', field: 'hero.game' });
}

/** The home page's own texts, as blocks in the order that editors gave them. */
export function loadHome(locale: Locale): Promise<HomePage> {
	return fetchOne({ collection: 'pages', path: pathOf(locale) }, homePage, locale);
}

/** The same; undefined where a language has no home page. */
export function findHome(locale: Locale): Promise<HomePage | undefined> {
	return findOne({ collection: 'pages', path: pathOf(locale) }, homePage, locale);
}
