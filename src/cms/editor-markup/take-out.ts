import { readConfig } from '#contract/config.ts';
import { partNames } from '#contract/parts.ts';
import { parts } from '#site.config';
import { classOf, type Element, isElement, type Node, nameOf, styleOf, text, textOf, words } from './tree.ts';

/** What is known while the elements of a text are gone through. */
export interface Walk {
	/** What is taken out, and how often. */
	lost: Map<string, number>;
	/** What headings move down by. */
	shift: number;
	/** Names that links of the text lead to. */
	targets: ReadonlySet<string>;
	/** Keeps names of this text apart from those of others on a page. */
	prefix: string;
}

/** What word processors put around a text, without words of their own. */
const frames = words('style meta link title xml head base col colgroup source track param area');
const refused = words(
	'img picture video audio iframe frame object embed applet portal canvas svg math map script template noscript textarea input select button oembed',
);
/** Of which the words stay, though nothing else does. */
const worded = words('button select');
/** Some words of a text, for a warning. */
export const quote = (value: string) =>
	`"${value.length > 60 ? `${value.slice(0, 57).trimEnd()}...` : value}"`;

/** Notes that something is taken out. */
export function note({ lost }: Walk, what: string): void {
	lost.set(what, (lost.get(what) ?? 0) + 1);
}

/** What of an element is worth telling: its words and its address. */
function describe({ tagName, properties }: Element): string {
	const { alt, title, src, data, url, href } = properties;
	const named = String(alt || title || '').trim();
	const address = String(src || data || url || href || '').replace(/^data:.*/, 'data:...');
	return [`<${tagName}>`, named && quote(named), address.slice(0, 100)].filter(Boolean).join(' ');
}

const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator})+$/u;

/** What stands for something that cannot stay; undefined where that is nothing. */
function replacement(node: Element): string | undefined {
	const { alt, type, checked } = node.properties;
	if (node.tagName === 'img' && emoji.test(String(alt ?? ''))) return String(alt);
	if (node.tagName === 'input' && type === 'checkbox')
		return checked === undefined || checked === false ? '☐ ' : '☑ ';
	return undefined;
}

const isHidden = (node: Element) =>
	node.properties.hidden !== undefined ||
	/(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i.test(styleOf(node));
/** What reviewers wrote beside a text. */
const isRemark = (node: Element) =>
	/\bmsocom|\bMsoComment/i.test(`${classOf(node)} ${nameOf(node)} ${node.properties.href ?? ''}`);

/** What stands in the place of an element that goes with all that is in it; undefined for what stays. */
export function takeOut(node: Element, walk: Walk): Node[] | undefined {
	const { tagName } = node;
	const words = textOf(node).trim();
	if (frames.has(tagName) || /^[a-z]+:(?!p$)/.test(tagName))
		return frames.has(tagName) || !words ? [] : undefined;
	if (isRemark(node)) note(walk, words ? `a comment, ${quote(words)}` : 'a comment');
	else if (isHidden(node)) words && note(walk, `hidden text, ${quote(words)}`);
	else if (refused.has(tagName) || (tagName.includes('-') && !words && node.children.length === 0)) {
		const instead = replacement(node);
		if (instead !== undefined) return [text(instead)];
		note(walk, describe(node));
		if (worded.has(tagName)) return undefined;
	} else return undefined;
	return [];
}

/** What `data-with` may name, in words that hold for any service of a sort and for one alone. */
const sorts = {
	'bot-check': ['recaptcha', 'turnstile'],
	analytics: ['tag', 'collector', 'plausible', 'matomo'],
} as const;
const knownServices = new Set<string>([
	...Object.entries(sorts).flatMap(([sort, kinds]) => [sort, ...kinds]),
	...partNames,
]);

/** What of it this site has. */
function presentServices(): ReadonlySet<string> {
	const { BOT_CHECK, ANALYTICS } = readConfig(process.env, ['BOT_CHECK', 'ANALYTICS']);
	const check = parts.accounts || parts.forms ? BOT_CHECK : 'none';
	const kinds: readonly string[] = [check, ANALYTICS].filter((kind) => kind !== 'none');
	const names = Object.entries(sorts).flatMap(([sort, of]) =>
		of.some((kind) => kinds.includes(kind)) ? [sort] : [],
	);
	return new Set([...kinds, ...names, ...partNames.filter((part) => parts[part])]);
}

/** Words that nobody knows are taken for a mistake, so that a text does not vanish by one. */
function applies({ properties }: Element, has: ReadonlySet<string>): boolean {
	const names = String(properties.dataWith ?? '')
		.split(/\s+/)
		.filter(Boolean);
	return names.length === 0 || names.some((name) => has.has(name) || !knownServices.has(name));
}

/** Of which nothing is left once all that is in them has gone. */
const containers = new Set(['li', 'ol', 'p', 'ul']);

/** Keeps what applies; says whether it has left something in the node. */
function keepIn(node: Node, has: ReadonlySet<string>): boolean {
	if (!node.children || node.children.length === 0) return true;
	node.children = node.children.filter(
		(child) =>
			!isElement(child) || (applies(child, has) && (keepIn(child, has) || !containers.has(child.tagName))),
	);
	return node.children.some((child) => isElement(child) || textOf(child).trim() !== '');
}

/** Takes out the elements of a text that are about a service or a part which this site does not have, as their `data-with` says. */
export function keepWhatApplies(tree: Node): void {
	keepIn(tree, presentServices());
}
