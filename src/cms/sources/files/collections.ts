/** What a collection's files hold. */
export interface Collection {
	/** Its folder below the content's. */
	folder: string;
	/** The field that what stands below the front matter is. */
	body?: string;
	/** Whether that is a page in parts instead of one text. */
	inBlocks?: true;
	/** Further fields that hold Markdown. */
	markdown?: readonly string[];
	/** The field of the date by which the newest comes first; else `order` counts, then the name. */
	newestBy?: string;
}

/** Every collection, by its name in messages and in the paths of the spec. */
export const collections = {
	configs: { folder: 'configs' },
	'contact-form': { folder: '' },
	'contact-surveys': { folder: 'contact-surveys' },
	'faq-categories': { folder: 'faq-categories' },
	faqs: { folder: 'faqs', body: 'description' },
	games: { folder: 'games', body: 'description' },
	'issue-form': { folder: '' },
	'job-offers': {
		folder: 'job-offers',
		body: 'description',
		markdown: ['requirements'],
		newestBy: 'publishedAt',
	},
	multibanners: { folder: 'multibanners' },
	'office-news': { folder: 'office-news', body: 'body', newestBy: 'publishedAt' },
	offices: { folder: 'offices', body: 'text' },
	pages: { folder: 'pages', body: 'blocks', inBlocks: true },
	presses: { folder: '', body: 'pageBlocks', inBlocks: true },
	redirects: { folder: 'redirects' },
	'support-patches': { folder: 'support-patches', body: 'notes', newestBy: 'date' },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
