import { loadBanners } from '#cms/banners.ts';
import { loadFaqCategories } from '#cms/faq-categories.ts';
import { loadGames } from '#cms/games.ts';
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
