import type { APIContext } from 'astro';
import { loadFile } from '#cms/cache/file-cache.ts';
import { loadPressUrls } from '#cms/collections/press.ts';
import { publicFolder } from '#cms/source.ts';
import { locales } from '#contract/locales.ts';

/** What the press page links to, where the content is files and no CMS serves them. */
export async function getStaticPaths() {
	const addresses = await Promise.all(locales.map(loadPressUrls));
	const own = new Map(addresses.flatMap((each) => [...each]).filter(([, to]) => to.startsWith(publicFolder)));
	return [...own].map(([url, to]) => ({
		params: { file: to.slice(publicFolder.length) },
		props: { url },
	}));
}

export async function GET({ props: { url } }: APIContext<{ url: string }>) {
	return new Response(await (await loadFile('presses', url)).arrayBuffer());
}
