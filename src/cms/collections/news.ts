import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { fetchList } from '../fetch-entries.ts';
import { date, id, image, keywords, onlyIn, previousSlugs, slug, text } from '../fields.ts';
import { markup } from '../markup.ts';

/** A news item as the CMS answers it. */
export const newsItem = v.object({
	id,
	slug,
	locale: onlyIn,
	title: text,
	summary: text,
	body: markup,
	image,
	tags: v.array(text),
	keywords,
	game: v.nullish(slug),
	office: v.nullish(slug),
	publishedAt: date,
	updatedAt: date,
	author: text,
	previousSlugs,
});
export type NewsItem = v.InferOutput<typeof newsItem>;

/** The news, newest first; with a limit only that many of the newest. */
export async function loadNews(locale: Locale, limit?: number): Promise<NewsItem[]> {
	const question = { collection: 'office-news', path: '/api/open/office-news' };
	const items = await fetchList(question, newsItem, locale);
	return items.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()).slice(0, limit);
}
