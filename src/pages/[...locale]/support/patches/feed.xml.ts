import type { APIContext } from 'astro';
import { loadGames, loadPatches } from '#cms/collections/games.ts';
import { type Locale, localeRoutes } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { translator } from '#i18n/texts.ts';
import { toRss } from '#lib/feed.ts';
import { site } from '#site.config';

export const getStaticPaths = localeRoutes;

const newest = 30;

export async function GET({ props: { locale }, site: origin }: APIContext<{ locale: Locale }>) {
	const t = translator(locale);
	const [patches, games] = await Promise.all([loadPatches(locale), loadGames(locale)]);
	const nameOf = (slug: string) => games.find((game) => game.slug === slug)?.name ?? slug;
	const page = new URL(localePath('/support/patches', locale), origin).href;
	const feed = toRss({
		title: t('common:title.page', { title: t('support:patches.title'), studio: site.studio }),
		description: t('support:patches.description', { studio: site.studio }),
		language: locale,
		home: page,
		self: `${page}/feed.xml`,
		items: patches.slice(0, newest).map(({ id, game, version, date, notes, url }) => ({
			title: `${nameOf(game)}: ${t('support:patches.version', { version })}`,
			url,
			html: notes.replaceAll('href="/', `href="${new URL('/', origin).href}`),
			publishedAt: date,
			tags: [nameOf(game)],
			language: locale,
			// Several may be downloaded at one address, which would make one of them.
			id: `${page}#${encodeURIComponent(id)}`,
		})),
	});
	return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
