import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import MenuLayer from '#components/shell/MenuLayer.astro';
import { type Locale, locales } from '#contract/locales.ts';
import { menuIn } from './_menu.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** The layer of the whole menu in one language, which pages fetch; no document, so that nobody takes it for a page. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
	const container = await AstroContainer.create();
	return new Response(await container.renderToString(MenuLayer, { props: await menuIn(locale) }));
};
