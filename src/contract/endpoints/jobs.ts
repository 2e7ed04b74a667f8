import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { counted, locale } from '../fields.ts';
import { jobFilters, payPeriods, positionTypes } from '../jobs.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';

/** How long anyone may keep an answer, in seconds: what an editor publishes is read soon after. */
const cache = 60;

const inLocale = v.optional(locale, locales[0]);
const moment = v.pipe(v.string(), v.isoTimestamp());

/** A place that a job is open in, with the team there; of an ATS either may be a name of its own, the team empty. */
const category = { location: v.string(), team: v.string() };

/** A job as the CMS or the ATS has it; a location is the slug of an office. */
export const job = v.object({
	id: v.string(),
	/** The one language it is written in, where it is not translated. */
	locale: v.optional(v.picklist(locales)),
	title: v.string(),
	...category,
	positionType: v.optional(v.picklist(positionTypes)),
	remote: v.boolean(),
	/** HTML, reduced to what editors may write, as are the requirements, which an ATS does not tell apart. */
	description: v.string(),
	requirements: v.string(),
	/** In minor units of the currency. */
	salary: v.optional(
		v.object({
			min: v.number(),
			max: v.number(),
			currency: v.string(),
			per: v.optional(v.picklist(payPeriods)),
		}),
	),
	publishedAt: moment,
	/** The last moment to apply. */
	validThrough: v.optional(moment),
	/** Every place it is open in, with the team there. */
	categories: v.array(v.object(category)),
	/** Where the job-posting provider knows it. */
	providerId: v.optional(v.string()),
	/** Where to apply, if not here. */
	applyUrl: v.optional(v.string()),
	/** Whether it was withdrawn or filled, or the last moment to apply has passed. */
	closed: v.boolean(),
});
export type Job = v.InferOutput<typeof job>;

export const listJobs = endpoint({
	name: 'careers.jobOffers',
	method: 'GET',
	path: '/api/careers/job-offers',
	summary:
		'The jobs, newest first, a hundred at a time: all, or those of some locations, of some teams, with every word of a query.',
	request: v.object({
		...jobFilters,
		limit: v.optional(v.pipe(counted, v.maxValue(limits.list.max, 'field.choice')), String(limits.list.max)),
		start: v.optional(counted),
		locale: inLocale,
	}),
	data: v.array(job),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache },
});

export const readJob = endpoint({
	name: 'careers.jobOffer',
	method: 'GET',
	path: '/api/careers/job-offers/:id',
	summary: 'One job, also when it is closed.',
	request: v.object({
		id: v.pipe(v.string(), v.regex(/^[a-z\d][\w-]{0,63}$/i, 'field.choice')),
		locale: inLocale,
	}),
	data: job,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'none', cache },
});

/** How long anyone may keep a feed, in seconds. */
const feedCache = 300;

const feedRequest = v.object({ ...jobFilters, locale: v.optional(locale, locales[0]) });

export const jobFeedRss = endpoint({
	name: 'careers.feedRss',
	method: 'GET',
	path: '/api/careers/feed.rss',
	summary: 'The open jobs of any filter, newest first, as RSS 2.0.',
	request: feedRequest,
	produces: 'application/rss+xml; charset=utf-8',
	data: v.string(),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache: feedCache },
});

export const jobFeedJson = endpoint({
	name: 'careers.feedJson',
	method: 'GET',
	path: '/api/careers/feed.json',
	summary: 'The open jobs of any filter, newest first, as JSON Feed 1.1.',
	request: feedRequest,
	produces: 'application/feed+json; charset=utf-8',
	data: v.string(),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache: feedCache },
});
