import type { APIRoute } from 'astro';
import { loadGames } from '#cms/collections/games.ts';
import { loadOffices } from '#cms/collections/offices.ts';
import { factTexts, nameGames } from '#components/jobs/job.ts';
import type { FeedTexts, TemplateTexts } from '#i18n/job-facts.ts';
import { type Locale, localeRoutes } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { texts, translator } from '#i18n/texts.ts';
import { slugify } from '#lib/text/slugify.ts';
import { site } from '#site.config';

export const getStaticPaths = localeRoutes;

function feedTexts(locale: Locale): FeedTexts {
	const t = translator(locale);
	const page = (title: string) => t('common:title.page', { title, studio: site.studio });
	return {
		title: page(t('careers:search.title')),
		filtered: page(texts(locale, 'careers').search.by.team.replace('{{name}}', '{{filters}}')),
		description: t('careers:search.description', { studio: site.studio }),
		list: localePath('/careers/search', locale),
		job: localePath('/careers/', locale),
	};
}

/** What functions fill the templates of job pages and the feeds with beside the jobs. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
	const words: TemplateTexts = {
		locale,
		...factTexts({ locale, offices: await loadOffices(locale) }),
		teamSlugs: Object.fromEntries(
			Object.keys(texts(locale, 'site').teams).map((team) => [team, slugify(team)]),
		),
		games: nameGames(await loadGames(locale), locale),
		feed: feedTexts(locale),
	};
	return Response.json(words);
};
