import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import {
	type ServedGame,
	type ServicesContent,
	servicesContent,
	servicesContentPath,
} from '#contract/upstream-submissions.ts';
import { unseal } from '#lib/seal.ts';
import type { FormsContent } from './forms/context.ts';

interface ContentOptions {
	siteUrl: string;
	submissionsKey: string;
	/** Called after each build with new content; if it fails, it is called again a minute later. */
	onChange?(): Promise<void>;
	/** Called once a minute, for what comes by the clock alone. */
	onMinute?(): Promise<void>;
}

/** The site's content as the services know it. */
export interface FollowedContent {
	/** The content of the site's last build. Waits for the first read; throws if none has succeeded yet. */
	load(): Promise<FormsContent>;
	/** Throws the reason why the site's content cannot be read. */
	check(): Promise<void>;
	close(): void;
}

const every = 60_000;

/** Reads what the site's last build says of its content, at the start and once a minute. */
export function followContent({
	siteUrl,
	submissionsKey,
	onChange,
	onMinute,
}: ContentOptions): FollowedContent {
	const url = `${siteUrl}${servicesContentPath}`;
	let known: FormsContent | undefined;
	let etag = '';
	let problem: Error | undefined;
	const refresh = async () => {
		const response = await fetch(url, {
			headers: etag ? { 'If-None-Match': etag } : {},
			redirect: 'error',
			signal: AbortSignal.timeout(15_000),
		});
		if (response.status === 304) return;
		if (!response.ok) throw new Error(`${url} answered ${response.status}`);
		const content = await read(await response.bytes(), submissionsKey);
		known = toFormsContent(content);
		await onChange?.();
		etag = response.headers.get('ETag') ?? '';
	};
	const refreshAndSend = async () => {
		await refresh();
		await onMinute?.();
	};
	let reading: Promise<void> | undefined;
	const note = (found?: unknown) => {
		problem = found === undefined || found instanceof Error ? found : new Error(String(found));
		reading = undefined;
	};
	const look = (): Promise<void> => {
		reading ??= refreshAndSend().then(() => note(), note);
		return reading;
	};
	void look();
	const timer = setInterval(look, every);
	timer.unref();
	return {
		async load() {
			if (!known) await look();
			if (!known) throw problem ?? new Error(`${url} could not be read`);
			return known;
		},
		async check() {
			if (problem || !known) await look();
			if (problem) throw problem;
		},
		close: () => clearInterval(timer),
	};
}

async function read(sealed: Uint8Array<ArrayBuffer>, submissionsKey: string): Promise<ServicesContent> {
	const text = await unseal(sealed, submissionsKey, servicesContentPath).catch((cause: unknown) => {
		throw new Error('the site’s content is sealed with another SUBMISSIONS_KEY than this one', { cause });
	});
	return v.parse(servicesContent, JSON.parse(text));
}

/** A game by each slug that it has or had. */
const entriesOf = (game: ServedGame) => [...game.formerSlugs, game.slug].map((slug) => [slug, game] as const);

/** What the forms ask, answered from what the site wrote. */
export function toFormsContent({
	jobs,
	games,
	issueChoices,
	readers,
	cities,
	answers,
}: ServicesContent): FormsContent {
	const jobsById = new Map(jobs.map((job) => [job.id, job]));
	const gamesBySlug = new Map(games.flatMap(entriesOf));
	const answerIds = new Set(answers);
	return {
		listJobs: () => jobs,
		findJob(id, locale) {
			const job = jobsById.get(id);
			return job && { title: job.texts[locale].title, closed: job.closed, validThrough: job.validThrough };
		},
		findGame: (slug) => gamesBySlug.get(slug),
		issueChoices: (locale: Locale) => issueChoices[locale],
		readerOf: (category) => (Object.hasOwn(readers, category) ? readers[category] : undefined),
		cityOf: (slug, locale) => (Object.hasOwn(cities, slug) ? cities[slug]?.[locale] : undefined),
		hasAnswer: (id) => answerIds.has(id),
	};
}
