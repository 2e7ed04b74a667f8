import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { counted, locale, remark, slug } from '../fields.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { choiceId } from './contacts.ts';

const path = '/api/faqs/vote/:id';
const value = v.picklist(['up', 'down'], 'field.choice');

/** How an answer was received, and what this visitor said of it. */
const votes = v.object({
	up: v.pipe(v.number(), v.integer(), v.minValue(0)),
	down: v.pipe(v.number(), v.integer(), v.minValue(0)),
	mine: v.nullable(value),
});
export type Votes = v.InferOutput<typeof votes>;

export const readVotes = endpoint({
	name: 'support.votes',
	method: 'GET',
	path,
	summary: 'Whether an answer of support helped, and what the visitor said, whom the voter cookie knows.',
	request: v.object({ id: choiceId }),
	data: votes,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'none', cache: 0 },
});

export const vote = endpoint({
	name: 'support.vote',
	method: 'POST',
	path,
	summary: 'Says whether an answer of support helped: once for each visitor, who may change their mind.',
	request: v.object({ id: choiceId, value, reason: v.optional(remark, '') }),
	data: votes,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0 },
});

/** How long anyone may keep an answer, in seconds: what an editor publishes is read soon after. */
const cache = 60;

const inLocale = v.optional(locale, locales[0]);

export const faqCategory = v.object({ id: v.string(), slug: v.string(), name: v.string(), icon: v.string() });
export type FaqCategory = v.InferOutput<typeof faqCategory>;

export const faq = v.object({
	id: v.string(),
	slug: v.string(),
	/** The one language it is written in, where it is not translated. */
	locale: v.optional(v.picklist(locales)),
	title: v.string(),
	/** HTML, reduced to what editors may write. */
	description: v.string(),
	/** Slug of its category. */
	category: v.string(),
	/** Slugs of answers that help too. */
	related: v.array(v.string()),
	reviewedAt: v.pipe(v.string(), v.isoTimestamp()),
	/** Whether it is among the most asked. */
	featured: v.boolean(),
});
export type Faq = v.InferOutput<typeof faq>;

export const listFaqCategories = endpoint({
	name: 'support.categories',
	method: 'GET',
	path: '/api/faq-categories',
	summary: 'The categories of support.',
	request: v.object({ locale: inLocale }),
	data: v.array(faqCategory),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache },
});

export const readFaqCategory = endpoint({
	name: 'support.category',
	method: 'GET',
	path: '/api/faq-categories/slug/:slug',
	summary: 'One category of support.',
	request: v.object({ slug, locale: inLocale }),
	data: faqCategory,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'none', cache },
});

export const listFaqs = endpoint({
	name: 'support.faqs',
	method: 'GET',
	path: '/api/faqs',
	summary:
		'The questions of support with their answers, a hundred at a time: all, of one category, or with every word of a query.',
	request: v.object({
		category: v.optional(slug),
		query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.query.max, 'field.choice'))),
		limit: v.optional(v.pipe(counted, v.maxValue(limits.list.max, 'field.choice')), String(limits.list.max)),
		start: v.optional(counted),
		locale: inLocale,
	}),
	data: v.array(faq),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache },
});

export const readFaq = endpoint({
	name: 'support.faq',
	method: 'GET',
	path: '/api/faqs/slug/:slug',
	summary: 'One question of support with its answer.',
	request: v.object({ slug, locale: inLocale }),
	data: faq,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'none', cache },
});
