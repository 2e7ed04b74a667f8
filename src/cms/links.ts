import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Locale } from '#contract/locales.ts';
import { isOff } from '#contract/parts.ts';
import { exactPath, knownPages, localePath, withoutLocale } from '#i18n/paths.ts';
import { defaultLocale, parts } from '#site.config';

/** The part of an HTML tree that links are found by. */
interface Node {
	type: string;
	tagName?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
}

interface Link extends Node {
	properties: { href: string };
}

const isLink = (node: Node): node is Link =>
	node.tagName === 'a' && typeof node.properties?.href === 'string';

/** The links of an HTML tree that lead somewhere. */
export function findLinks(node: Node): Link[] {
	return [...(isLink(node) ? [node] : []), ...(node.children ?? []).flatMap(findLinks)];
}

/** The path that a link to a page of this site leads to, without what follows it; undefined for any other link. */
export const toOwnPath = (href: string): string | undefined => /^\/(?![/\\])[^?#]*/.exec(href)?.[0];

/** A link as it is in one language: paths of this site that name no language get this one's. */
export function localiseLink(href: string, locale: Locale): string {
	const path = toOwnPath(href);
	if (path === undefined || withoutLocale(path) !== path) return href;
	return localePath(path, locale) + href.slice(path.length);
}

/** Whether a link leads to a part that the site does not have or, in a build, to an entry that it leaves out or lacks. */
export function isDeadLink(href: string): boolean {
	const path = toOwnPath(href);
	if (path === undefined) return false;
	return isOff(withoutLocale(path), parts) || (knownPages()?.isUnbuilt?.(path) ?? false);
}

/** The page in the default language, for a link to one that its own language lacks. */
export function findElsewhere(href: string): string | undefined {
	const path = toOwnPath(href);
	if (path === undefined) return undefined;
	const there = exactPath(withoutLocale(path), defaultLocale);
	return isDeadLink(there) ? undefined : there + href.slice(path.length);
}

const parse = (html: string) => fromHtml(html, { fragment: true });

/** A value as it was before it was written into an attribute. */
const decode = (value: string) =>
	value.replaceAll(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const written = /<a(?: [a-z]+(?:="[^"]*")?)*? href="([^"]*)"/g;

/** Where the links in markup lead. What markup.ts has written is not parsed again, which would take as long. */
export function findHrefs(html: string): string[] {
	const links = html.match(/<a\s/gi)?.length ?? 0;
	const found = [...html.matchAll(written)].map(([, href = '']) => decode(href));
	return found.length === links ? found : findLinks(parse(html)).map(({ properties }) => properties.href);
}

function unwrapDead(node: Node): Node[] {
	const children = node.children?.flatMap(unwrapDead);
	if (children && isLink(node) && isDeadLink(node.properties.href)) {
		const there = findElsewhere(node.properties.href);
		if (there === undefined) return children;
		Object.assign(node.properties, { href: there, hrefLang: defaultLocale });
	}
	if (children) node.children = children;
	return [node];
}

/** Markup in which dead links lead to the page in the default language, or are plain words where there is none. */
export function withoutDeadLinks(html: string): string {
	const tree = parse(html);
	unwrapDead(tree);
	return toHtml(tree);
}
