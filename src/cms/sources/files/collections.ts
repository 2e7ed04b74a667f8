/** What a collection's files hold. */
export interface Collection {
	/** The fields that each language has of its own; the others stand in the English file. */
	translated: readonly string[];
	/** The translated field that the text below the front matter is. */
	body?: string;
	/** Further fields that hold Markdown; `story.text` is that of each part of a list. */
	markdown?: readonly string[];
	/** The field that is a list of blocks, whose markup is Markdown, too. */
	blocks?: string;
	/** The field of the date by which the newest comes first; else `order` counts, then the name. */
	newestBy?: string;
}

/** Every collection, by the name of its folder, in messages and in the paths of the spec. */
export const collections = {
	configs: { translated: ['title', 'text', 'categories', 'links'] },
	'contact-form': { translated: ['categories'] },
	'contact-surveys': { translated: [] },
	'faq-categories': { translated: ['name'] },
	faqs: { translated: ['title', 'keywords', 'description'], body: 'description' },
	games: {
		translated: [
			...['name', 'tagline', 'keyArt', 'logo', 'icon', 'screenshots', 'trailer', 'description'],
			...['story', 'quotes', 'ratings', 'requirements', 'accessibility'],
		],
		body: 'description',
		markdown: ['story.text'],
	},
	'issue-form': { translated: ['categories'] },
	'job-offers': {
		translated: ['title', 'keywords', 'requirements', 'description'],
		body: 'description',
		markdown: ['requirements'],
		newestBy: 'publishedAt',
	},
	multibanners: { translated: ['title', 'text', 'image'] },
	'office-news': {
		translated: ['title', 'summary', 'tags', 'image', 'keywords', 'body'],
		body: 'body',
		newestBy: 'publishedAt',
	},
	offices: { translated: ['city', 'country', 'title', 'images', 'text'], body: 'text' },
	pages: { translated: ['title', 'keywords', 'changes', 'blocks'], blocks: 'blocks' },
	presses: { translated: ['pageBlocks', 'facts', 'contacts', 'packs'], blocks: 'pageBlocks' },
	redirects: { translated: [] },
	'support-patches': { translated: ['notes'], body: 'notes', newestBy: 'date' },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
