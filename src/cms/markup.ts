import { rehype } from 'rehype';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import * as v from 'valibot';
import { type Locale, locales } from '#contract/locales.ts';
import { LruMap } from '#lib/lru-map.ts';
import { cleanText } from '#lib/text/clean-text.ts';
import { defaultLocale } from '#site.config';
import { findLinks, localiseLink } from './links.ts';

/** What editors may write: text, lists, tables and links. Pictures and videos are fields of their own. */
const allowed: Options = {
	tagNames: [
		...[
			'p',
			'h2',
			'h3',
			'h4',
			'ul',
			'ol',
			'li',
			'blockquote',
			'hr',
			'br',
			'pre',
			'code',
			'figure',
			'figcaption',
		],
		...['a', 'strong', 'em', 'b', 'i', 's', 'sub', 'sup', 'abbr', 'q', 'cite', 'time', 'dl', 'dt', 'dd'],
		...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
	],
	attributes: {
		a: ['href', 'hrefLang', 'lang'],
		abbr: ['title'],
		time: ['dateTime'],
		th: ['scope', 'colSpan', 'rowSpan'],
		td: ['colSpan', 'rowSpan'],
		ol: ['start'],
		'*': ['lang'],
	},
	protocols: { href: ['http', 'https', 'mailto'] },
	strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'title', 'textarea', 'noscript'],
};

const sanitiser = rehype().data('settings', { fragment: true }).use(rehypeSanitize, allowed).freeze();

function sanitiseAnew(html: string, locale: Locale): string {
	const tree = sanitiser.runSync(sanitiser.parse(html));
	for (const { properties } of findLinks(tree)) properties.href = localiseLink(properties.href, locale);
	return cleanText(sanitiser.stringify(tree));
}

/** Functions read the same entries again and again. */
const sanitised = new LruMap<string>(500);

/**
 * Markup of the CMS, reduced to what editors may write; everything else goes, its text stays. Links to pages of this
 * site lead to the page in the text's own language.
 */
export function sanitise(html: string, locale: Locale = defaultLocale): string {
	const name = `${locale} ${html}`;
	const clean = sanitised.get(name) ?? sanitiseAnew(html, locale);
	sanitised.set(name, clean);
	return clean;
}

/** A field that holds markup, in the language that its answer was asked for in. */
export const markup = v.pipe(
	v.string(),
	v.nonEmpty('is empty'),
	v.rawTransform(({ dataset, config }) =>
		sanitise(
			dataset.value,
			locales.find((locale) => locale === config.lang),
		),
	),
);
