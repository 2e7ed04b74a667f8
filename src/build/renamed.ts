import { loadNews } from '#cms/news.ts';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import type { Redirect } from './redirects.ts';

/** Leads from the former addresses of news to the present ones. */
export async function renamedNews(): Promise<Redirect[]> {
	const rules = locales.map(async (locale) => {
		const address = (slug: string) => localePath(`/blog/${slug}`, locale);
		const items = await loadNews(locale);
		return items.flatMap(({ slug, previousSlugs }) =>
			previousSlugs.map((old): Redirect => ({ from: address(old), to: address(slug), status: 301 })),
		);
	});
	return (await Promise.all(rules)).flat();
}
