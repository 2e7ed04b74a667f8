import type { CmsJob } from '#cms/collections/jobs.ts';
import type { Office } from '#cms/collections/offices.ts';
import type { Locale } from '#i18n/locales.ts';
import { texts } from '#i18n/texts.ts';
import { slugify } from '#lib/text/slugify.ts';

/** What jobs are filtered by. */
export const facets = ['location', 'team', 'type'] as const;
export type FacetName = (typeof facets)[number];

/** The values that a job has in each facet; it may be open in several places and teams. */
export function listFacetValues({
	location,
	team,
	positionType,
	categories,
}: CmsJob): Record<FacetName, string[]> {
	return {
		location: [...new Set([location, ...categories.map((each) => each.location)])],
		team: [...new Set([team, ...categories.map((each) => each.team)])],
		type: positionType ? [positionType] : [],
	};
}

/** One choice of a facet, with the number of jobs it leaves. */
export interface FacetValue {
	value: string;
	slug: string;
	label: string;
	count: number;
}

/** Jobs, with the offices that name their places. */
export interface JobListData {
	locale: Locale;
	jobs: CmsJob[];
	offices: Office[];
}

/** The labels of a facet's values; a location with a site of its own has its jobs there. */
function labelsOf(facet: FacetName, { locale, offices }: JobListData): [value: string, label: string][] {
	if (facet === 'location')
		return offices.filter(({ externalUrl }) => !externalUrl).map(({ slug, city }) => [slug, city]);
	return Object.entries(facet === 'team' ? texts(locale, 'site').teams : texts(locale, 'site').positionTypes);
}

/** Every choice of a facet, by name, also those without a job. */
export function listFacetOptions(facet: FacetName, list: JobListData): FacetValue[] {
	const counts = new Map<string, number>();
	for (const job of list.jobs)
		for (const value of listFacetValues(job)[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
	const options = labelsOf(facet, list).map(([value, label]) => ({
		value,
		slug: slugify(value),
		label,
		count: counts.get(value) ?? 0,
	}));
	return options.toSorted((a, b) => a.label.localeCompare(b.label, list.locale));
}
