import type { APIContext } from 'astro';
import { loadNews } from '#cms/collections/news.ts';
import { type Locale, localeRoutes } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { translator } from '#i18n/texts.ts';
import { toRss } from '#lib/feed.ts';
import { site } from '#site.config';

export const getStaticPaths = localeRoutes;

const newest = 30;

export async function GET({ props: { locale }, site: origin }: APIContext<{ locale: Locale }>) {
	const t = translator(locale);
	const address = (path: string) => new URL(localePath(path, locale), origin).href;
	const items = await loadNews(locale);
	const feed = toRss({
		title: t('common:title.page', { title: t('site:blog.title'), studio: site.studio }),
		description: t('site:blog.description'),
		language: locale,
		home: address('/blog'),
		self: address('/blog/feed.xml'),
		items: items.slice(0, newest).map(({ title, summary, slug, publishedAt, tags, author, ...item }) => ({
			title,
			url: address(`/blog/${slug}`),
			html: summary,
			publishedAt,
			tags,
			language: item.locale ?? locale,
			author: `${site.mail.press} (${author})`,
		})),
	});
	return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
