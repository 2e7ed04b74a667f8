import type { APIRoute } from 'astro';
import type { Locale } from '#contract/locales.ts';
import { getStaticPaths, questionIn } from './_question.ts';

export { getStaticPaths };

/** The cookie question in one language, which a page fetches when the bar is asked for again. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
	Response.json(await questionIn(locale));
