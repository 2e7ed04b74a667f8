import { signedQuery } from './signed-link.ts';

/** The kinds of entries whose drafts are shown in the site before they are published. */
export const previewed = [
	...(['office-news', 'job-offers', 'games', 'support-patches', 'multibanners'] as const),
	...(['pages', 'faqs', 'faq-categories', 'offices'] as const),
] as const;

/** An entry, as the CMS calls it, in one language. */
export interface PreviewTarget {
	collection: (typeof previewed)[number];
	id: string;
	locale: string;
}

/** Whether drafts of a collection are shown. */
export const isPreviewed = (collection: string): collection is PreviewTarget['collection'] =>
	previewed.some((each) => each === collection);

/** The entry that a path of the preview names; undefined for any other path. */
export function readPreviewPath(path: string): PreviewTarget | undefined {
	const [, collection = '', id = '', locale = ''] =
		/^\/preview\/([a-z-]+)\/([\w-]{1,100})\/([a-z-]{2,10})$/.exec(path) ?? [];
	return isPreviewed(collection) ? { collection, id, locale } : undefined;
}

/** The address at which a draft is seen for so many seconds. @param origin the preview's, @param key what it knows links by */
export async function previewLink(
	{ collection, id, locale }: PreviewTarget,
	{ origin, key, seconds }: { origin: string; key: string; seconds: number },
): Promise<string> {
	const path = `/preview/${collection}/${id}/${locale}`;
	return `${origin}${path}?${await signedQuery(path, seconds, key)}`;
}
