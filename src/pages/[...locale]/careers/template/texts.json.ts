import type { APIRoute } from 'astro';
import { loadOffices } from '#cms/offices.ts';
import { factTexts } from '#components/blocks/job.ts';
import type { TemplateTexts } from '#i18n/job-facts.ts';
import { type Locale, localeRoutes } from '#i18n/locales.ts';
import { texts } from '#i18n/texts.ts';
import { slugify } from '#lib/slugify.ts';

export const getStaticPaths = localeRoutes;

/** What functions/job-page.ts fills the templates with beside the offer. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
	const words: TemplateTexts = {
		locale,
		...factTexts({ locale, offices: await loadOffices(locale) }),
		teamSlugs: Object.fromEntries(
			Object.keys(texts(locale, 'site').teams).map((team) => [team, slugify(team)]),
		),
	};
	return Response.json(words);
};
