import type { APIRoute } from 'astro';
import { loadOffices } from '#cms/collections/offices.ts';
import { loadSurvey, loadSurveyPictures } from '#cms/collections/survey.ts';
import { readBotCheck } from '#contract/bot-check.ts';
import type { Locale } from '#contract/locales.ts';
import type { SurveyFile } from '#features/playtest/open-survey.tsx';
import { formTexts } from '#i18n/form-texts.ts';
import { partRoutes } from '#i18n/locales.ts';
import { texts } from '#i18n/texts.ts';

export const getStaticPaths = () =>
	partRoutes('playtests', 'forms').map(({ props }) => ({ params: props, props }));

/** The playtest survey in one language, which its page fetches when somebody opens it. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
	const [survey, offices] = await Promise.all([loadSurvey(locale), loadOffices(locale)]);
	const file: SurveyFile = {
		locale,
		survey,
		cities: Object.fromEntries(offices.map(({ slug, city }) => [slug, city])),
		pictures: survey ? await loadSurveyPictures(survey, locale) : {},
		texts: texts(locale, 'playtest').survey,
		form: formTexts(texts(locale, 'common').form, texts(locale, 'errors')),
		botCheck: readBotCheck(process.env),
	};
	return Response.json(file);
};
