import type { Config } from '@netlify/functions';
import * as v from 'valibot';
import { faqCategory } from '#cms/faq-categories.ts';
import { faq } from '#cms/faqs.ts';
import * as support from '#contract/endpoints/support.ts';
import { loadEntries, loadEntry } from './_lib/cms.ts';
import { route, serve } from './_lib/serve.ts';

export const config: Config = {
	path: ['/api/faq-categories', '/api/faq-categories/slug/:slug', '/api/faqs', '/api/faqs/slug/:slug'],
};

const faqOnWire = v.pipe(
	faq,
	v.transform(({ locale, reviewedAt, ...rest }): support.Faq => {
		return { ...rest, ...(locale && { locale }), reviewedAt: reviewedAt.toISOString() };
	}),
);

export default serve(
	route(support.listFaqCategories, (call) => {
		return loadEntries({ path: '/api/faq-categories', query: call.input }, faqCategory, call);
	}),
	route(support.readFaqCategory, (call) => {
		const { slug, ...query } = call.input;
		return loadEntry({ path: `/api/faq-categories/slug/${slug}`, query }, faqCategory, call);
	}),
	route(support.listFaqs, (call) => {
		return loadEntries({ path: '/api/faqs', query: call.input }, faqOnWire, call);
	}),
	route(support.readFaq, (call) => {
		const { slug, ...query } = call.input;
		return loadEntry({ path: `/api/faqs/slug/${slug}`, query }, faqOnWire, call);
	}),
);
