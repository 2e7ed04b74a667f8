import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { loadNews } from '#cms/collections/news.ts';
import { type Locale, localeRoutes } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { translator } from '#i18n/texts.ts';
import { site } from '#site.config';

export const getStaticPaths = localeRoutes;

const newest = 30;

export async function GET({ props: { locale }, site: origin }: APIContext<{ locale: Locale }>) {
	const t = translator(locale);
	const address = (path: string) => new URL(localePath(path, locale), origin).href;
	const items = await loadNews(locale);
	return rss({
		title: t('common:title.page', { title: t('site:blog.title'), studio: site.studio }),
		description: t('site:blog.description'),
		site: address('/blog'),
		trailingSlash: false,
		customData: `<language>${locale}</language>`,
		items: items.slice(0, newest).map(({ title, summary, slug, publishedAt, tags, author }) => ({
			title,
			description: summary,
			link: address(`/blog/${slug}`),
			pubDate: publishedAt,
			categories: tags,
			author: `${site.mail.press} (${author})`,
		})),
	});
}
