import { escapeHtml } from './text/plain-text.ts';

/** A feed, whatever its format; every address is absolute. */
export interface Feed {
	title: string;
	description: string;
	/** A language as in BCP 47. */
	language: string;
	/** The page that lists the same. */
	home: string;
	/** Where the feed itself is. */
	self: string;
	items: readonly FeedItem[];
}

export interface FeedItem {
	title: string;
	url: string;
	/** Sanitised. */
	html: string;
	/** For JSON Feed alone. */
	summary?: string;
	publishedAt: Date;
	tags: readonly string[];
	language: string;
	/** Its id, where that is not its address. */
	id?: string;
	/** A mail address with a name in brackets, as RSS asks for. */
	author?: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these, not even escaped.
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string) => escapeHtml(text.replace(unfit, ''));
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const rssItem = ({ title, url, html, publishedAt, tags, language, id, author }: FeedItem) => `<item>
${element('title', title)}
${element('link', url)}
<guid isPermaLink="${id === undefined}">${escapeXml(id ?? url)}</guid>
${element('pubDate', publishedAt.toUTCString())}
${element('dc:language', language)}
${[...(author ? [element('author', author)] : []), ...tags.map((tag) => element('category', tag))].join('\n')}
${element('description', html)}
</item>`;

/** Writes a feed as RSS 2.0. */
export function toRss({ title, description, language, home, self, items }: Feed): string {
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', title)}
${element('link', home)}
${element('description', description)}
${element('language', language)}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(rssItem).join('\n')}
</channel>
</rss>
`;
}

/** Writes a feed as JSON Feed 1.1. */
export function toJsonFeed({ title, description, language, home, self, items }: Feed): string {
	return JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title,
		description,
		language,
		home_page_url: home,
		feed_url: self,
		items: items.map(({ url, html, publishedAt, ...item }) => ({
			id: url,
			url,
			content_html: html,
			date_published: publishedAt.toISOString(),
			...item,
		})),
	});
}
