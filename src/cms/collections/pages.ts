import * as v from 'valibot';
import { readConfig } from '#contract/config.ts';
import { cookies } from '#contract/cookies.ts';
import type { Locale } from '#contract/locales.ts';
import { isOff, type Part } from '#contract/parts.ts';
import { analyticsOfTrace } from '#lib/analytics-traces.ts';
import { parts } from '#site.config';
import { fetchOne, findOne } from '../fetch-entries.ts';
import { date, id, image, keywords, one, onlyIn, previousSlugs, slug, text } from '../fields.ts';
import { isHeldBack } from '../held-back.ts';
import { sectionMarkup } from '../markup.ts';
import { warn } from '../warnings.ts';

const titled = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
	v.object({ type: v.literal(type), title: text, ...entries });

const cookie = v.object({
	name: text,
	category: v.picklist(['necessary', 'analytics']),
	purpose: text,
	age: text,
});

/** The part of the site that a cookie is for. */
const cookieParts: Record<string, Part> = {
	[cookies.session.name]: 'accounts',
	[cookies.challenge.name]: 'accounts',
	[cookies.passkey.name]: 'passkeys',
	[cookies.oauth.name]: 'accounts',
	[cookies.signedIn.name]: 'accounts',
	[cookies.flash.name]: 'accounts',
	[cookies.voter.name]: 'forms',
};

/** The cookies that keep the answer to the question about cookies. */
const consentCookieNames: readonly string[] = [cookies.consent.name, cookies.analytics.name];

/** Whether this site may set a cookie: those of parts and of analytics services that it does not have are none of it. */
function isSet({ name, category }: v.InferOutput<typeof cookie>): boolean {
	const part = cookieParts[name];
	if (part && !parts[part]) return false;
	const { ANALYTICS: kind } = readConfig(process.env, ['ANALYTICS']);
	// Nobody is asked, and no answer is kept.
	if (kind === 'none') return category !== 'analytics' && !consentCookieNames.includes(name);
	return (analyticsOfTrace(name) ?? kind) === kind;
}

/** The blocks of every page but the home page. */
export const pageBlocks = [
	v.object({
		type: v.literal('opening'),
		line: text,
		text,
		action: v.nullish(text),
		image: v.nullish(image),
	}),
	titled('section', { html: sectionMarkup }),
	titled('highlights', { cards: v.array(v.object({ title: text, text, icon: text })) }),
	titled('gallery', { images: v.array(image) }),
	titled('open-application', { text, action: text }),
	/** What applicants may ask for in interviews, on the page of each job. */
	titled('adjustments', { text }),
	titled('day', { steps: v.array(v.object({ time: text, title: text, text })) }),
	titled('eligibility', { text, items: v.array(text) }),
	titled('rewards', { text, items: v.array(text) }),
	titled('questions', {
		items: v.array(v.object({ id, title: text, description: sectionMarkup })),
	}),
	titled('cookies', {
		rows: v.pipe(
			v.array(cookie),
			v.transform((rows) => rows.filter(isSet)),
		),
	}),
] as const;

const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A page that editors write, as the CMS answers it. */
export const page = v.object({
	slug,
	previousSlugs,
	locale: onlyIn,
	title: text,
	keywords,
	updatedAt: date,
	version,
	/** What each version changed, newest first. */
	changes: v.optional(v.array(v.object({ version, date, text })), []),
	blocks: v.array(v.variant('type', pageBlocks)),
});
/** A page whose heading stands in its opening. */
const openedPage = v.object({ ...page.entries, blocks: v.pipe(page.entries.blocks, one('opening')) });
export type Page = v.InferOutput<typeof page>;
export type Block = Page['blocks'][number];
export type NamedBlock<Type extends Block['type']> = Extract<Block, { type: Type }>;

const allPaths = {
	accessibility: '/accessibility',
	'account-faq': '/account/faq',
	careers: '/careers',
	contact: '/contact',
	cookies: '/cookies',
	'fan-content-policy': '/fan-content-policy',
	gdpr: '/gdpr',
	internships: '/careers/internships',
	playtests: '/playtests',
	privacy: '/privacy',
	tos: '/tos',
} as const;
export type PageSlug = keyof typeof allPaths;

/**
 * The pages that editors write in blocks, with their unprefixed paths; the home page has blocks of its own. A page of a part
 * that the site does not have is none of them.
 */
export const pagePaths = (Object.entries(allPaths) as [PageSlug, string][]).filter(
	([, path]) => !isOff(path, parts),
);

const opened: ReadonlySet<PageSlug> = new Set(['careers', 'internships', 'playtests']);

const schemaOf = (name: PageSlug) => (opened.has(name) ? openedPage : page);

const question = (name: PageSlug, locale: Locale) => ({
	collection: 'pages',
	path: `/api/pages/${name}/${locale}`,
});

/** One of the pages that editors write; throws MissingError where a language does not have it. */
export function loadPage(name: PageSlug, locale: Locale): Promise<Page> {
	return fetchOne(question(name, locale), schemaOf(name), locale);
}

/** The pages that the site can do without. */
export const optionalPages: readonly PageSlug[] = [
	'accessibility',
	'fan-content-policy',
	'gdpr',
	'internships',
];

/**
 * The same; undefined where a language does not have it and, with a warning, for one that is held back and that the site can
 * do without.
 */
export async function findPage(name: PageSlug, locale: Locale): Promise<Page | undefined> {
	try {
		return await findOne(question(name, locale), schemaOf(name), locale);
	} catch (error) {
		if (!isHeldBack(error) || !optionalPages.includes(name)) throw error;
		warn({ collection: 'pages', entry: name, field: error.field, problem: error.problem, locales: [locale] });
		return undefined;
	}
}
