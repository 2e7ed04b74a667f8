import type { Config } from '@netlify/functions';
import * as v from 'valibot';
import { faq, faqCategory } from '#cms/collections/faqs.ts';
import * as support from '#contract/endpoints/support.ts';
import { readVotes, vote } from '#contract/endpoints/support.ts';
import { locales } from '#contract/locales.ts';
import { countVotes, storeVote } from '#contract/upstream-submissions.ts';
import { fetchEntries, fetchEntry } from './_lib/content/cms.ts';
import { getVoterId, saveVoterId } from './_lib/content/voters.ts';
import { route, serve } from './_lib/http/serve.ts';
import { writeToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = {
	path: [
		'/api/faq-categories',
		'/api/faq-categories/slug/:slug',
		'/api/faqs',
		'/api/faqs/slug/:slug',
		'/api/faqs/vote/:id',
	],
};

const faqOnWire = v.pipe(
	faq,
	v.transform(({ locale, reviewedAt, keywords: _, previousSlugs: __, ...rest }): support.Faq => {
		return { ...rest, ...(locale && { locale }), reviewedAt: reviewedAt.toISOString() };
	}),
);

const categoryOnWire = v.pipe(
	faqCategory,
	v.transform(({ previousSlugs: _, ...rest }) => rest),
);

export default serve(
	route(support.listFaqCategories, (call) => {
		return fetchEntries({ path: '/api/faq-categories', query: call.input }, categoryOnWire, call);
	}),
	route(support.readFaqCategory, (call) => {
		const { slug, ...query } = call.input;
		return fetchEntry({ path: `/api/faq-categories/slug/${slug}`, query }, categoryOnWire, call);
	}),
	route(support.listFaqs, (call) => {
		return fetchEntries({ path: '/api/faqs', query: call.input }, faqOnWire, call);
	}),
	route(support.readFaq, (call) => {
		const { slug, ...query } = call.input;
		return fetchEntry({ path: `/api/faqs/slug/${slug}`, query }, faqOnWire, call);
	}),
	route(readVotes, ({ input, ...call }) => {
		const query = { voter: call.voter, locale: locales[0] };
		const path = countVotes.path.replace(':id', input.id);
		return fetchEntry({ path, query, isSubmission: true }, countVotes.data, call);
	}),
	route(vote, async ({ input, ...call }) => {
		const voter = getVoterId(call);
		const answer = await writeToCms({ submission: storeVote, input: { ...input, voter } }, call);
		return answer.kind === 'ok' ? { ...answer, cookies: [saveVoterId(voter)] } : answer;
	}),
);
