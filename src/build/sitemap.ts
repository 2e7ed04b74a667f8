import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SitemapAndIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { PageParts } from './built-pages.ts';

/** Search engines read at most 50,000 addresses in one file. */
const mostPerPart = 45_000;

/** What the sitemap says of a page; undefined for one that search engines may not list. */
export function sitemapItem({
	canonical,
	isIndexed,
	alternates,
	modified,
}: PageParts): SitemapItemLoose | undefined {
	if (!canonical || !isIndexed) return undefined;
	return { url: canonical, links: alternates, ...(modified && { lastmod: modified }) };
}

/** Writes /sitemap-index.xml and its parts. @param items of the pages, which may still be read */
export async function writeSitemap(
	folder: string,
	siteUrl: string,
	items: AsyncIterable<SitemapItemLoose>,
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
