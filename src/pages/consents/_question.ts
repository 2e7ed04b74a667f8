import { loadConsents } from '#cms/consents.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { Question } from '#features/consent/question.ts';
import { texts } from '#i18n/texts.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** The cookie question in one language. */
export const questionIn = async (locale: Locale): Promise<Question> => ({
	...(await loadConsents(locale)),
	labels: texts(locale, 'common').consent,
});
