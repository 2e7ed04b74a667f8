/** A feed, whatever it is written in; every address is absolute. */
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
	summary: string;
	publishedAt: Date;
	tags: readonly string[];
	/** Where it is another than the feed's. */
	language: string;
}

const signs: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these, not even escaped.
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string) => text.replace(unfit, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const rssItem = ({ title, url, html, publishedAt, tags, language }: FeedItem) => `<item>
${element('title', title)}
${element('link', url)}
<guid isPermaLink="true">${escapeXml(url)}</guid>
${element('pubDate', publishedAt.toUTCString())}
${element('dc:language', language)}
${tags.map((tag) => element('category', tag)).join('\n')}
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
