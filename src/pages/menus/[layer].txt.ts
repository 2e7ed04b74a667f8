import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import SearchLayer from '#components/search/SearchLayer.astro';
import MenuLayer from '#components/shell/MenuLayer.astro';
import { type Locale, locales } from '#contract/locales.ts';
import { menuIn } from './_menu.ts';

const menu = async (container: AstroContainer, locale: Locale) =>
	container.renderToString(MenuLayer, { props: await menuIn(locale) });

const search = async (container: AstroContainer, locale: Locale) =>
	container.renderToString(SearchLayer, { props: { locale } });

interface Props {
	locale: Locale;
	render: typeof menu;
}

export const getStaticPaths = () =>
	locales.flatMap((locale) => [
		{ params: { layer: locale }, props: { locale, render: menu } },
		{ params: { layer: `search-${locale}` }, props: { locale, render: search } },
	]);

/** A dialog in one language that pages fetch, the whole menu or the search; no document, so that nobody takes it for a page. */
export const GET: APIRoute<Props> = async ({ props: { locale, render } }) =>
	new Response(await render(await AstroContainer.create(), locale));
