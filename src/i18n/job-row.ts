import type { Locale } from '#contract/locales.ts';
import type { JobData } from '#lib/job-data.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { formatChoice } from './formats.ts';
import { localePath } from './paths.ts';

/** The texts for the row of a job. */
export interface RowTexts {
	teams: Record<string, string>;
	positionTypes: Record<string, string>;
	/** By the slugs of their offices. */
	cities: Record<string, string>;
	remote: string;
	/** With `{{places}}`: where else it is open. */
	also: string;
}

type RowSource = Omit<JobData, 'publishedAt'> & { locale?: string | null | undefined; title: string };

interface RowContext {
	locale: Locale;
	texts: RowTexts;
	/** The place that the row stands under, which it need not say again. */
	place?: string | undefined;
}

/** The row of a job in words. */
export interface JobRow {
	href: string;
	title: string;
	/** The language of the title, where it is not the page's. */
	lang?: string | undefined;
	/** Its teams, its places, and the terms of the job. */
	facts: [teams: string, places: string, terms: string];
}

/** Tells the row of a job, alike in lists that are built and in those that scripts add to. */
export function toJobRow(job: RowSource, { locale, texts, place }: RowContext): JobRow {
	const { id, title, positionType, remote } = job;
	const places = [...new Set([job.location, ...job.categories.map((each) => each.location)])];
	const teams = [...new Set([job.team, ...job.categories.map((each) => each.team)])].filter(Boolean);
	const cities = (slugs: string[]) =>
		formatChoice(
			slugs.map((slug) => texts.cities[slug] ?? slug),
			locale,
		);
	const others = place ? places.filter((other) => other !== place) : [];
	const terms = [
		...(positionType ? [texts.positionTypes[positionType] ?? positionType] : []),
		...(remote ? [texts.remote] : []),
		...(others.length > 0 ? [interpolate(texts.also, { places: cities(others) })] : []),
	];
	return {
		href: localePath(`/careers/${id}`, locale),
		title,
		lang: job.locale ?? undefined,
		facts: [teams.map((team) => texts.teams[team] ?? team).join(', '), cities(places), terms.join(' · ')],
	};
}
