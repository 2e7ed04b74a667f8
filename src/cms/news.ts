import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askList } from './ask.ts';
import { date, id, image, slug, text } from './fields.ts';

const newsItem = v.object({
	id,
	slug,
	title: text,
	summary: text,
	body: text,
	image,
	tags: v.array(text),
	game: v.nullish(slug),
	office: v.nullish(slug),
	publishedAt: date,
	updatedAt: date,
	author: text,
	previousSlugs: v.optional(v.array(slug), []),
});
export type NewsItem = v.InferOutput<typeof newsItem>;

/** The newest news items, newest first. */
export async function loadNews(locale: Locale, limit: number): Promise<NewsItem[]> {
	const question = { collection: 'office-news', path: '/api/open/office-news', limit };
	const items = await askList(question, newsItem, locale);
	return items.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}
