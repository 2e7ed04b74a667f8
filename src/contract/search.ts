/** What a search result is: an answer of support, a news item, a game or another page. */
export const searchKinds = ['faq', 'news', 'game', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];
