import type { Locale } from '#contract/locales.ts';
import { isoDay } from '#lib/text/format.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { firstSentences, plainText } from '#lib/text/plain-text.ts';
import { timeZone as studioZone } from '#site.config';
import { formatChoice, formatDate, formatSalary } from './formats.ts';

/** The texts for the facts of a job. */
export interface FactTexts {
	teams: Record<string, string>;
	positionTypes: Record<string, string>;
	/** By the slugs of their offices. */
	cities: Record<string, string>;
	/** The time zones of the offices that have said theirs, by their slugs. */
	timeZones: Record<string, string>;
	remote: string;
	/** Each with `{{amount}}`. */
	salary: Record<'hour' | 'month' | 'year', string>;
}

/** The part of a job that its facts are read from; it may be open in several places and teams. */
interface FactSource {
	team: string;
	location: string;
	categories: { location: string; team: string }[];
	positionType: string;
	remote: boolean;
	salary?: { min: number; max: number; currency: string; per: 'hour' | 'month' | 'year' } | null | undefined;
	validThrough: Date;
	/** Sanitised HTML. */
	description: string;
}

/** The facts of a job in words; what is not given is empty. */
export interface JobFacts {
	place: string;
	team: string;
	type: string;
	remote: string;
	salary: string;
	/** The last day to apply where the office is, in words and as ISO 8601. */
	lastDay: string;
	lastDate: string;
	/** Its first sentences, for search engines and social sites. */
	summary: string;
}

/** How long a summary is at least, in characters. */
const summaryLength = 90;

function salaryOf({ salary }: FactSource, texts: FactTexts, locale: Locale): string {
	return salary ? interpolate(texts.salary[salary.per], { amount: formatSalary(salary, locale) }) : '';
}

/** Tells the facts of a job, alike on a page that is built and on one that a function fills. */
export function jobFacts(job: FactSource, texts: FactTexts, locale: Locale): JobFacts {
	const { location, team, categories, validThrough } = job;
	const places = new Set([location, ...categories.map((each) => each.location)]);
	const teams = new Set([team, ...categories.map((each) => each.team)]);
	const timeZone = texts.timeZones[location] ?? studioZone;
	return {
		place: formatChoice(
			[...places].map((slug) => texts.cities[slug] ?? slug),
			locale,
		),
		team: [...teams].map((name) => texts.teams[name] ?? name).join(', '),
		type: texts.positionTypes[job.positionType] ?? job.positionType,
		remote: job.remote ? texts.remote : '',
		salary: salaryOf(job, texts, locale),
		lastDay: formatDate(validThrough, locale, timeZone),
		lastDate: isoDay(validThrough, timeZone),
		summary: firstSentences(plainText(job.description), locale, summaryLength),
	};
}

/** A game with the address of its page. */
export interface NamedGame {
	name: string;
	href: string;
}

/** What stands beside the templates of job pages in one language, for the function that fills them. */
export interface TemplateTexts extends FactTexts {
	locale: Locale;
	/** Teams as they stand in addresses. */
	teamSlugs: Record<string, string>;
	/** By their slugs. */
	games: Record<string, NamedGame>;
	feed: FeedTexts;
}

/** What a feed of jobs says of itself; its addresses are paths of the site in that language. */
export interface FeedTexts {
	title: string;
	/** With `{{filters}}`: a feed of some jobs only. */
	filtered: string;
	description: string;
	list: string;
	/** What a job's id is added to. */
	job: string;
}

/** Names the template for a job whose office was not there when the site was built. */
export const noOffice = 'no-office';
