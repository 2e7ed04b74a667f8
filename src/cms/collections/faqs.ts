import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { fetchInAnyLanguage, fetchList } from '../fetch-entries.ts';
import { date, id, keywords, onlyIn, previousSlugs, slug, text } from '../fields.ts';
import { markup } from '../markup.ts';

/** What a message can be about, as the CMS answers it. */
export const contactForm = v.object({
	locale: onlyIn,
	categories: v.pipe(
		v.array(v.object({ id, name: text, email: v.pipe(v.string(), v.email()) })),
		v.minLength(1),
	),
});
/** A subject of messages, with the language of its name where that is not the page's. */
type ContactCategory = v.InferOutput<typeof contactForm>['categories'][number] & {
	lang?: Locale | undefined;
};

/** What a contact message can be about, with the address that reads it. */
export async function loadContactCategories(locale: Locale): Promise<ContactCategory[]> {
	const question = { collection: 'contact-form', path: '/api/contacts/form' };
	const { categories, locale: lang } = await fetchInAnyLanguage(question, contactForm, locale);
	return lang ? categories.map((category) => ({ ...category, lang })) : categories;
}

/** The pages of support that no category may lie over. */
const reserved = ['faqs', 'report', 'feedback', 'patches'];
const ownSlug = v.pipe(
	slug,
	v.check((name) => !reserved.includes(name), 'is the address of another page'),
);

/** A category of support as the CMS answers it. */
export const faqCategory = v.object({
	id,
	slug: ownSlug,
	previousSlugs,
	locale: onlyIn,
	name: text,
	icon: text,
});
export type CmsFaqCategory = v.InferOutput<typeof faqCategory>;

/** The categories of support, in the CMS's order. */
export function loadFaqCategories(locale: Locale): Promise<CmsFaqCategory[]> {
	const question = { collection: 'faq-categories', path: '/api/faq-categories' };
	return fetchList(question, faqCategory, locale, { required: true });
}

/** A question of support with its answer, as the CMS answers it. */
export const faq = v.object({
	id,
	slug,
	previousSlugs,
	locale: onlyIn,
	/** The question. */
	title: text,
	/** The answer. */
	description: markup,
	keywords,
	category: slug,
	/** The slug of the game that it is about. */
	game: v.nullish(slug),
	/** Slugs of answers that help too. */
	related: v.array(slug),
	reviewedAt: date,
	/** Whether it is among the most asked. */
	featured: v.optional(v.boolean(), false),
});
export type CmsFaq = v.InferOutput<typeof faq>;

/** Every question of support with its answer, in the CMS's order. */
export function loadFaqs(locale: Locale): Promise<CmsFaq[]> {
	return fetchList({ collection: 'faqs', path: '/api/faqs' }, faq, locale);
}
