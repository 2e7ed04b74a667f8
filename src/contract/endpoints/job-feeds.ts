import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { locale } from '../fields.ts';
import { locales } from '../locales.ts';
import { offerFilters } from '../offer-filters.ts';

/** How long anyone may keep a feed, in seconds. */
const cache = 300;

const request = v.object({ ...offerFilters, locale: v.optional(locale, locales[0]) });

export const jobFeedRss = endpoint({
	name: 'careers.feedRss',
	method: 'GET',
	path: '/api/careers/feed.rss',
	summary: 'The open offers of any filter, newest first, as RSS 2.0.',
	request,
	produces: 'application/rss+xml; charset=utf-8',
	data: v.string(),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache },
});

export const jobFeedJson = endpoint({
	name: 'careers.feedJson',
	method: 'GET',
	path: '/api/careers/feed.json',
	summary: 'The open offers of any filter, newest first, as JSON Feed 1.1.',
	request,
	produces: 'application/feed+json; charset=utf-8',
	data: v.string(),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache },
});
