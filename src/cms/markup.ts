import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';
import { type Locale, locales } from '#contract/locales.ts';
import { LruMap } from '#lib/lru-map.ts';
import { cleanText, mapTexts } from '#lib/text/clean-text.ts';
import { defaultLocale } from '#site.config';
import { contentCache } from './cache/content-cache.ts';
import { mapEditorMarkup } from './editor-markup/map.ts';
import { keepWhatApplies } from './editor-markup/take-out.ts';
import { findLinks, localiseLink } from './links.ts';
import { shadows, warn } from './warnings.ts';

/** What editors may write: text, lists, tables and links. Pictures and videos are fields of their own. */
const tagNames =
	'p h2 h3 h4 ul ol li blockquote hr br pre code figure figcaption a strong em b i u s del ins mark small sub sup abbr dfn q cite time kbd samp var bdi bdo ruby rt rp wbr dl dt dd table caption thead tbody tfoot tr th td';

const allowed: Schema = {
	tagNames: tagNames.split(' '),
	attributes: {
		a: ['href', 'hrefLang'],
		abbr: ['title'],
		dfn: ['title'],
		time: ['dateTime'],
		del: ['dateTime'],
		ins: ['dateTime'],
		th: ['scope', 'colSpan', 'rowSpan'],
		td: ['colSpan', 'rowSpan'],
		ol: ['start', ['type', '1', 'a', 'A', 'i', 'I'], 'reversed'],
		li: ['value'],
		'*': ['lang', ['dir', 'ltr', 'rtl', 'auto'], ['id', /^text-[\da-f]{4}-/]],
	},
	protocols: { href: ['http', 'https', 'mailto', 'tel'] },
	// Names have a prefix of their text already.
	clobber: [],
	strip: ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'title', 'textarea', 'noscript'],
};

interface Sanitised {
	html: string;
	/** What is taken out, each as it is told to editors. */
	lost: readonly string[];
}

interface SanitiseOptions {
	locale?: Locale | undefined;
	/** The level of the highest headings: one below that of the title that the text stands under. */
	top?: number;
}

function sanitiseAnew(html: string, { locale = defaultLocale, top = 2 }: SanitiseOptions): Sanitised {
	const parsed = fromHtml(html, { fragment: true });
	keepWhatApplies(parsed);
	const lost = mapEditorMarkup(parsed, html, top);
	const tree = sanitize(parsed, allowed);
	for (const { properties } of findLinks(tree)) properties.href = localiseLink(properties.href, locale);
	return { html: cleanText(toHtml(tree)), lost };
}

/** Functions read the same entries again and again. */
const sanitised = new LruMap<Sanitised>(500);

function remember(html: string, options: SanitiseOptions): Sanitised {
	const name = `${options.locale} ${options.top} ${html}`;
	const known = sanitised.get(name) ?? sanitiseAnew(html, options);
	sanitised.set(name, known);
	return known;
}

/**
 * Markup of the CMS in what editors may write; what else has a meaning is written so, the rest goes and its text stays.
 * Links to pages of this site lead to the page in the text's own language.
 */
export const sanitise = (html: string, locale?: Locale): string => remember(html, { locale, top: 2 }).html;

/** A field that holds markup under a title of a level, in the language that its answer was asked for in. */
const markupBelow = (level: number) =>
	v.pipe(
		v.string(),
		v.nonEmpty('is empty'),
		v.rawTransform(({ dataset, config }) => {
			const locale = locales.find((each) => each === config.lang);
			return remember(dataset.value, { locale, top: level + 1 }).html;
		}),
	);

/** Markup of a page whose title is that of the entry. */
export const markup = markupBelow(1);
/** Markup of a section that has a title of its own. */
export const sectionMarkup = markupBelow(2);

/** Tells editors what the markup of an entry lost as it was read, by the fields of the answer. */
export function warnOfLosses(
	about: { collection: string; entry?: string | undefined },
	raw: unknown,
	locale: Locale,
): void {
	// Nobody is shown the warnings of a preview, which reads the same texts every minute.
	if (shadows.includes(about.collection) || contentCache()?.parsed) return;
	mapTexts(raw, (text, field) => {
		const lost = new Set([2, 3].flatMap((top) => sanitised.get(`${locale} ${top} ${text}`)?.lost ?? []));
		const problem = `is shown without ${[...lost].join(', ')}: a text holds words, lists, tables and links`;
		if (lost.size > 0) warn({ ...about, field, problem, locales: [locale] });
		return text;
	});
}
