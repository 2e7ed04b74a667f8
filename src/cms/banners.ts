import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askList } from './ask.ts';
import { id, image, pageOrLink, slug, text } from './fields.ts';
import { isDeadLink, localiseLink } from './links.ts';

const banner = v.object({ id, title: text, text, link: pageOrLink, image, game: v.nullish(slug) });
export type Banner = v.InferOutput<typeof banner>;

/** The banners that editors put on the home page, in their order, with links of the language; none to what is not built. */
export async function loadBanners(locale: Locale): Promise<Banner[]> {
	const banners = await askList({ collection: 'multibanners', path: '/api/multibanners' }, banner, locale);
	return banners
		.map((one) => ({ ...one, link: localiseLink(one.link, locale) }))
		.filter(({ link }) => !isDeadLink(link));
}
