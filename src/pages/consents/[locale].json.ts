import type { APIRoute } from 'astro';
import { loadConsents } from '#cms/consents.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { Question } from '#features/consent/question.ts';
import { texts } from '#i18n/texts.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** The cookie question in one language, which a page fetches when it has to ask it. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
	const question: Question = { ...(await loadConsents(locale)), labels: texts(locale, 'common').consent };
	return Response.json(question);
};
