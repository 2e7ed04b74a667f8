import { loadFaqCategories } from '#cms/faqs.ts';
import { loadGames } from '#cms/games.ts';
import { loadBanners } from '#cms/home.ts';
import { loadOffices } from '#cms/offices.ts';
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
