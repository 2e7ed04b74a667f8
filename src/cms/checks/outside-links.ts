import type { OutsideLink } from '#contract/endpoints/builds.ts';
import { mapTexts } from '#lib/text/clean-text.ts';
import { findHrefs } from '../links.ts';
import { toFileUrl } from '../source.ts';
import type { CheckedEntry } from './rule.ts';

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

/** Names that nobody can have (RFC 2606), as in the demo's content. */
const isReserved = ({ hostname }: URL) => /(?:^|\.)(?:example|invalid|test)$/.test(hostname);

function isOutside(href: string): boolean {
	const url = isAddress(href) ? URL.parse(href) : null;
	return url !== null && !isReserved(url) && toFileUrl(href) === undefined;
}

function findInEntry({ collection, id: entry, value }: CheckedEntry): OutsideLink[] {
	const found: OutsideLink[] = [];
	mapTexts(value, (text, field) => {
		const hrefs = isAddress(text) ? [text] : findHrefs(text);
		for (const url of hrefs.filter(isOutside)) found.push({ collection, entry, field, url });
		return text;
	});
	return found;
}

/** The links of entries that lead out of the site, those of several languages once. */
export function findOutsideLinks(entries: readonly CheckedEntry[]): OutsideLink[] {
	const links = entries.flatMap(findInEntry).map((link) => [JSON.stringify(link), link] as const);
	return [...new Map(links).values()];
}
