import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#contract/locales.ts';
import { BuiltBar } from '#features/consent/BuiltBar.island.tsx';
import { getStaticPaths, questionIn } from './_question.ts';

export { getStaticPaths };

/** The cookie bar in one language, which a page fetches when it has to ask; no document, so that nobody takes it for a page. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
	new Response(renderToStaticMarkup(createElement(BuiltBar, { question: await questionIn(locale) })));
