import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { CmsError } from '../error.ts';
import { fetchList, fetchOne } from '../fetch-entries.ts';
import { id, image, one, pageOrLink, slug, text } from '../fields.ts';
import { isDeadLink, localiseLink } from '../links.ts';
import { type Game, loadGames } from './games.ts';

const banner = v.object({ id, title: text, text, link: pageOrLink, image, game: v.nullish(slug) });
export type Banner = v.InferOutput<typeof banner>;

/** The banners that editors put on the home page, in their order, with links of the language; none to what is not built. */
export async function loadBanners(locale: Locale): Promise<Banner[]> {
	const banners = await fetchList({ collection: 'multibanners', path: '/api/multibanners' }, banner, locale);
	return banners
		.map((one) => ({ ...one, link: localiseLink(one.link, locale) }))
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

const homePage = v.object({
	title: text,
	blocks: v.pipe(v.array(v.variant('type', [hero, lifeAtStudio, storeTeaser])), one('hero')),
});
export type HomeBlock = v.InferOutput<typeof homePage>['blocks'][number];

const pathOf = (locale: Locale) => `/api/pages/home/${locale}`;

/** The game that the hero of the home page is about; throws CmsError where the CMS has none of that name. */
export async function loadHeroGame(name: string, locale: Locale): Promise<Game> {
	const game = (await loadGames(locale)).find(({ slug }) => slug === name);
	const { CMS_URL } = readConfig(process.env, ['CMS_URL']);
	const problem = `names the game "${name}", which is not among games`;
	if (!game)
		throw new CmsError('pages', CMS_URL + pathOf(locale), problem, {
			entry: 'home',
			field: 'hero.game',
		});
	return game;
}

/** The home page's own texts, as blocks in the order that editors gave them. */
export function loadHome(locale: Locale): Promise<v.InferOutput<typeof homePage>> {
	return fetchOne({ collection: 'pages', path: pathOf(locale) }, homePage, locale);
}
