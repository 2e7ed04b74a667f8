import { loadFaqCategories } from '#cms/collections/faqs.ts';
import { loadGames } from '#cms/collections/games.ts';
import { loadBanners } from '#cms/collections/home.ts';
import { loadOffices } from '#cms/collections/offices.ts';
import type { Locale } from '#contract/locales.ts';

/** What the whole menu shows in one language. */
export async function menuIn(locale: Locale) {
	const [games, offices, categories, banners] = await Promise.all([
		loadGames(locale),
		loadOffices(locale),
		loadFaqCategories(locale),
		loadBanners(locale),
	]);
	return { locale, games, offices, categories, banners };
}
