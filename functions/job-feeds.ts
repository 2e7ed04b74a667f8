import type { Config } from '@netlify/functions';
import { isOpen, type JobFields, jobSchemaIn } from '#cms/collections/jobs.ts';
import type { ParsedInput } from '#contract/endpoint.ts';
import { jobFeedJson, jobFeedRss } from '#contract/endpoints/jobs.ts';
import { limits } from '#contract/limits.ts';
import { jobFacts, type TemplateTexts } from '#i18n/job-facts.ts';
import { type Feed, type FeedItem, toJsonFeed, toRss } from '#lib/feed.ts';
import { fetchEntries } from './_lib/content/cms.ts';
import type { Call } from './_lib/http/call.ts';
import { file, type Result } from './_lib/http/result.ts';
import { route, serve } from './_lib/http/serve.ts';
import { matchesFilters } from './_lib/jobs/job-filter.ts';
import { openBuiltSite } from './_lib/pages/built-site.ts';

export const config: Config = { path: ['/api/careers/feed.rss', '/api/careers/feed.json'] };

type FeedEndpoint = typeof jobFeedRss | typeof jobFeedJson;
type Filters = ParsedInput<FeedEndpoint>;

async function readTexts(locale: string): Promise<TemplateTexts> {
	const read = await openBuiltSite();
	const path = 'careers/template/texts.json';
	const text = (await read(`${locale}/${path}`)) ?? (await read(path));
	if (text === undefined) throw new Error('the site is built without the texts of feeds');
	return JSON.parse(text) as TemplateTexts;
}

/** Asks the CMS for as little as its query can say. */
function fetchJobs(
	{ location, team, query, locale }: Filters,
	{ timeZones }: TemplateTexts,
	call: Call<FeedEndpoint>,
) {
	const question = {
		location,
		team,
		query: query || undefined,
		limit: limits.list.max,
		locale,
	};
	return fetchEntries({ path: '/api/offices/job-offers', query: question }, jobSchemaIn(timeZones), call);
}

/** Markup whose links to pages of the site say where the site is. */
const absolute = (html: string, siteUrl: string) => html.replaceAll('href="/', `href="${siteUrl}/`);

function itemOf(job: JobFields, texts: TemplateTexts, siteUrl: string): FeedItem {
	const { place, team, type, remote, summary } = jobFacts(job, texts, texts.locale);
	return {
		title: `${job.title}, ${place}`,
		url: `${siteUrl}${texts.feed.job}${job.id}`,
		html: absolute(job.description + job.requirements, siteUrl),
		summary,
		publishedAt: job.publishedAt,
		tags: [place, team, type, remote].filter(Boolean),
		language: job.locale ?? texts.locale,
	};
}

function titleOf(
	{ location, team, type, query }: Filters,
	{ feed, cities, teams, positionTypes }: TemplateTexts,
): string {
	const words = [
		...location.map((slug) => cities[slug] ?? slug),
		...team.map((name) => teams[name] ?? name),
		...type.map((name) => positionTypes[name] ?? name),
		...(query ? [`“${query}”`] : []),
	];
	return words.length > 0 ? feed.filtered.replace('{{filters}}', () => words.join(', ')) : feed.title;
}

/** The feed's own address: the same for the same filters. */
function addressOf(path: string, { location, team, type, query, locale }: Filters): string {
	const given = [
		...location.map((slug) => ['location', slug]),
		...team.map((name) => ['team', name]),
		...type.map((name) => ['type', name]),
		...(query ? [['query', query]] : []),
		['locale', locale],
	];
	return `${path}?${new URLSearchParams(given)}`;
}

/** A handler that writes the asked jobs in one format, the newest first. */
function feedOf(endpoint: FeedEndpoint, write: (feed: Feed) => string) {
	return async (call: Call<FeedEndpoint>): Promise<Result> => {
		const {
			input,
			config: { SITE_URL },
		} = call;
		const texts = await readTexts(input.locale);
		const loaded = await fetchJobs(input, texts, call);
		if (loaded.kind !== 'ok') return loaded;
		const jobs = loaded.data
			.filter((job) => isOpen(job) && matchesFilters(job, input))
			.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
		const feed: Feed = {
			title: titleOf(input, texts),
			description: texts.feed.description,
			language: input.locale,
			home: SITE_URL + addressOf(texts.feed.list, input).replace(/[?&]locale=\w+$/, ''),
			self: SITE_URL + addressOf(endpoint.path, input),
			items: jobs.map((job) => itemOf(job, texts, SITE_URL)),
		};
		return file(write(feed));
	};
}

export default serve(
	route(jobFeedRss, feedOf(jobFeedRss, toRss)),
	route(jobFeedJson, feedOf(jobFeedJson, toJsonFeed)),
);
