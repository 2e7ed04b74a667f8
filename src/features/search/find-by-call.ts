/** What functions are asked for: jobs that are newer than the index, and answers of support where there is no index. */
import { call } from '#api/call.ts';
import { type Job, listJobs } from '#contract/endpoints/jobs.ts';
import { type Faq, listFaqs } from '#contract/endpoints/support.ts';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import type { SearchKind } from '#lib/search.ts';
import { plainText, truncate } from '#lib/text/plain-text.ts';
import { fold } from '#lib/text/spelling.ts';
import type { SearchHit, SearchHits } from './excerpt.ts';
import { wordsOfQuery } from './words.ts';

/** How many of the newest jobs are asked for; a build is seldom older than that. */
const newest = '20';
/** Milliseconds: the other results do not wait longer for them. */
const patience = 1500;
/** In characters. */
const excerptLength = 160;

async function fetchJobs(locale: Locale): Promise<readonly Job[]> {
	const result = await call(listJobs, { limit: newest, locale }, { quiet: true, timeout: patience });
	return result.kind === 'ok' ? result.data : [];
}

let jobs: Promise<readonly Job[]> | undefined;

function toJobHit({ id, title, description }: Job, locale: Locale): SearchHit {
	const text = truncate(plainText(description), excerptLength);
	return {
		title,
		url: localePath(`/careers/${id}`, locale),
		kind: 'job',
		excerpt: [{ text, isMarked: false }],
	};
}

/**
 * The jobs that are newer than the index and have every word of a query in their title or in the names of team and place.
 * @param known the ids of the newest jobs of the index
 */
export async function findNewJobs(
	query: string,
	locale: Locale,
	known: readonly string[],
): Promise<SearchHit[]> {
	jobs ??= fetchJobs(locale);
	const words = wordsOfQuery(query, locale).map(fold);
	const isFound = ({ title, team, location, positionType }: Job) => {
		const own = fold(`${title} ${team} ${location} ${positionType ?? ''}`).match(/[\p{L}\p{N}]+/gu) ?? [];
		return words.every((word) => own.some((other) => other.startsWith(word)));
	};
	const isNew = ({ id, closed }: Job) => !closed && !known.includes(id);
	return (await jobs).filter((job) => isNew(job) && isFound(job)).map((job) => toJobHit(job, locale));
}

/** How many answers are asked for. */
const most = 20;

/** Searches the answers of support where they are kept, for when there is no index: while developing, or offline from it. */
export async function findAnswers(
	query: string,
	locale: Locale,
	kinds: readonly SearchKind[] = ['faq'],
): Promise<SearchHits> {
	const toAnswerHit = ({ slug, title, description }: Faq): SearchHit => ({
		title,
		url: localePath(`/support/faqs/${slug}`, locale),
		kind: 'faq',
		excerpt: [{ text: truncate(plainText(description), excerptLength), isMarked: false }],
	});
	const nothing = { total: 0, load: async () => [], isLoose: false, isPartial: true };
	if (!kinds.includes('faq')) return nothing;
	const answer = await call(listFaqs, { query, locale, limit: String(most) }, { quiet: true });
	if (answer.kind !== 'ok') throw new Error('Nothing can be searched.');
	const hits = answer.data.map(toAnswerHit);
	return { ...nothing, total: hits.length, load: async (start, end) => hits.slice(start, end) };
}
