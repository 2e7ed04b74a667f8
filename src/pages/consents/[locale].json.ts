import type { APIRoute } from 'astro';
import { loadConsents } from '#cms/consents.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { Question } from '#features/consent/question.ts';
import { localePath } from '#i18n/paths.ts';
import { texts } from '#i18n/texts.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** The cookie question in one language, which a page fetches when it has to ask it. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
	const { links, ...consents } = await loadConsents(locale);
	const question: Question = {
		...consents,
		links: links.map(({ label, url }) => ({
			label,
			url: url.startsWith('/') ? localePath(url, locale) : url,
		})),
		labels: texts(locale, 'common').consent,
	};
	return Response.json(question);
};
