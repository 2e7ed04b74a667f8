import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askList } from './ask.ts';
import { date, id, onlyIn, slug, text } from './fields.ts';
import { markup } from './markup.ts';

/** A question of support with its answer, as the CMS answers it. */
export const faq = v.object({
	id,
	slug,
	locale: onlyIn,
	/** The question. */
	title: text,
	/** The answer. */
	description: markup,
	category: slug,
	/** Slugs of answers that help too. */
	related: v.array(slug),
	reviewedAt: date,
	/** Whether it is among the most asked. */
	featured: v.optional(v.boolean(), false),
});
export type Faq = v.InferOutput<typeof faq>;

/** Every question of support with its answer, in the CMS's order. */
export function loadFaqs(locale: Locale): Promise<Faq[]> {
	return askList({ collection: 'faqs', path: '/api/faqs' }, faq, locale);
}
