import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SitemapAndIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';

/** Search engines read at most 50,000 addresses in one file. */
const mostPerPart = 45_000;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** What a page says of itself in its head; undefined for one that search engines may not list. */
export function sitemapItem(html: string): SitemapItemLoose | undefined {
	const head = html.slice(0, html.indexOf('</head>'));
	const tags = head.match(/<(?:link|meta)\b[^>]*>/g) ?? [];
	const those = (part: string) => tags.filter((tag) => tag.includes(part));
	const [canonical] = those(' rel="canonical"');
	const robots = those(' name="robots"').map((tag) => attribute(tag, 'content'));
	if (!canonical || robots.includes('noindex')) return undefined;
	const [modified] = those(' property="article:modified_time"');
	return {
		url: attribute(canonical, 'href'),
		links: those(' hreflang=').map((tag) => ({
			lang: attribute(tag, 'hreflang'),
			url: attribute(tag, 'href'),
		})),
		...(modified && { lastmod: attribute(modified, 'content') }),
	};
}

/** Gathers the addresses of a built site's pages, one after the other. */
export class SitemapReader {
	readonly #items = new Map<string, SitemapItemLoose>();

	read(html: string): void {
		const item = sitemapItem(html);
		if (!item) return;
		// Texts that are cut out of a page keep all of it in memory.
		const copy = structuredClone(item);
		this.#items.set(copy.url, copy);
	}

	/** Every page that allows it. */
	items(): SitemapItemLoose[] {
		return [...this.#items.values()].sort((a, b) => a.url.localeCompare(b.url));
	}
}

/** Writes /sitemap-index.xml and its parts. */
export async function writeSitemap(
	folder: string,
	siteUrl: string,
	items: SitemapItemLoose[],
): Promise<void> {
	const index = new SitemapAndIndexStream({
		limit: mostPerPart,
		getSitemapStream: (number) => {
			const name = `sitemap-${number}.xml`;
			const part = new SitemapStream({ hostname: siteUrl });
			return [`${siteUrl}/${name}`, part, part.pipe(createWriteStream(join(folder, name)))];
		},
	});
	await pipeline(Readable.from(items), index, createWriteStream(join(folder, 'sitemap-index.xml')));
}

/** The robots.txt of a site that search engines may read, or of a preview, which they may not. */
export function robotsFile(siteUrl: string, isPublic: boolean): string {
	if (!isPublic) return 'User-agent: *\nDisallow: /\n';
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}
