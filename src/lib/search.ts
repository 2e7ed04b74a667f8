/** What a search result is: an answer of support, a job, an office, a news item, a game or another page. */
export const searchKinds = ['faq', 'job', 'office', 'news', 'game', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * Attributes of an element whose text the site's search finds, with further words that it is found by.
 * @param shown the title, where the page's main heading is a picture, and the icon of a page without a picture
 */
export const searchAttributes = (
	kind: SearchKind,
	keywords: readonly string[] = [],
	{ title, icon }: { title?: string; icon?: string | undefined } = {},
) => ({
	'data-pagefind-body': '',
	'data-pagefind-filter': `kind:${kind}`,
	// A value that stands in the attribute itself reaches to its end.
	'data-pagefind-meta': `keywords[data-keywords], ${title ? 'title[data-title], ' : ''}${icon ? 'icon[data-icon], ' : ''}kind:${kind}`,
	'data-keywords': keywords.join(', '),
	'data-title': title,
	'data-icon': icon,
});
