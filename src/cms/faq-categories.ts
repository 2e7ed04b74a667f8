import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askList } from './ask.ts';
import { id, slug, text } from './fields.ts';

/** The pages of support that no category may lie over. */
const reserved = ['faqs', 'report', 'feedback', 'patches'];
const ownSlug = v.pipe(
	slug,
	v.check((name) => !reserved.includes(name), 'is the address of another page'),
);

/** A category of support as the CMS answers it. */
export const faqCategory = v.object({ id, slug: ownSlug, name: text, icon: text });
export type FaqCategory = v.InferOutput<typeof faqCategory>;

/** The categories of support, in the CMS's order. */
export function loadFaqCategories(locale: Locale): Promise<FaqCategory[]> {
	const question = { collection: 'faq-categories', path: '/api/faq-categories' };
	return askList(question, faqCategory, locale, { required: true });
}
