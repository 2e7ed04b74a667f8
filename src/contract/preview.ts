import { signedQuery } from '#lib/url/signed-link.ts';
import { limits } from './limits.ts';
import { type Locale, locales } from './locales.ts';

/** The kinds of entries that a draft of is shown in the site before it is published. */
export const previewed = ['office-news', 'job-offers', 'faqs', 'pages', 'games'] as const;

/** An entry, as the CMS calls it, in one language. */
export interface PreviewTarget {
	collection: (typeof previewed)[number];
	id: string;
	locale: Locale;
}

const pathOf = ({ collection, id, locale }: PreviewTarget) =>
	`/preview/${collection}/${encodeURIComponent(id)}/${locale}`;

/** The entry that a path of the preview names; undefined for any other path. */
export function readPreviewPath(path: string): PreviewTarget | undefined {
	const [, start, name, id = '', language, ...rest] = path.split('/');
	const collection = previewed.find((each) => each === name);
	const locale = locales.find((each) => each === language);
	if (start !== 'preview' || !collection || !locale || rest.length > 0) return undefined;
	return /^[\w-]{1,100}$/.test(id) ? { collection, id, locale } : undefined;
}

/** The address at which a draft is seen, for an hour. @param origin the preview's, @param key what it knows links by */
export async function previewLink(target: PreviewTarget, origin: string, key: string): Promise<string> {
	const path = pathOf(target);
	return `${origin}${path}?${await signedQuery(path, limits.lifetime.previewLink, key)}`;
}
